import type { Page } from 'playwright/test';
import { onABadNetwork } from './bad-network.ts';
import { FRACTIONS } from './courses.ts';
import { expect, notice, test } from './journey.ts';
import { asALearner } from './people.ts';
import { chat, connected, line } from './talking.ts';

/** More presses than this, and a learner would have given up. */
const PATIENCE = 12;

/** Whatever says on the page that it went wrong can be tried again there: presses it. */
async function tryAgain(page: Page): Promise<void> {
  for (const problem of await page.locator('.problem').all())
    await problem.getByRole('button', { name: 'Try again' }).click({ timeout: 2_000 }).catch(noLongerThere(problem));
}

/** Between a look and a press it may have mended itself. */
const noLongerThere = (what: ReturnType<Page['locator']>) => async (error: unknown) => {
  if (await what.isVisible()) throw error;
};

/** Does what a learner would do until it shows: presses again, and what failed is tried again. */
async function until(page: Page, shows: ReturnType<Page['locator']>, act: () => Promise<unknown> = async () => undefined): Promise<void> {
  for (let press = 0; press < PATIENCE; press += 1) {
    await tryAgain(page);
    if (await shows.isVisible()) return;
    await act();
    await shows.waitFor({ timeout: 4_000 }).catch(() => undefined);
  }
  await expect(shows).toBeVisible();
}

const pressIfThere = (button: ReturnType<Page['locator']>) => async () => {
  if (await button.isEnabled({ timeout: 500 }).catch(() => false)) await button.click({ timeout: 2_000 }).catch(() => undefined);
};

interface Fact {
  readonly type: string;
  readonly data: { readonly itemId?: string; readonly courseId?: string };
  readonly words?: { readonly text?: string };
}

test('with every call and every file 400 ms late and one in ten lost, what a learner does is done, once', async ({ page, context }) => {
  test.setTimeout(240_000);
  await asALearner(page);
  const losses = await onABadNetwork(page, { delayMs: 400, lost: 0.1, seed: 7 });

  await page.goto('/courses');
  const onward = page.getByRole('link', { name: /^Continue Learning.*Fractions that make sense/ });
  await until(page, onward, pressIfThere(page.getByRole('button', { name: 'Enroll Now in Fractions that make sense' })));

  await page.goto(`/course/${FRACTIONS}/section/${FRACTIONS}.what-a-fraction-counts`);
  const said = page.locator('.turn-me .typed');
  const log = page.getByRole('log');
  await until(page, line(page));
  for (const words of ['What is a fraction?', 'What does the bottom number say?', 'Why are the parts equal?']) {
    await line(page).fill(words);
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled({ timeout: 60_000 });
    await line(page).press('Enter');
    await expect(line(page)).toHaveValue(''); // it was taken, or it would stand there still
    await until(page, log.locator('.turn-me', { hasText: words }).locator('xpath=following-sibling::*[contains(@class, "turn-lou")]').first(), () =>
      pressIfThere(log.getByRole('button', { name: 'Send again' }).first())(),
    );
    await expect(said.filter({ hasText: words })).toHaveCount(1);
  }

  const option = log.locator('button.option').first();
  await until(page, option, pressIfThere(page.getByRole('button', { name: 'Quiz Me' })));
  for (let number = 1; number <= 5; number += 1) {
    await expect(log.getByText(`Question ${number} of 5`, { exact: true }).last()).toBeVisible();
    await until(page, log.locator('.why').last(), pressIfThere(option));
    await page.getByRole('button', { name: number < 5 ? 'Next Question' : 'See Results', exact: true }).click();
  }
  await expect(log.getByRole('region', { name: 'Quiz results' })).toBeVisible();

  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  // A talk is under way, so it is asked first.
  await until(page, page.getByText(/^1 of \d+ sections completed$/), pressIfThere(page.getByRole('button', { name: 'Complete it' })));

  await page.goto('/settings');
  const name = page.getByLabel('First name');
  await until(page, name);
  await name.fill('Zuzanna');
  const profile = page.getByRole('region', { name: 'Profile' });
  await until(page, profile.getByText(/^Saved \d/), pressIfThere(profile.getByRole('button', { name: 'Save profile' })));
  await expect(name).toHaveValue('Zuzanna');

  await page.goto('/');
  await until(page, page.getByRole('heading', { level: 1, name: 'Welcome back, Zuzanna!' }), () => page.reload());
  await line(page).fill('Half a thought');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  await expect(line(page)).toHaveValue('Half a thought');
  await context.setOffline(false);
  await expect(page.getByText(/You are offline\./)).toHaveCount(0);
  await expect(chat(page).getByText('Connected', { exact: true })).toBeVisible({ timeout: 60_000 });
  await connected(page);
  await expect(line(page)).toHaveValue('Half a thought');

  expect(losses.files.length, 'files were lost').toBeGreaterThan(0);
  expect(losses.calls.filter(({ done }) => done).length, 'answers were lost').toBeGreaterThan(0);
  expect(losses.calls.filter(({ done }) => !done).length, 'calls were lost').toBeGreaterThan(0);
  const { facts } = (await (await page.request.get('/api/me/export')).json()) as { facts: Fact[] };
  const of = (type: string) => facts.filter((fact) => fact.type === type);
  expect(of('LearnerEnrolled')).toHaveLength(1);
  expect(of('LearnerAsked')).toHaveLength(4); // three questions, and the wish for a quiz
  expect(of('QuizOffered')).toHaveLength(1);
  expect(new Set(of('QuestionAnswered').map(({ data }) => data.itemId)).size).toBe(5);
  expect(of('QuestionAnswered')).toHaveLength(5);
  expect(of('QuizFinished')).toHaveLength(1);
  expect(of('SectionCompleted')).toHaveLength(1);
  await expect(notice(page).filter({ hasText: /undefined|\[object|Error:/ })).toHaveCount(0);
});
