import { expect, test } from 'vitest';
import { signInFirst, wayBack } from './way-back.ts';

test('an address survives the way over /auth, its query included', () => {
  const [, search = ''] = signInFirst('/course/fractions', 'section=2&mode=read').split('?');
  expect(wayBack(search)).toBe('/course/fractions?section=2&mode=read');
});

test.each(['', 'back=', 'back=https://elsewhere.example', 'back=//elsewhere.example', 'back=/%5Celsewhere.example'])('%j leads to `/`', (search) => {
  expect(wayBack(search)).toBe('/');
});
