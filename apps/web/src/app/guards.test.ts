import { describe, expect, test } from 'vitest';
import { type Admits, decide, type Guarded } from './guards.ts';
import { matchPath } from './match-path.ts';
import { routes as realRoutes } from './routes.ts';

const route = (path: string, admits: Admits): Guarded => ({ path, admits });
const routes = [
  route('/', 'signedIn'),
  route('/auth', 'anyone'),
  route('/course/:courseId', 'signedIn'),
  route('/admin', 'admin'),
  route('/admin/courses', 'staffOrDenied'),
  route('/admin/lessons', 'staff'),
];
const seen = (path: string, role: 'learner' | 'user' | 'teacher' | 'admin' | null, search = '') => {
  const decision = decide(routes, { path, search }, role && { role });
  return 'go' in decision ? `${decision.because}: ${decision.go}` : decision.show;
};

describe('a signed-out visitor', () => {
  test('sees the landing page at `/` and the open pages', () => {
    expect(seen('/', null)).toBe('landing');
    expect(seen('/auth', null)).toBe('route');
  });
  test('signs in first for a known page, and comes back to it', () => {
    expect(seen('/course/fractions', null, 'section=2')).toBe('sign-in: /auth?back=%2Fcourse%2Ffractions%3Fsection%3D2');
    expect(seen('/admin/lessons', null)).toBe('sign-in: /auth?back=%2Fadmin%2Flessons');
  });
  test('who was signed out elsewhere is led to signing in, from `/` too', () => {
    const led = (path: string) => decide(routes, { path, wasSignedOut: true }, null);
    expect(led('/')).toEqual({ go: '/auth?back=%2F&ended', because: 'sign-in' });
    expect(led('/course/fractions')).toEqual({ go: '/auth?back=%2Fcourse%2Ffractions&ended', because: 'sign-in' });
    expect(led('/auth')).toMatchObject({ show: 'route' });
  });
  test('is sent away from /admin with the notice', () => expect(seen('/admin', null)).toBe('access-denied: /'));
  test('meets the 404 at an unknown address, not the sign-in', () => expect(seen('/nowhere', null)).toBe('not-found'));
});

describe.each(['learner', 'user'] as const)('a %s', (role) => {
  test('sees the learner pages', () => {
    expect(seen('/', role)).toBe('route');
    expect(seen('/course/fractions', role)).toBe('route');
    expect(seen('/auth', role)).toBe('route');
  });
  test('is sent away from /admin, told so at courses, and meets the 404 elsewhere', () => {
    expect(seen('/admin', role)).toBe('access-denied: /');
    expect(seen('/admin/courses', role)).toBe('denied');
    expect(seen('/admin/lessons', role)).toBe('not-found');
  });
});

test('a teacher sees every staff page but /admin', () => {
  expect(seen('/admin/courses', 'teacher')).toBe('route');
  expect(seen('/admin/lessons', 'teacher')).toBe('route');
  expect(seen('/admin', 'teacher')).toBe('access-denied: /');
});

test('an admin sees all of it', () => {
  for (const { path } of routes) expect(seen(path, 'admin')).toBe('route');
});

const shown = (path: string, role: 'learner' | 'user' | 'teacher' | 'admin' | null) => {
  const decision = decide(realRoutes, { path, search: '' }, role && { role });
  return 'go' in decision ? `${decision.because}: ${decision.go}` : decision.show;
};
test.each([
  ['S005', '/admin/courses', 'denied'],
  ['S006', '/admin/categories', 'denied'],
  ['S007', '/admin/lessons', 'not-found'],
  ['S008', '/admin/ai-content', 'not-found'],
  ['S009', '/crm-settings', 'not-found'],
])('%s the app’s own table: %s is for admin and teacher only', (_ids, path, toLearners) => {
  expect([shown(path, 'admin'), shown(path, 'teacher')]).toEqual(['route', 'route']);
  expect([shown(path, 'learner'), shown(path, 'user')]).toEqual([toLearners, toLearners]);
  expect(shown(path, null)).toMatch(/^sign-in: /);
});
test('S013 whoever is not an admin is sent from /admin to /', () => {
  expect(([null, 'learner', 'user', 'teacher'] as const).map((role) => shown('/admin', role))).toEqual(Array(4).fill('access-denied: /'));
  expect(shown('/admin', 'admin')).toBe('route');
});

describe('a path fits a pattern', () => {
  test('and gives its parameters, decoded', () => expect(matchPath('/course/:courseId', '/course/a%20b')).toEqual({ courseId: 'a b' }));
  test('with or without a last slash', () => expect(matchPath('/courses', '/courses/')).toEqual({}));
  test('or does not', () => {
    expect(matchPath('/courses', '/courses/all')).toBeNull();
    expect(matchPath('/course/:courseId', '/course')).toBeNull();
    expect(matchPath('/course/:courseId', '/course/%E0')).toBeNull();
  });
});
