import { expect, test } from 'vitest';
import { isStaff } from './roles.ts';
import { role } from './shapes.ts';

test('teachers and admins are staff, learners and users are not', () => {
  expect(role.options.filter(isStaff).toSorted()).toEqual(['admin', 'teacher']);
  expect(role.options.filter((one) => !isStaff(one)).toSorted()).toEqual(['learner', 'user']);
});
