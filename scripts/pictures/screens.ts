/** The screens that have their pictures, and what is done before each is taken. */
import type { RecentSession } from '@lou/contract/tutoring';
import type { Page } from 'playwright';

export interface Screen {
  readonly name: string;
  /** Who looks: a stranger, or the demo's steady learner. */
  readonly who: 'stranger' | 'amara';
  /** Where it is; a page of Amara's may be looked up. */
  readonly address: string | ((page: Page) => Promise<string>);
  /** What must be there before the picture is taken. */
  readonly shows: string;
  readonly before?: (page: Page) => Promise<unknown>;
  /** In a window so high that nothing that is as high as the window ends before its neighbour. */
  readonly heightPx?: number;
  /** False where the screen is what fits in the window: a dialog, a conversation. */
  readonly wholePage?: boolean;
}

const FRACTIONS = 'fractions-that-make-sense';
const section = (course: string, slug: string, view = '') => `/course/${course}/section/${course}.${slug}${view}`;

/** The latest talk of hers that is over and had a quiz. */
async function aPastSession(page: Page): Promise<string> {
  const sessions = (await (await page.request.get('/api/sessions/recent')).json()) as RecentSession[];
  const past = sessions.find(({ completionStatus, finalScore }) => completionStatus === 'completed' && finalScore !== null);
  if (!past) throw new Error('The demo has no past session with a quiz.');
  return `/sessions?session=${past.id}`;
}

export const screens: readonly Screen[] = [
  { name: 'landing', who: 'stranger', address: '/', shows: 'h1' },
  { name: 'auth', who: 'stranger', address: '/auth', shows: 'form' },
  { name: 'onboarding', who: 'stranger', address: '/onboarding', shows: 'form' },
  {
    name: 'dashboard',
    who: 'amara',
    address: '/',
    shows: '[role=log]',
    heightPx: 1_600,
    // With Lou's first words in the card; a session in which nothing was said is in no list.
    before: async (page) => {
      await page.getByRole('button', { name: 'Start Learning Session' }).click();
      await page.locator('[role=log] .turn-lou').first().waitFor();
    },
  },
  { name: 'catalogue', who: 'amara', address: '/courses', shows: 'h1' },
  {
    name: 'preview',
    who: 'amara',
    address: '/courses',
    shows: 'h1',
    before: async (page) => {
      await page.getByRole('button', { name: 'Preview' }).nth(1).click();
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
    },
    wholePage: false,
  },
  { name: 'course', who: 'amara', address: '/course/spanish-first-conversation', shows: 'h1' },
  { name: 'lesson', who: 'amara', address: section(FRACTIONS, 'comparing-fractions-on-a-line', '/read'), shows: 'h1', wholePage: false },
  { name: 'talk', who: 'amara', address: section('learning-that-lasts', 'in-your-own-words'), shows: '.turn-me', wholePage: false },
  { name: 'quiz', who: 'amara', address: section('spanish-first-conversation', 'five-minutes-with-a-stranger'), shows: '.option', wholePage: false },
  { name: 'sessions', who: 'amara', address: '/sessions', shows: '.session' },
  { name: 'transcript', who: 'amara', address: aPastSession, shows: '.session.open .turn-lou' },
  {
    name: 'analytics',
    who: 'amara',
    address: '/analytics',
    shows: '.recharts-bar',
    before: (page) => page.locator('.skill summary').first().click(),
  },
  { name: 'knowledge', who: 'amara', address: '/knowledge', shows: '.item-row' },
  { name: 'library', who: 'amara', address: '/library?q=fraction+denominator', shows: '.entry-row', wholePage: false },
  { name: 'settings', who: 'amara', address: '/settings', shows: '.device' },
  { name: 'not-found', who: 'stranger', address: '/nowhere', shows: 'h1', wholePage: false },
];
