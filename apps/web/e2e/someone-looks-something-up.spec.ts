import type { Page } from 'playwright/test';
import { aLearnerIn, FRACTIONS, readAddress } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { watchJumps } from './jumps.ts';
import { asALearner } from './people.ts';
import { ask, onTheDashboard } from './talking.ts';
import { answering, failing, holding, watching } from './wire.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });
const results = (page: Page) => page.getByRole('region', { name: 'Results' }).locator('.entry-row');
const status = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status');

const found = (place: number, more: object = {}) => ({
  kind: 'lesson',
  id: `lesson-${place}`,
  title: `Lesson ${place}`,
  excerpt: 'A lamp keeps the dark away.',
  link: `/course/c/section/${place}/read`,
  found: ['lamp'],
  missing: [],
  partOf: 'Keeping a lamp',
  contentType: null,
  at: null,
  ...more,
});

test('whoever opens an item from the shelf, or asks for all of a shelf, goes on there from the keyboard', async ({ page }) => {
  await asALearner(page);
  await page.goto('/library');
  const shelf = page.getByRole('region', { name: 'Courses and their lessons' });
  await shelf.getByRole('button', { name: /^Show all/ }).press('Enter');
  await expect(shelf.getByRole('listitem').nth(6).getByRole('link').first()).toBeFocused();
  await page.getByRole('region', { name: 'Documents' }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('link', { name: 'Back to the Knowledge Base' })).toBeVisible();
  await page.waitForTimeout(300); // a focus on what is hidden is lost a moment later
  await expect(page.getByRole('main')).toBeFocused();
});

