/** The code of each screen by its address, fetched when it is asked for. Without React, so that the door can ask before the app is there. */
export const screens = {
  '/': async () => (await import('../features/shell/dashboard/DashboardPage.tsx')).DashboardPage,
  '/auth': async () => (await import('../features/identity/AuthPage.tsx')).AuthPage,
  '/onboarding': async () => (await import('../features/onboarding/OnboardingPage.tsx')).OnboardingPage,
  '/logout': async () => (await import('../features/identity/LogoutPage.tsx')).LogoutPage,
  '/courses': async () => (await import('../features/catalogue/CataloguePage.tsx')).CataloguePage,
  '/course/:courseId': async () => (await import('../features/enrolment/CoursePage.tsx')).CoursePage,
  '/course/:courseId/section/:sectionId': async () => (await import('../features/enrolment/SectionPage.tsx')).TalkPage,
  '/course/:courseId/section/:sectionId/read': async () => (await import('../features/enrolment/SectionPage.tsx')).ReadPage,
  '/sessions': async () => (await import('../features/tutoring/sessions/SessionsPage.tsx')).SessionsPage,
  '/knowledge': async () => (await import('../features/knowledge/KnowledgePage.tsx')).KnowledgePage,
  '/library': async () => (await import('../features/library/LibraryPage.tsx')).LibraryPage,
  '/analytics': async () => (await import('../features/mastery/learning/LearningPage.tsx')).LearningPage,
  '/settings': async () => (await import('../features/identity/settings/SettingsPage.tsx')).SettingsPage,
  '/help': async () => (await import('../features/shell/help/HelpPage.tsx')).HelpPage,
} as const;
