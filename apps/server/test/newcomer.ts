/** What the suites about accounts share: somebody new, as the wizard and the sign-in panel send them. */
import { afterAll, beforeAll } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from './start-test-app.ts';

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

/** One app for the test file that calls this, with the limits that guard accounts; `app` is there while its tests run. */
export function accountsApp() {
  let running: TestApp;
  const app = () => running;
  beforeAll(async () => {
    running = await startTestApp({ limits: true, courses: false });
  });
  afterAll(() => running.close());

  const register = (body: object) => running.call('POST', '/api/register', body);
  const login = (username: string, password: string, headers = {}) => running.call('POST', '/api/login', { username, password }, headers);

  return { app, register, login };
}
