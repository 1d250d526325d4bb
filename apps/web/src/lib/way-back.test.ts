import { expect, test } from 'vitest';
import { signInFirst, wayBack } from './way-back.ts';

test('an address survives the way over /auth, its query included', () => {
  const [, search = ''] = signInFirst('/course/fractions', 'section=2&mode=read').split('?');
  expect(wayBack(search)).toBe('/course/fractions?section=2&mode=read');
});

const elsewhere = ['https://elsewhere.example', '//elsewhere.example', '/%5Celsewhere.example', '/%09/elsewhere.example', '/%0A/elsewhere.example'];

test.each(['', 'back=', ...elsewhere.map((address) => `back=${address}`)])('%j leads to `/`', (search) => {
  expect(wayBack(search)).toBe('/');
});
