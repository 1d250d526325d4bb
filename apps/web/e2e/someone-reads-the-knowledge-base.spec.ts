import type { Page } from 'playwright/test';
import { enrolIn, FRACTIONS } from './courses.ts';
import { marksOf } from './drawn.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, notice, test } from './journey.ts';
import { ADMIN, asALearner, signedIn } from './people.ts';
import { chat, connected, line, louSaid } from './talking.ts';
import { answering, carried, failing, holding, watching } from './wire.ts';

const DAY_MS = 86_400_000;
const types = ['document', 'document', 'document', 'video', 'video', 'quiz', 'course'] as const;

/** Seven items, the fifth changed last. */
const item = (place: number) => ({
  id: `item-${place}`,
  title: `Item ${place}`,
  description: 'What it is about, in a sentence.',
  category: 'academic-studies',
  contentType: types[place - 1] ?? 'document',
  estimatedDuration: 9,
  progress: 0,
  updatedAt: new Date(Date.UTC(2026, 0, 5) + (place === 5 ? 30 : -place) * DAY_MS).toISOString(),
});
const seven = types.map((_type, index) => item(index + 1));

async function withItems(page: Page, list: readonly object[], address = '/knowledge'): Promise<void> {
  await answering(page, 'knowledge.list', list);
  await asALearner(page);
  await enrolIn(page, FRACTIONS);
  await page.goto(address);
}
const card = (page: Page) => page.getByRole('region', { name: 'Available Content' });
const updates = (page: Page) => page.getByRole('region', { name: 'Recent Updates' });
const summary = (page: Page) => page.getByRole('region', { name: 'Content', exact: true });

test('L013 L121 L122 L127 L128 L129 L130 /knowledge has its heading, its subtitle and a counter of each kind', async ({ page }) => {
  await withItems(page, seven);
  await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base', exact: true })).toBeVisible();
  await expect(page.getByText('Manage AI learning content and knowledge items', { exact: true })).toBeVisible();
  await expect(summary(page).locator('dl > div')).toHaveText(['Courses1', 'Documents3', 'Videos2', 'Quizzes1']);
  await expect(summary(page)).toContainText('These numbers are the knowledge base alone. The courses that you can enroll in are under Courses.');
});

test('L131 L132 L133 L134 L135 L136 the three that changed last stand with mark, title, category and the badge of their place', async ({ page }) => {
  await withItems(page, seven);
  const rows = updates(page).getByRole('listitem');
  await expect(rows.locator('.name')).toHaveText(['Item 5', 'Item 1', 'Item 2']);
  await expect(rows.locator('.badge')).toHaveText(['Updated', 'New', 'Modified']);
  await expect(rows.locator('.meta')).toHaveText(['Academic Studies', 'Academic Studies', 'Academic Studies']);
  expect(await marksOf(rows.locator('> .icon'))).toEqual(['video', 'document', 'document']);
});

test('on a wide page the talk that an item of Available Content begins comes into sight with its line to write on', async ({ page }) => {
  await asALearner(page);
  await enrolIn(page, FRACTIONS);
  await page.goto('/');
  await connected(page);
  await expect(page.getByRole('region', { name: 'Course Recommendations' }).getByRole('listitem').first()).toBeVisible();
  const last = card(page).getByRole('button').last();
  await last.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await last.click();
  await expect(louSaid(page)).toHaveCount(1);
  await expect(line(page)).toBeFocused();
  await expect(line(page)).toBeInViewport({ ratio: 1 });
  await expect(louSaid(page)).toBeInViewport();
});

test('L123 L124 L125 L126 Manage, Add Content and View All lead to /admin, Create First Item too where there is none yet; who may not go there is told in place', async ({
  page,
}) => {
  await withItems(page, []);
  for (const word of ['Manage', 'Add Content', 'View All', 'Create First Item']) {
    const link = summary(page).getByRole('link', { name: word, exact: true });
    await expect(link).toHaveAttribute('href', /^\/admin(\?|$)/);
    await link.click();
    await expectNotice(page, 'Access Denied', 'You need admin privileges to access this page.');
    await expect(page).toHaveURL('/knowledge');
    await expect(link).toBeFocused();
    await notice(page).getByRole('button', { name: 'Close', exact: true }).click();
  }
  await page.goto('about:blank'); // an open page notices that it was signed out, and may do so after the next sign-in
  await page.request.post('/api/logout', { data: {} });
  await signedIn(page, ADMIN);
  await page.goto('/knowledge');
  await expect(summary(page).getByText(/is for administrators/)).toHaveCount(0);
  await summary(page).getByRole('link', { name: 'Create First Item', exact: true }).click();
  await expect(page).toHaveURL(/\/admin(\?|$)/);
  await page.unrouteAll();
  await page.goto('/knowledge');
  await expect(summary(page).getByRole('link', { name: 'View All', exact: true })).toBeVisible();
  await expect(summary(page).getByRole('link', { name: 'Create First Item', exact: true })).toHaveCount(0);
});

