/** Everybody's first way in: from the landing page, without loading a page anew. */
import type { Page } from 'playwright/test';
import { enrolIn, FRACTIONS } from './courses.ts';
import { expect, expectNotice, test } from './journey.ts';
import { aLearner, aStranger, signedIn } from './people.ts';
import { next, start } from './wizard-steps.ts';

const HEADLINE = 'The light stays on until you get it.';
const headline = (page: Page) => page.getByRole('heading', { level: 1, name: HEADLINE });
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome back/ });

/** To the landing page, and from it through its link. */
async function fromTheLandingPage(page: Page, link: string): Promise<void> {
  await page.goto('/');
  await expect(headline(page)).toBeVisible();
  await page.getByRole('link', { name: link, exact: true }).first().click();
}

async function fill(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

const dashboardIsHere = async (page: Page) => {
  await expect(page).toHaveURL('/');
  await expect(welcome(page)).toBeVisible();
  await expect(headline(page)).toHaveCount(0);
  await expect(page).toHaveTitle('Dashboard · Lou');
};

test('who signs in from there sees the dashboard, and back and forth it stays', async ({ page, request }) => {
  const person = await aLearner(request);
  await signedIn(page, person);
  await enrolIn(page, FRACTIONS); // or the first visit would lead on to the courses
  await page.context().clearCookies();
  await fromTheLandingPage(page, 'Sign In');
  await fill(page, person);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectNotice(page, 'Welcome back!');
  await dashboardIsHere(page);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Learning Sessions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Sessions' })).toBeVisible();
  await page.goBack();
  await dashboardIsHere(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expectNotice(page, 'Logged out successfully', 'See you soon!');
  await expect(headline(page)).toBeInViewport();
});

test('who signs up from there sees the dashboard', async ({ page }) => {
  await fromTheLandingPage(page, 'Sign In');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await fill(page, aStranger());
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectNotice(page, 'Account created!');
  await dashboardIsHere(page);
});

test('who comes through the wizard goes back from the courses to the dashboard', async ({ page }) => {
  await fromTheLandingPage(page, 'Start Learning');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Email').fill(`${aStranger().username}@example.org`);
  await next(page).click();
  await next(page).click();
  await start(page).click();
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Learning Path' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await dashboardIsHere(page);
});

test('who only looks in goes back to the landing page, where they were, with the focus and the title', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Learning', exact: true }).last().click(); // at the foot of the page
  await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(headline(page)).toHaveCount(1);
  await expect(page).toHaveTitle('Lou: learning that feels like a conversation');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Start Learning', exact: true }).last()).toBeInViewport();
});
