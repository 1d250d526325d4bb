import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { watchJumps } from './jumps.ts';
import { asALearner } from './people.ts';
import { withVoice } from './voice.ts';

test('L006 L022 a stranger at "/" sees the landing page with its headline', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'The light stays on until you get it.', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Lou: learning that feels like a conversation');
});

test('L003 L004 L005 it promises personalised tutoring, real-time voice processing and a smart knowledge base', async ({ page }) => {
  await withVoice(page);
  await page.goto('/');
  for (const promise of [/personalised tutoring/i, /real-time voice processing/i, /smart knowledge base/i]) await expect(page.getByText(promise)).toBeVisible();
});

test('without a voice it promises none', async ({ page }) => {
  await page.goto('/');
  for (const promise of [/personalised tutoring/i, /smart knowledge base/i]) await expect(page.getByText(promise)).toBeVisible();
  await expect(page.getByText(/voice|aloud|out loud|recording/i)).toHaveCount(0);
});

test('it promises what Lou does today: the solution when one asks for it, and the answers behind a number, no estimate', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/The whole solution comes last, or as soon as you ask for it\./)).toBeVisible();
  await expect(page.getByText('The solution, whenever you press “Show me”', { exact: true })).toBeVisible();
  await expect(page.getByText(/estimate|how sure|really tried|three tries/i)).toHaveCount(0);
  await page.goto('/auth');
  await expect(page.getByText(/See what you did, day by day, and the answers behind each number\./)).toBeVisible();
  await expect(page.getByText(/how sure|due for another look/i)).toHaveCount(0);
});

test('L008 L023 "Start Learning" leads to the wizard, which a stranger may see', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Learning', exact: true }).first().click();
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByRole('heading', { name: 'Tell us about yourself', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The light stays on until you get it.');
});

test('L024 "Learn More" leads to what Lou does', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A tutor, not an answer machine', exact: true })).toBeInViewport();
});

test('L007 L025 "Already have an account? Sign In" leads to /auth, which a stranger may see', async ({ page }) => {
  await page.goto('/');
  const line = page.getByText(/Already have an account\? Sign In/);
  await expect(line).toBeVisible();
  await line.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In', exact: true })).toBeVisible();
});

test('a stranger’s visit asks the server for nothing but files, and nothing fails', async ({ page }) => {
  const asked: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /^\/(api|trpc|ws)/.test(address))).toEqual([]);
  expect(failed).toEqual([]);
});

test('a stranger can read before any script has run; who is signed in is not shown the landing page first', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const still = await context.newPage();
  await still.goto('/');
  await expect(still.getByRole('heading', { level: 1, name: 'The light stays on until you get it.' })).toBeVisible();
  await expect(still.getByRole('link', { name: 'Start Learning' }).first()).toHaveAttribute('href', '/onboarding');
  expect((await still.locator('.topbar').boundingBox())?.height).toBeLessThan(80); // with its styles
  await context.close();
  await asALearner(page);
  expect(await (await page.request.get('/')).text()).not.toContain('The light stays on');
});

test('the keyboard reaches the skip link first, and through it the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start Learning' }).first()).toBeFocused();
});

test('L016 any other path reads "404 Page Not Found", and leads back', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the first page', exact: true }).click();
  await expect(page).toHaveURL('/');
});

for (const width of [390, 768, 1440]) {
  test(`the landing page is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'On the shelf' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'On the shelf' }).getByRole('listitem')).toHaveCount(6);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, width === 1440 ? ['light', 'dark'] : ['light']);
    const sections = await page.locator('.does').evaluate((does) => does.textContent?.match(/section.\d/g) ?? []);
    expect(sections).toEqual(['section\u00a03', 'section\u00a04', 'section\u00a05']); // no line begins with the number
  });
}

test('text that arrives in its own letters moves nothing', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const jumped = await watchJumps(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  expect(await jumped()).toBeLessThan(0.02);
});
