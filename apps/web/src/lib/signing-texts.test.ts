import { expect, test } from 'vitest';
import { signUpFailed } from './signing-texts.ts';

test.each([
  ['L419 a taken username', '409: Username already exists.', 'This username is already taken. Please choose a different username.'],
  ['L420 a taken email', '409: Email already exists.', 'This email is already registered. Please use a different email or try logging in.'],
  ['L421 any other failure of a registration', '500: Something went wrong. Please try again.', 'Registration failed'],
])('%s', (_, message, text) => {
  expect(signUpFailed(message)).toEqual({ kind: 'destructive', title: 'Registration failed', text });
});
