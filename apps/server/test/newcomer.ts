/** What the suites about accounts share: somebody new, as the wizard and the sign-in panel send them. */
import { PASSWORD } from './start-test-app.ts';

let count = 0;
/** The body of a registration that nobody has sent yet. */
export const newcomer = (change = {}) => {
  count += 1;
  return {
    username: `newcomer${count}`,
    email: `newcomer${count}@example.org`,
    password: PASSWORD,
    firstName: 'Nia',
    lastName: 'Okafor',
    role: 'learner',
    learningGoals: 'Creative Arts',
    ...change,
  };
};
