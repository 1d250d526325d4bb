import { expect, test } from 'vitest';
import { isCurrent, type NavLink, navigationFor } from './nav-links.ts';

const words = (links: readonly NavLink[] = []) => links.map(({ word }) => word);

test('a learner has six ways, and none across', () => {
  const { name, links, across } = navigationFor('learner', '/');
  expect(name).toBe('Main');
  expect(words(links)).toEqual(['Dashboard', 'Learning Sessions', 'Knowledge Base', 'Analytics', 'Content Library', 'Settings']);
  expect(across).toBeNull();
});

test('on a staff page staff have theirs, and the learner side across; only an admin has the users', () => {
  expect(words(navigationFor('admin', '/admin').links)).toContain('Users');
  expect(words(navigationFor('teacher', '/admin/lessons').links)).not.toContain('Users');
  expect(words(navigationFor('teacher', '/crm-settings').across?.links)).toEqual(['Dashboard', 'Course catalogue']);
});

test('on a learner page staff find the way to theirs', () => {
  expect(['/analytics', '/admin/lessons', '/administer'].map((path) => navigationFor('teacher', path).name)).toEqual(['Staff', 'Staff', 'Main']);
  expect(navigationFor('teacher', '/sessions').across).toMatchObject({ word: 'Staff side', links: [{ href: '/admin/courses' }] });
});

test('one link is the current page', () => {
  const { links } = navigationFor('admin', '/admin');
  const current = (path: string, search: string) => words(links.filter((link) => isCurrent(link, path, search)));
  expect(current('/admin', '')).toEqual(['Users']);
  expect(current('/admin', 'tab=content')).toEqual(['Content']);
  expect(current('/admin/lessons', '')).toEqual(['Lessons']);
});