test('L125 View All shows whoever is no admin the list on the page itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await asALearner(page);
  await page.goto('/knowledge');
  await summary(page).getByRole('link', { name: 'View All', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All content', exact: true })).toBeInViewport();
  await expect(notice(page)).toHaveCount(0);
});

test('L137 without items the page says so', async ({ page }) => {
  await withItems(page, []);
  await expect(updates(page).getByText('No content yet', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('L138 while the items are on their way bones stand in their place; when they cannot be had one can try again', async ({ page }) => {
  const release = await holding(page, 'knowledge.list');
  await failing(page, 'knowledge.list', 'The lamp flickers.');
  await asALearner(page);
  await page.goto('/knowledge');
  await expect(page.getByRole('main').getByText(/Loading the knowledge base/)).toBeAttached();
  await expect(page.locator('.knowledge-top .bone').first()).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toContainText('The lamp flickers.');
  await answering(page, 'knowledge.list', seven);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(updates(page).getByRole('listitem')).toHaveCount(3);
});

test('all items stand below, or one kind of them; how far one is stands beside each', async ({ page }) => {
  await withItems(page, [{ ...item(1), progress: 50 }, { ...item(2), progress: 100 }, ...seven.slice(2)]);
  const rows = page.locator('.item-row');
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(0)).toContainText('Begun, 50%');
  await expect(rows.nth(1)).toContainText('Completed');
  await page.getByRole('button', { name: 'Videos' }).click();
  await expect(page).toHaveURL('/knowledge?kind=video');
  await expect(rows.getByRole('heading')).toHaveText(['Item 4', 'Item 5']);
  await page.getByRole('button', { name: 'Everything' }).click();
  await expect(rows).toHaveCount(7);
});

test('a long list comes in pages of thirty', async ({ page }) => {
  await withItems(
    page,
    Array.from({ length: 70 }, (_, place) => item(place + 1)),
  );
  const rows = page.locator('.item-row');
  for (const shown of [30, 60, 70]) {
    await expect(rows).toHaveCount(shown);
    if (shown < 70) await page.getByRole('button', { name: 'Show more' }).click();
  }
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('L087 L088 L090 the dashboard’s card shows the first five items, and Browse All leads to all of them', async ({ page }) => {
  await withItems(page, seven, '/');
  await expect(card(page).locator('.name')).toHaveText(['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5']);
  await card(page).getByRole('link', { name: 'Browse All', exact: true }).click();
  await expect(page).toHaveURL('/knowledge');
});

test('L452 where there is no item the card says so', async ({ page }) => {
  await withItems(page, [], '/');
  await expect(card(page).getByText('No content available', { exact: true })).toBeVisible();
});

test('L089 L389 an item of the card begins a session on it, with its title as topic', async ({ page }) => {
  await asALearner(page);
  await enrolIn(page, FRACTIONS);
  const sent = carried(page, 'tutoring.startSession');
  await page.goto('/');
  const first = card(page).getByRole('button').filter({ hasText: 'How to type Spanish letters' });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(chat(page).getByRole('heading', { name: 'How to type Spanish letters', exact: true })).toBeVisible();
  await expect(louSaid(page)).toHaveCount(1);
  expect(sent).toMatchObject([{ knowledgeItemId: 'typing-spanish-accents', topic: 'How to type Spanish letters' }]);
  await page.goto('/knowledge');
  await expect(page.locator('.item-row').filter({ hasText: 'How to type Spanish letters' })).toContainText('Begun, 50%');
});

test('on a phone a quiz that an item of Available Content begins brings no keyboard up', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env.LOU_ORIGIN ?? '', hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await asALearner(page);
  await enrolIn(page, FRACTIONS);
  const items = (await (await page.request.get('/api/knowledge')).json()) as { contentType: string }[];
  await answering(
    page,
    'knowledge.list',
    items.filter(({ contentType }) => contentType === 'quiz'),
  );
  // The welcome event comes when the quiz is there, as where Lou is quick.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) => wait(run, ms === 800 ? 4_000 : ms)) as typeof window.setTimeout;
  });
  await page.goto('/');
  await connected(page);
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => target instanceof HTMLTextAreaElement && document.body.setAttribute('data-wrote', ''));
  });
  await card(page).getByRole('button').first().tap();
  await expect(chat(page).getByText('Question 1 of 5', { exact: true }).last()).toBeVisible();
  await page.waitForTimeout(4_200); // the welcome would have come
  await expect(page.locator('body[data-wrote]')).toHaveCount(0);
  await context.close();
});

for (const width of [390, 768, 1440]) {
  test(`at ${width} px the list and an item fit, also with long names, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und was sonst noch an einer Mütze hängen kann';
    await withItems(page, [{ ...item(1), title: long, category: 'a-category-that-nobody-knows-and-that-is-long' }, ...seven.slice(1)]);
    await expect(updates(page).getByRole('listitem')).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goto('/knowledge?item=balance-sheet-on-one-page&passage=x&sentence=Left%20and%20right%20come%20to%20one%20total');
    await expect(page.getByRole('heading', { name: 'A small example' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

for (const [address, heading] of [
  ['/knowledge', 'All Content'],
  ['/library', 'Documents'],
] as const) {
  test(`an open ${address} shows what staff add to the knowledge base`, async ({ page }) => {
    await asALearner(page);
    const told = { kind: 'content', itemId: 'nets' };
    await page.route('**/trpc/live.changes*', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: `id: 1\ndata: ${JSON.stringify({ json: told })}\n\n` }),
    );
    const { requests } = watching(page, 'knowledge.list');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect.poll(() => requests.length).toBeGreaterThan(1);
  });
}
