import type { Locator, Page } from 'playwright/test';
import { completeSections, enrolIn, FRACTIONS, sectionsOf } from './courses.ts';
import { expect, expectNotice, notice, test } from './journey.ts';
import { asALearner, elsewhere } from './people.ts';
import { onSettings, part, settingsOf } from './settings-page.ts';
import { withVoice } from './voice.ts';
import { answering } from './wire.ts';

const points = (page: Page) => page.getByRole('region', { name: 'Points and achievements' });

test('theme and motion show at once, go back when they are not saved, and follow the account to other devices', async ({ page, browser }) => {
  const person = await onSettings(page);
  const root = page.locator('html');
  const appearance = part(page, 'Appearance');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const byDay = await paper();
  await appearance.getByRole('radio', { name: 'Dark' }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).not.toBe(byDay);
  await appearance.getByRole('radio', { name: 'No movement' }).check();
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--settle').trim())).toMatch(/^0m?s$/);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await expect(root).not.toHaveAttribute('data-theme');
  await expect(root).not.toHaveAttribute('data-motion');

  await page.goBack();
  await appearance.getByRole('radio', { name: 'Dark' }).check();
  await appearance.getByRole('radio', { name: 'No movement' }).check();
  await appearance.getByRole('button', { name: 'Save appearance' }).click();
  await expect(appearance.getByText(/^Saved \d/)).toBeVisible();
  await page.goto('/courses');
  await expect(root).toHaveAttribute('data-theme', 'dark');

  const phone = await elsewhere(browser, person);
  const there = await phone.newPage();
  await there.goto('/courses');
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(there.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await phone.close();
});

test('without points, achievements and streak there are none anywhere, also where Lou was open already', async ({ page, browser }) => {
  const person = await asALearner(page);
  await enrolIn(page, FRACTIONS);
  const sections = await sectionsOf(page, FRACTIONS);
  const { id } = await (await page.request.get('/api/user')).json();
  await completeSections(page, id, sections.slice(0, 1));
  const phone = await elsewhere(browser, person);
  const there = await phone.newPage();
  await there.goto('/');
  await expect(there.getByRole('heading', { name: '1 Day Streak!' })).toBeVisible();
  await expect(points(there).first()).toContainText('points');

  await page.goto('/settings');
  await expect(points(page).first()).toContainText('points');
  const learning = part(page, 'Learning');
  await learning.getByRole('checkbox', { name: 'Show points, achievements and streak' }).uncheck();
  await learning.getByRole('button', { name: 'Save learning' }).click();
  await expect(learning.getByText(/^Saved \d/)).toBeVisible();
  for (const open of [page, there]) await expect(points(open)).toHaveCount(0);
  await expect(learning.getByRole('checkbox', { name: 'Remind me to learn' })).toHaveCount(0); // it stands under the streak
  await expect(there.getByText(/Next on your journey/)).toBeVisible();
  await expect(there.getByRole('main').getByText(/\d points?\b|^“.*”$/)).toHaveCount(0);
  await expect(there.getByRole('heading', { name: /Day Streak/ })).toHaveCount(0);
  const signOut = await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).boundingBox();
  expect((signOut?.x ?? 0) + (signOut?.width ?? 0)).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 60); // still at the edge

  const toasts = there.getByRole('region', { name: 'New achievements' });
  await completeSections(page, id, sections.slice(1, -1));
  const told = there.waitForResponse((response) => response.url().includes('enrolment.list'));
  await completeSections(page, id, sections.slice(-1)); // the course is done, which is an achievement
  await told;
  await expect(toasts).toHaveCount(0);
  const { achievements } = await (await page.request.get(`/api/user/${id}/stats`)).json();
  expect(achievements.map(({ type }: { type: string }) => type)).toContain('course'); // it was earned all the same
  await phone.close();
});

