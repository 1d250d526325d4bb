import type { Page } from 'playwright/test';
import { aLearnerIn, completeSections, FRACTIONS } from './courses.ts';
import { expect, test } from './journey.ts';
import { asALearner } from './people.ts';
import { rows } from './sessions-page.ts';
import { line } from './talking.ts';
import { answering } from './wire.ts';

const A_PAGE = 100;

const session = (place: number) => ({
  ...{ id: `session-${place}`, learnerId: '3f9c21ab7d0e4c55', topic: `Topic ${place}`, duration: 1_440, durationMinutes: 24 },
  ...{ startedAt: '2026-01-05T09:00:00Z', completedAt: '2026-01-05T09:24:00Z', completionStatus: 'completed', progressPercent: 100 },
  ...{ finalScore: null, questionsAnswered: 0, satisfaction: 0, learnerTurns: 3, courseId: null, sectionId: null },
});

/** Each page of the list by itself, as the server answers them. */
async function withPages(page: Page, total: number): Promise<void> {
  const all = Array.from({ length: total }, (_, place) => session(place + 1));
  await page.route(/tutoring\.recentSessions/, async (route) => {
    const { searchParams, pathname } = new URL(route.request().url());
    const inputs = JSON.parse(searchParams.get('input') ?? '{}') as Record<string, { json?: { page?: number } }>;
    const names = pathname.slice(pathname.lastIndexOf('/') + 1).split(',');
    if (names.some((name) => name !== 'tutoring.recentSessions')) return route.fallback();
    const answers = names.map((_, at) => {
      const nth = inputs[at]?.json?.page ?? 1;
      return { result: { data: { json: all.slice(A_PAGE * (nth - 1), A_PAGE * nth) } } };
    });
    return route.fulfill({ json: answers });
  });
}

test('every session can be reached, however many there are', async ({ page }) => {
  await withPages(page, A_PAGE + 3);
  await asALearner(page);
  await page.goto('/sessions');
  await expect(page.getByText(`10 of more than ${A_PAGE} sessions`, { exact: true })).toBeVisible();
  const older = page.getByRole('button', { name: 'Show older sessions' });
  for (let shown = 20; shown <= A_PAGE; shown += 10) {
    await older.click();
    await expect(rows(page)).toHaveCount(shown);
  }
  await older.click();
  await expect(rows(page)).toHaveCount(A_PAGE + 3);
  await expect(page.getByText(`${A_PAGE + 3} sessions`, { exact: true })).toBeVisible();
  await expect(older).toHaveCount(0);
});

test('an address that names a session which the list does not have opens it before the list', async ({ page }) => {
  const { id: learnerId, sections } = await aLearnerIn(page, FRACTIONS);
  const [first] = sections;
  if (!first) throw new Error('The course has no sections.');
  await page.goto(`/course/${FRACTIONS}/section/${first.id}`);
  await expect(line(page)).toBeEnabled();
  const before = await page.locator('.turn-lou').count();
  await line(page).fill('What does the bottom number of a fraction tell?');
  await line(page).press('Enter');
  await expect(page.locator('.turn-lou')).toHaveCount(before + 1);
  await completeSections(page, learnerId, [first]);
  const [{ id } = { id: '' }] = (await (await page.request.get('/api/sessions/recent')).json()) as { id: string }[];
  await answering(page, 'tutoring.recentSessions', [session(1), session(2)]);
  await page.goto(`/sessions?session=${id}`);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Transcript' }).locator('.turn-me')).toContainText('What does the bottom number');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Close the transcript/ })
    .click();
  await expect(rows(page)).toHaveCount(2);
});
