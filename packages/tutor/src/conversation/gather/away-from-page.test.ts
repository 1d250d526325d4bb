import { expect, it } from 'vitest';
import { standsByItself } from './away-from-page.ts';

it.each([
  ['Boiling water burns green leaves, and burnt leaves taste bitter.', true],
  ['"I am a visual learner," people say, or "I only learn by listening."', false],
  ['Many people think that "green tea has no caffeine".', false],
  ['It burns the leaves, which then taste bitter.', false],
  ['The picture shows a kettle with a lid.', false],
  ['Which water burns the leaves of green tea?', false],
])('%j can be said away from its page: %s', (sentence, isSo) => {
  expect(standsByItself(sentence)).toBe(isSo);
});
