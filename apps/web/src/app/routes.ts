/** Every address of the app, who may see it, and the screen behind it, loaded when it is first shown. Source: L§2, S§2. */
import type { ComponentType } from 'react';
import { lazyPartOr } from '../lib/lazy-part.tsx';
import type { Guarded } from './guards.ts';
import { ScreenMissing, ScreenMissingAlone } from './ScreenMissing.tsx';
import { screens } from './screens.ts';

/** Parameters of the address: `/course/:courseId` gives `{ courseId }`. */
export type ScreenProps = { parameters: Record<string, string> };

export interface Route extends Guarded {
  /** For the browser's tab and for the announcement; `Sessions · Lou`. */
  readonly title: string;
  readonly screen: ComponentType<ScreenProps>;
  /** `app`: bar and side navigation. `plain`: the bar alone. `full`: the screen brings its own (the tutor's room). */
  readonly frame: 'app' | 'plain' | 'full';
}

type Load = () => Promise<ComponentType<ScreenProps>>;
const screen = (load: Load) => lazyPartOr(load, ScreenMissing);

/** For a screen that brings its own frame. */
const fullScreen = (load: Load) => lazyPartOr(load, ScreenMissingAlone);

/** Until its slice is built, a page says so in the contract's words. */
const unbuilt = screen(async () => (await import('./Unbuilt.tsx')).Unbuilt);

export const routes: readonly Route[] = [
  {
    path: '/',
    admits: 'signedIn',
    title: 'Dashboard',
    frame: 'app',
    screen: screen(screens['/']),
  },
  { path: '/auth', admits: 'anyone', title: 'Sign In', frame: 'plain', screen: screen(screens['/auth']) },
  {
    path: '/onboarding',
    admits: 'anyone',
    title: 'Get started',
    frame: 'plain',
    screen: screen(screens['/onboarding']),
  },
  { path: '/logout', admits: 'anyone', title: 'Sign Out', frame: 'plain', screen: screen(screens['/logout']) },

  {
    path: '/courses',
    admits: 'signedIn',
    title: 'Courses',
    frame: 'app',
    screen: screen(screens['/courses']),
  },
  {
    path: '/course/:courseId',
    admits: 'signedIn',
    title: 'Course',
    frame: 'full',
    screen: fullScreen(screens['/course/:courseId']),
  },
  {
    path: '/course/:courseId/section/:sectionId',
    admits: 'signedIn',
    title: 'Section',
    frame: 'full',
    screen: fullScreen(screens['/course/:courseId/section/:sectionId']),
  },
  {
    path: '/course/:courseId/section/:sectionId/read',
    admits: 'signedIn',
    title: 'Section',
    frame: 'full',
    screen: fullScreen(screens['/course/:courseId/section/:sectionId/read']),
  },
  {
    path: '/sessions',
    admits: 'signedIn',
    title: 'Learning Sessions',
    frame: 'app',
    screen: screen(screens['/sessions']),
  },
  {
    path: '/knowledge',
    admits: 'signedIn',
    title: 'Knowledge Base',
    frame: 'app',
    screen: screen(screens['/knowledge']),
  },
  {
    path: '/library',
    admits: 'signedIn',
    title: 'Content Library',
    frame: 'app',
    screen: screen(screens['/library']),
  },
  {
    path: '/analytics',
    admits: 'signedIn',
    title: 'Analytics',
    frame: 'app',
    screen: screen(screens['/analytics']),
  },
  {
    path: '/settings',
    admits: 'signedIn',
    title: 'Settings',
    frame: 'app',
    screen: screen(screens['/settings']),
  },
  {
    path: '/help',
    admits: 'signedIn',
    title: 'Help',
    frame: 'app',
    screen: screen(screens['/help']),
  },

  { path: '/admin', admits: 'admin', title: 'Admin', frame: 'app', screen: unbuilt },
  { path: '/admin/courses', admits: 'staffOrDenied', title: 'Courses', frame: 'app', screen: unbuilt },
  { path: '/admin/categories', admits: 'staffOrDenied', title: 'Categories', frame: 'app', screen: unbuilt },
  { path: '/admin/lessons', admits: 'staff', title: 'Lessons', frame: 'app', screen: unbuilt },
  { path: '/admin/ai-content', admits: 'staff', title: 'AI content', frame: 'app', screen: unbuilt },
  { path: '/crm-settings', admits: 'staff', title: 'CRM settings', frame: 'app', screen: unbuilt },
  { path: '/analytics/test/:testId', admits: 'staff', title: 'Test results', frame: 'app', screen: unbuilt },
];