test('L019 /library finds a lesson by a misspelt word, opens it at the sentence, and leads back to the search', async ({ page }) => {
  await asALearner(page);
  await page.goto('/library');
  await expect(page.getByRole('heading', { level: 1, name: 'Content Library', exact: true })).toBeVisible();
  await field(page).fill('denomonator numerator');
  const first = results(page).first();
  await expect(first.getByRole('heading')).toHaveText('What a fraction counts');
  await expect(page).toHaveURL('/library?q=denomonator+numerator');
  await expect(first).toContainText('Lesson');
  await expect(first).toContainText('Fractions that make sense');
  await expect(first.locator('.excerpt mark')).toHaveText(['denominator', 'numerator']);
  await expectAccessible(page);
  await first.getByRole('link').click();
  const marked = page.locator('mark#cited-sentence');
  await expect(marked).toHaveText('The bottom number is the denominator and the top number is the numerator.');
  await expect(marked).toBeInViewport();
  await expect(page.getByText(/You looked for the marked line\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the search', exact: true }).click();
  await expect(field(page)).toHaveValue('denomonator numerator');
  await expect(results(page).first()).toBeVisible();
});

test('from the keyboard alone: / leads to the line and is a letter in it, Enter looks, Tab goes to the results', async ({ page }) => {
  await asALearner(page);
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('3/4');
  await expect(field(page)).toHaveValue('3/4');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toBeVisible();
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('Tab');
  await expect(results(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('where nothing has one of the words, that is said beside what was found for the rest', async ({ page }) => {
  await asALearner(page);
  await page.goto('/library?q=sextant+denominator');
  await expect(results(page).first()).toBeVisible();
  await expect(status(page)).toContainText('for “sextant denominator”. Nothing has “sextant”; these were found for the rest.');
  await field(page).fill('denominator numerator');
  await expect(status(page)).toContainText('for “denominator numerator”');
  await expect(status(page)).not.toContainText('Nothing');
});

test('a kind leaves the others out, and what is looked for stands in the address', async ({ page }) => {
  await asALearner(page);
  await page.goto('/library?q=fractions');
  await expect(results(page).first()).toContainText('Course');
  await page.getByRole('button', { name: 'Knowledge base' }).click();
  await expect(page).toHaveURL('/library?q=fractions&kind=item');
  await expect(results(page).filter({ hasText: 'Lesson' })).toHaveCount(0);
  await expect(results(page).filter({ hasText: 'Fraction facts on one page' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Knowledge base' })).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page)).toHaveValue('fractions');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Content Library' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
});

test('one’s own conversation is found by what was said in it', async ({ page }) => {
  await onTheDashboard(page);
  await ask(page, 'Why do the ropemakers of Elsbury use brine?');
  await page.goto('/library?q=ropemakers');
  await expect(results(page)).toHaveCount(1);
  await expect(results(page)).toContainText('Conversation');
  await expect(results(page).locator('.excerpt mark')).toHaveText('ropemakers');
  await results(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/sessions\?session=/);
  await expect(page.getByRole('main').locator('.session')).toHaveCount(1);
});

test('nothing typed and too much typed are said under the line, and nothing is lost', async ({ page }) => {
  await asALearner(page);
  await page.goto('/library');
  const asked = watching(page, 'library.search');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/Please type what you are looking for\./)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill('a'.repeat(201));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Please look for 200 characters at most\./)).toBeVisible();
  await expect(field(page)).toHaveValue('a'.repeat(201));
  await expectAccessible(page);
  expect(asked.requests).toHaveLength(0);
});

test('what was found for other words goes while too much is typed, and comes back with them', async ({ page }) => {
  await asALearner(page);
  await page.goto('/library?q=photosynthesis');
  await expect(page.getByText(/Nothing found for “photosynthesis”/)).toBeVisible();
  await field(page).fill('a'.repeat(201));
  await expect(page.getByText(/Please look for 200 characters at most\./)).toBeVisible();
  await expect(page.getByText(/Nothing found for/)).toHaveCount(0);
  await field(page).fill('photosynthesis');
  await expect(page.getByText(/Nothing found for “photosynthesis”/)).toBeVisible();
});

test('nothing found says so with a next step: the other kinds, then Lou', async ({ page }) => {
  await asALearner(page);
  await page.goto('/library?q=photosynthesis&kind=course');
  await expect(page.getByText(/Nothing found for “photosynthesis”/)).toBeVisible();
  await page.getByRole('button', { name: 'Look everywhere' }).click();
  await expect(page).toHaveURL('/library?q=photosynthesis');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask Lou' }).click();
  await expect(page).toHaveURL('/');
});

test('while one waits bones stand, a search that fails can be tried again, and more results come by 20', async ({ page }) => {
  const release = await holding(page, 'library.search');
  await failing(page, 'library.search', 'The lamp flickers.');
  await asALearner(page);
  await page.goto('/library?q=lamp');
  await expect(page.getByRole('region', { name: 'Results' }).getByText(/Searching/)).toBeAttached();
  release();
  await expect(page.getByRole('alert')).toContainText('The search did not work');
  await answering(
    page,
    'library.search',
    Array.from({ length: 20 }, (_, place) => found(place + 1)),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page)).toHaveCount(20);
  await expect(status(page)).toHaveText('The best 20 results for “lamp”');
  await failing(page, 'library.search', 'The lamp flickers.');
  await page.getByRole('button', { name: 'Show more results' }).click();
  await expect(page.getByRole('alert')).toContainText('More results could not be loaded');
  await expect(page.getByRole('alert')).toContainText('The lamp flickers.');
  await expect(results(page)).toHaveCount(20);
  await answering(page, 'library.search', [found(21)]);
  await page.getByRole('button', { name: 'Show more results' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'More results' })).toHaveCount(0);
  await expect(results(page)).toHaveCount(21);
  await expect(status(page)).toHaveText('21 results for “lamp”');
  await expect(page.getByRole('button', { name: 'Show more results' })).toHaveCount(0);
});

test('before one looks, what was opened last stands first, then everything by kind; a course unfolds its lessons', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  const [first] = sections;
  if (!first) throw new Error('The course has no sections.');
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'Recently opened' })).toHaveCount(0);
  for (const [address, title] of [
    [readAddress(first), first.title],
    ['/knowledge?item=study-with-lou', 'How to study with Lou'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  }
  await page.goto('/library');
  const opened = page.getByRole('region', { name: 'Recently opened' });
  await expect(opened.getByRole('link')).toHaveText(['How to study with Lou', first.title]);
  const shelf = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(shelf('Courses and their lessons').getByRole('heading', { level: 3 })).toHaveCount(6);
  await shelf('Courses and their lessons')
    .getByRole('button', { name: /^Show all/ })
    .click();
  const course = shelf('Courses and their lessons').locator('.course-row').filter({ hasText: 'Fractions that make sense' });
  await expect(course.locator('summary')).toContainText('8 sections'); // as the catalogue counts them
  await course.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(course.getByRole('link')).toHaveCount(1 + sections.length);
  for (const name of ['Documents', 'Videos', 'Quizzes', 'Courses in the knowledge base'])
    await expect(shelf(name).getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page);
  await opened.getByRole('link', { name: first.title }).click();
  await expect(page).toHaveURL(readAddress(first));
});

test('L452 where there is nothing to open the library says so', async ({ page }) => {
  await answering(page, 'catalogue.courses', []);
  await answering(page, 'knowledge.list', []);
  await asALearner(page);
  await page.goto('/library');
  await expect(page.getByText('No content available', { exact: true })).toBeVisible();
});

for (const width of [390, 768, 1440]) {
  test(`at ${width} px shelf and results fit, also with long names, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und was sonst noch an einer Mütze hängen kann';
    await answering(page, 'library.search', [found(1, { title: long, partOf: long, excerpt: `lamp ${long}` }), found(2, { title: 'مصباح' })]);
    await asALearner(page);
    await page.goto('/library');
    await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goto('/library?q=lamp');
    await expect(results(page)).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

for (const width of [390, 1440]) {
  test(`at ${width} px the shelves keep their places while the books come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await asALearner(page);
    const jumped = await watchJumps(page);
    const bring = [await holding(page, 'catalogue.courses'), await holding(page, 'knowledge.list')];
    await page.goto('/library');
    await expect(page.locator('.library-shelf .bone').first()).toBeVisible();
    const bone = await page.locator('.course-row').first().boundingBox();
    for (const release of bring) release();
    await expect(page.locator('.course-row a').first()).toBeVisible();
    const row = await page.locator('.course-row').last().boundingBox();
    expect(Math.abs((row?.height ?? 0) - (bone?.height ?? 0))).toBeLessThan(2);
    await page.waitForTimeout(300);
    expect(await jumped()).toBeLessThan(0.02);
  });
}

for (const width of [320, 390, 1440]) {
  test(`one long word that is looked for breaks no page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await asALearner(page);
    await page.goto(`/library?q=${'w'.repeat(190)}`);
    await expect(page.getByText(/^Nothing found for/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto(`/library?q=fraction+${'w'.repeat(150)}`);
    await expect(page.getByText(/results for/)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
