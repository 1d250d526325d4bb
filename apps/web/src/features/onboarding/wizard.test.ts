import { EMAIL_PATTERN } from '@lou/contract/identity';
import { expect, test } from 'vitest';
import { backward, checkAboutYou, forward, isFilled, registrationOf } from './wizard.ts';

const robin = { firstName: 'Robin', lastName: 'Lind', email: 'robin@example.org' };

test('steps go 1, 2, 3 and back, and never past either end', () => {
  expect([forward(1), forward(2), forward(3)]).toEqual([2, 3, 3]);
  expect([backward(3), backward(2), backward(1)]).toEqual([2, 1, 1]);
});

test('all three fields must hold something', () => {
  expect(isFilled(robin)).toBe(true);
  for (const field of ['firstName', 'lastName', 'email'] as const) expect(isFilled({ ...robin, [field]: '' })).toBe(false);
});

test('a name of spaces is blank', () => {
  expect(checkAboutYou({ ...robin, firstName: '  ' }, EMAIL_PATTERN)).toEqual({
    firstName: 'Missing information: Please enter your first and last name.',
  });
});

test.each([
  ['L342 the email must match text, @, text, dot, text: it does', 'a@b.c', true],
  ['L342 the email must match text, @, text, dot, text: spaces around it do not count', ' robin@example.org ', true],
  ['L342 the email must match text, @, text, dot, text: no @', 'robin.example.org', false],
  ['L342 the email must match text, @, text, dot, text: nothing before it', '@example.org', false],
  ['L342 the email must match text, @, text, dot, text: no dot', 'robin@example', false],
  ['L342 the email must match text, @, text, dot, text: nothing after the dot', 'robin@example.', false],
  ['L342 the email must match text, @, text, dot, text: a space inside', 'robin lind@example.org', false],
])('%s', (_, email, fits) => {
  expect(checkAboutYou({ ...robin, email }, EMAIL_PATTERN).email === undefined).toBe(fits);
});

test('L372 L261 what is registered: the interests joined with a comma and a space, the role of a learner, a password that was made up', () => {
  const sent = registrationOf({ ...robin, firstName: ' Robin ' }, ['Creative Arts', 'Language Learning'], {
    username: 'robinlind7',
    password: 'Lou-…!',
    idempotencyKey: 'drawn-once-00001',
  });
  expect(sent).toEqual({
    ...robin,
    username: 'robinlind7',
    password: 'Lou-…!',
    idempotencyKey: 'drawn-once-00001',
    role: 'learner',
    learningGoals: 'Creative Arts, Language Learning',
    passwordGenerated: true,
  });
});
