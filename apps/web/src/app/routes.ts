/** Every address of the app, who may see it, and the screen behind it, loaded when it is first shown. Source: L§2, S§2. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Guarded } from './guards.ts';

/** Parameters of the address: `/course/:courseId` gives `{ courseId }`. */
export type ScreenProps = { parameters: Record<string, string> };

export interface Screen {
  readonly Lazy: LazyExoticComponent<ComponentType<ScreenProps>>;
  /** Fetches the screen's code ahead of its first showing. */
  readonly load: () => Promise<unknown>;
}

export interface Route extends Guarded {
  /** For the browser's tab and for the announcement; `Sessions · Lou`. */
  readonly title: string;
  readonly screen: Screen;
  /** `app`: bar and side navigation. `plain`: the bar alone. `full`: the screen brings its own (the tutor's room). */
  readonly frame: 'app' | 'plain' | 'full';
}

const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType<ScreenProps>>>, name: Name): Screen => ({
  Lazy: lazy(async () => ({ default: (await load())[name] })),
  load,
});

/** Until its slice is built, a page says so in the contract's words. */
const unbuilt = screen(() => import('./Unbuilt.tsx'), 'Unbuilt');

export const routes: readonly Route[] = [
  {
    path: '/',
    admits: 'signedIn',
    title: 'Dashboard',
    frame: 'app',
    screen: screen(() => import('../features/shell/dashboard/DashboardPage.tsx'), 'DashboardPage'),
  },
  { path: '/auth', admits: 'anyone', title: 'Sign In', frame: 'plain', screen: screen(() => import('../features/identity/AuthPage.tsx'), 'AuthPage') },
  {
    path: '/onboarding',
    admits: 'anyone',
    title: 'Get started',
    frame: 'plain',
    screen: screen(() => import('../features/onboarding/OnboardingPage.tsx'), 'OnboardingPage'),
  },
  { path: '/logout', admits: 'anyone', title: 'Sign Out', frame: 'plain', screen: screen(() => import('../features/identity/LogoutPage.tsx'), 'LogoutPage') },

  {
    path: '/courses',
    admits: 'signedIn',
    title: 'Courses',
    frame: 'app',
    screen: screen(() => import('../features/catalogue/CataloguePage.tsx'), 'CataloguePage'),
  },
  {
    path: '/course/:courseId',
    admits: 'signedIn',
    title: 'Course',
    frame: 'full',
    screen: screen(() => import('../features/enrolment/CoursePage.tsx'), 'CoursePage'),
  },
  {
    path: '/course/:courseId/section/:sectionId',
    admits: 'signedIn',
    title: 'Section',
    frame: 'full',
    screen: screen(() => import('../features/enrolment/SectionPage.tsx'), 'TalkPage'),
  },
  {
    path: '/course/:courseId/section/:sectionId/read',
    admits: 'signedIn',
    title: 'Section',
    frame: 'full',
    screen: screen(() => import('../features/enrolment/SectionPage.tsx'), 'ReadPage'),
  },
  {
    path: '/sessions',
    admits: 'signedIn',
    title: 'Learning Sessions',
    frame: 'app',
    screen: screen(() => import('../features/tutoring/sessions/SessionsPage.tsx'), 'SessionsPage'),
  },
  {
    path: '/knowledge',
    admits: 'signedIn',
    title: 'Knowledge Base',
    frame: 'app',
    screen: screen(() => import('../features/knowledge/KnowledgePage.tsx'), 'KnowledgePage'),
  },
  {
    path: '/library',
    admits: 'signedIn',
    title: 'Content Library',
    frame: 'app',
    screen: screen(() => import('../features/library/LibraryPage.tsx'), 'LibraryPage'),
  },
  {
    path: '/analytics',
    admits: 'signedIn',
    title: 'Analytics',
    frame: 'app',
    screen: screen(() => import('../features/mastery/learning/LearningPage.tsx'), 'LearningPage'),
  },
  {
    path: '/settings',
    admits: 'signedIn',
    title: 'Settings',
    frame: 'app',
    screen: screen(() => import('../features/identity/settings/SettingsPage.tsx'), 'SettingsPage'),
  },
  {
    path: '/help',
    admits: 'signedIn',
    title: 'Help',
    frame: 'app',
    screen: screen(() => import('../features/shell/help/HelpPage.tsx'), 'HelpPage'),
  },

  { path: '/admin', admits: 'admin', title: 'Admin', frame: 'app', screen: unbuilt },
  { path: '/admin/courses', admits: 'staffOrDenied', title: 'Courses', frame: 'app', screen: unbuilt },
  { path: '/admin/categories', admits: 'staffOrDenied', title: 'Categories', frame: 'app', screen: unbuilt },
  { path: '/admin/lessons', admits: 'staff', title: 'Lessons', frame: 'app', screen: unbuilt },
  { path: '/admin/ai-content', admits: 'staff', title: 'AI content', frame: 'app', screen: unbuilt },
  { path: '/crm-settings', admits: 'staff', title: 'CRM settings', frame: 'app', screen: unbuilt },
  { path: '/analytics/test/:testId', admits: 'staff', title: 'Test results', frame: 'app', screen: unbuilt },
];