test('whoever wants no reminders is told nothing under the streak', async ({ page }) => {
  await answering(page, 'mastery.learnerStats', {
    ...{ totalSessions: 3, totalHours: 1, completionRate: 0.4, currentLevel: 'beginner', levelIsShown: false, engagementScore: 2, streakDays: 1 },
    week: [
      { day: '2026-01-04', learned: true },
      { day: '2026-01-05', learned: false },
    ],
  });
  await asALearner(page);
  await enrolIn(page, FRACTIONS);
  const note = page.getByText(/One answer today keeps the light on\./);
  await page.goto('/');
  await expect(note).toBeVisible();
  await page.goto('/settings');
  const learning = part(page, 'Learning');
  await learning.getByRole('checkbox', { name: 'Remind me to learn' }).uncheck();
  await learning.getByRole('button', { name: 'Save learning' }).click();
  await expect(learning.getByText(/^Saved \d/)).toBeVisible();
  expect(await settingsOf(page)).toMatchObject({ reminders: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '1 Day Streak!' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('on a day on which one has learned nothing more is asked for under the streak', async ({ page }) => {
  await answering(page, 'mastery.learnerStats', {
    ...{ totalSessions: 3, totalHours: 1, completionRate: 0.4, currentLevel: 'beginner', levelIsShown: false, engagementScore: 2, streakDays: 1 },
    week: [{ day: '2026-01-05', learned: true }],
  });
  await asALearner(page);
  await enrolIn(page, FRACTIONS);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '1 Day Streak!' })).toBeVisible();
  await expect(page.getByText(/One answer today keeps the light on\./)).toHaveCount(0);
});

test('a theme that was only tried goes with the settings, and a notice says so; one that is kept goes without a word', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await onSettings(page);
  const appearance = part(page, 'Appearance');
  await appearance.getByRole('radio', { name: 'Light' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expectNotice(page, 'Your appearance was not saved');
  await expect(notice(page)).toHaveClass(/bad/);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'light');
  await page.goto('/settings');
  await appearance.getByRole('radio', { name: 'Light' }).check();
  await appearance.getByRole('button', { name: 'Save appearance' }).click();
  await expect(appearance.getByText(/^Saved \d/)).toBeVisible();
  const middleOf = async (one: Locator) => {
    const box = await one.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const [said, button] = [await middleOf(appearance.getByText(/^Saved \d/)), await middleOf(appearance.getByRole('button', { name: 'Save appearance' }))];
  expect(Math.abs(said - button)).toBeLessThan(1.5);
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('single keys are switched off for whoever does not want them', async ({ page }) => {
  await onSettings(page);
  const appearance = part(page, 'Appearance');
  await appearance.getByRole('checkbox', { name: 'Single keys do something' }).uncheck();
  await appearance.getByRole('button', { name: 'Save appearance' }).click();
  await expect(appearance.getByText(/^Saved \d/)).toBeVisible();
  await page.goto('/library');
  const line = page.getByRole('searchbox');
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(line).not.toBeFocused();
  await expect(line).not.toHaveAttribute('aria-keyshortcuts');
  await expect(page.getByText(/Press \/ to come back to this line\./)).toHaveCount(0);
});

test('the time zone is chosen by its city and counted in from then on', async ({ page }) => {
  await onSettings(page);
  const learning = part(page, 'Learning');
  await learning.getByLabel('Time zone').selectOption({ label: 'Lisbon' });
  await expect(learning.getByText(/^It is \d\d:\d\d there now\./)).toBeVisible();
  await learning.getByRole('button', { name: 'Save learning' }).click();
  await expect(learning.getByText(/^Saved \d/)).toBeVisible();
  expect(await settingsOf(page)).toMatchObject({ timeZone: 'Europe/Lisbon' });
  await learning.getByRole('button', { name: 'Use this device’s: Berlin' }).click();
  await expect(learning.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
  await learning.getByRole('button', { name: 'Save learning' }).click();
  await expect.poll(async () => (await settingsOf(page)).timeZone).toBe('Europe/Berlin');
});

test('the part about voice says what there is', async ({ page }) => {
  await onSettings(page);
  await expect(part(page, 'Voice')).toContainText('This Lou was set up without a voice.');
  await expect(part(page, 'Voice').getByRole('checkbox')).toHaveCount(0);
  await withVoice(page);
  await page.reload();
  await part(page, 'Voice').getByRole('checkbox', { name: 'Lou reads its answers aloud' }).uncheck();
  await part(page, 'Voice').getByRole('button', { name: 'Save voice' }).click();
  await expect.poll(async () => (await settingsOf(page)).voice).toBe(false);
});
