import type { Page } from 'playwright/test';
import { conversation } from './course-page.ts';
import { aLearnerIn, aLearnerWith, enrolIn, FRACTIONS, PYTHON, sectionsOf } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, overlaps, test } from './journey.ts';
import { watchJumps } from './jumps.ts';
import { asALearner } from './people.ts';
import { sending } from './socket.ts';
import { line, QUESTION } from './talking.ts';
import { answering, deafToChanges, failing, holding } from './wire.ts';

/** In the conversation about a section, with its welcome there and the line to write on ready. */
async function inTheRoom(page: Page): Promise<void> {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[2]?.id}`);
  await expect(line(page)).toBeEnabled();
  await expect(conversation(page).locator('.turn-lou')).toHaveCount(1);
}

async function askInTheRoom(page: Page, words: string): Promise<void> {
  const replies = conversation(page).locator('.turn-lou');
  await expect(replies.first()).toBeVisible(); // the welcome comes before anything is asked
  const before = await replies.count();
  await line(page).fill(words);
  await line(page).press('Enter');
  await expect(replies).toHaveCount(before + 1);
  await expect(line(page)).toBeEnabled();
}

test('whoever enrols where they want to talk goes on at the line to write on', async ({ page }) => {
  await aLearnerWith(page);
  const [section] = await sectionsOf(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${section?.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Enroll Now', exact: true }).first().press('Enter');
  await expect(line(page)).toBeFocused();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`in the conversation about a section the newest words stand above the line to write on at ${width} px, also after a reload`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await inTheRoom(page);
    const newest = conversation(page).locator('.turn-lou .said').last();
    const clear = async () => {
      const [said, dock] = await Promise.all([newest.boundingBox(), page.locator('.dock').boundingBox()]);
      return said !== null && dock !== null && said.y >= 0 && said.y + said.height <= dock.y + 16;
    };
    expect(await clear()).toBe(true);
    for (const words of [QUESTION, 'What does improper fraction mean?', 'Why is 1/8 smaller than 1/4?']) {
      await askInTheRoom(page, words);
      await expect.poll(clear).toBe(true);
    }
    await page.reload();
    await expect(conversation(page).locator('.turn-lou')).toHaveCount(4);
    await expect.poll(clear).toBe(true);
    await line(page).fill('I do not get it. '.repeat(24)); // the line grows over what stands above it
    await expect.poll(clear).toBe(true);
  });
}

for (const [width, height] of [
  [390, 1000],
  [1440, 900],
] as const) {
  test(`the line to write on stands above the bar before there is much to scroll, and does not move as it gets more, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await inTheRoom(page);
    const foot = async () => {
      const [composer, bar] = await Promise.all([page.locator('.composer').boundingBox(), page.locator('.bottombar').boundingBox()]);
      return (bar?.y ?? 0) - (composer?.y ?? 0) - (composer?.height ?? 0);
    };
    const before = await foot();
    expect(before).toBeGreaterThanOrEqual(0);
    expect(before).toBeLessThanOrEqual(16);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight), 'nothing is to scroll yet').toBe(0);
    for (const words of [QUESTION, 'What does improper fraction mean?']) {
      await askInTheRoom(page, words);
      expect(await foot()).toBeCloseTo(before, 0);
    }
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 700],
] as const) {
  test(`whether Lou hears and the way to end it stay in reach as the talk scrolls at ${width} px, and ending is a question`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await inTheRoom(page);
    for (const said of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Hint please' }).click();
      await expect(conversation(page).locator('.turn-lou')).toHaveCount(said);
    }
    const end = page.getByRole('button', { name: 'End session' });
    const top = () => page.evaluate(() => window.scrollY);
    for (const to of [10_000, 0]) {
      await page.evaluate((y) => window.scrollTo(0, y), to);
      await expect(end).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Connected', { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => window.scrollTo(0, 10_000));
    const before = await top();
    expect(before).toBeGreaterThan(0);
    await end.press('Enter');
    await expect(page.getByText(/End this session\?/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('group', { name: 'End this session?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(end).toBeFocused();
    expect(await top()).toBe(before);
    await expectNoSidewaysScroll(page);
  });
}

test('L285 on a phone the conversation’s head is one row: status, pencil, End session; another topic joins them in one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inTheRoom(page);
  const head = page.locator('.chat-head');
  const inOneRow = async () => {
    const boxes = await Promise.all(
      [
        head.getByRole('status'),
        head.getByRole('button', { name: 'Edit the topic', exact: true }),
        head.getByRole('button', { name: 'End session', exact: true }),
      ].map((one) => one.boundingBox()),
    );
    const middles = boxes.map((box) => (box ? box.y + box.height / 2 : -1));
    return Math.max(...middles) - Math.min(...middles) < 6 && ((await head.boundingBox())?.height ?? 99) <= 60;
  };
  expect(await inOneRow()).toBe(true);
  await expect(head.getByText('Edit the topic', { exact: true })).toBeVisible(); // the title above says the topic
  await head.getByRole('button', { name: 'Edit the topic', exact: true }).click();
  await head.getByRole('textbox', { name: 'Topic', exact: true }).fill('Which of two fractions is the larger one, and how one can see it at a glance');
  await page.keyboard.press('Enter');
  await expect(head.getByRole('heading', { name: /^Which of two fractions/ })).toBeVisible();
  expect(await inOneRow()).toBe(true);
  await expectNoSidewaysScroll(page);
});

test('another topic is saved where one reads: the page stays, and the focus goes back to the pencil', async ({ page }) => {
  await inTheRoom(page);
  for (const said of [2, 3]) {
    await page.getByRole('button', { name: 'Hint please' }).click();
    await expect(conversation(page).locator('.turn-lou')).toHaveCount(said);
  }
  await askInTheRoom(page, QUESTION);
  await expect(conversation(page).locator('.turn-lou')).toHaveCount(4);
  const pencil = page.locator('.chat-head').getByRole('button', { name: 'Edit the topic' });
  await pencil.click();
  await page.getByRole('textbox', { name: 'Topic' }).fill('Bottom numbers');
  await page.waitForTimeout(300);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bottom numbers' })).toBeVisible();
  await expect(pencil).toBeFocused();
  await page.waitForTimeout(300);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(12);
});

test('Quiz Me in the lesson begins the quiz by itself, once', async ({ page }) => {
  const { messages } = sending(page);
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}/read`);
  await page.locator('.lesson-foot').getByRole('link', { name: 'Quiz Me' }).click();
  const first = conversation(page).getByText(/^Question 1 of \d$/);
  await expect(first.last()).toBeVisible();
  await expect(page).toHaveURL(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await page.reload();
  await expect(first.last()).toBeVisible();
  await expect(line(page)).toBeEnabled();
  expect(messages.filter(({ type }) => type === 'text_message')).toEqual([{ type: 'text_message', text: 'Quiz me on this.' }]);
});

test('the hints to Lou’s question stand beside the conversation: what was given, and what is left', async ({ page }) => {
  await inTheRoom(page);
  const ladder = page.getByRole('complementary', { name: 'Beside the conversation' }).getByRole('region', { name: 'Hints for this question' });
  await expect(ladder.locator('.shut')).toHaveCount(4);
  const question = ((await ladder.locator('.hints-question').textContent()) ?? '').trim();
  expect(question).toMatch(/\?$/);
  await expect(page.locator('.turn-lou .said').last()).toContainText(question);
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(page.locator('.turn-lou .said')).toHaveCount(2);
  const nudge = ((await page.locator('.turn-lou .said').last().textContent()) ?? '').replace(/\u2060\d+/g, '').trim();
  await expect(ladder.locator('.here')).toHaveText(`Given last: A nudge${nudge}`);
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(ladder.locator('.used')).toHaveText(`Given: A nudge${nudge}`);
  await expect(ladder.locator('.here')).toContainText('Given last: A pointer to the page');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ladder).toBeHidden();
  await expect(page.locator('.hint-line')).toHaveText('2 of 3 hints given, then the solution. Next: one worked step');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(ladder).toContainText('After 3 more tries, or “Show me”.');
  const before = (await ladder.textContent()) ?? '';
  await page.reload();
  await expect(ladder.locator('.here')).toContainText('Given last: A pointer to the page');
  await expect(ladder).toHaveText(before);
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(ladder.locator('.here')).toContainText('Given last: One worked step');
  await expect(page.getByRole('button', { name: 'Hint please' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(ladder).toHaveCount(0);
});

test('on a phone the line of the hints opens all of them, and the question that they are to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inTheRoom(page);
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(conversation(page).locator('.turn-lou')).toHaveCount(2);
  const ladder = page.getByRole('region', { name: 'Hints for this question' });
  await expect(ladder).toHaveCount(0);
  await page.locator('.hint-line summary').press('Enter');
  await expect(ladder.locator('.here')).toContainText('Given last: A nudge');
  const told = ladder.getByText(/or “Show me”/);
  await expect(told).toBeInViewport({ ratio: 1 });
  const all = page.locator('.all-hints');
  const [words, place] = [await told.boundingBox(), await all.boundingBox()];
  expect((words?.y ?? 0) + (words?.height ?? 0), 'no line is cut').toBeLessThanOrEqual((place?.y ?? 0) + (place?.height ?? 0) - 24);
  expect(await all.evaluate((hints) => (hints as HTMLElement).offsetWidth - hints.clientWidth), 'no bar of the browser’s').toBe(0);
  const [chevron, heading] = [
    await page.locator('.hint-line summary .icon').boundingBox(),
    await ladder.getByRole('heading', { name: 'Hints for this question' }).boundingBox(),
  ];
  expect(chevron?.x).toBe(heading?.x);
  await expect(line(page)).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const said of [3, 4]) {
    await page.getByRole('button', { name: 'Hint please' }).press('Enter');
    await expect(conversation(page).locator('.turn-lou')).toHaveCount(said);
  }
  await expect(ladder.locator('.here')).toContainText('Given last: One worked step');
  await expectAccessible(page); // it scrolls now, and has a tab stop
  await page.locator('.hint-line summary').press('Enter');
  await expect(ladder).toHaveCount(0);
});

test('what Lou says one can say is a button: the next question after Show me', async ({ page }) => {
  const { messages } = sending(page);
  await inTheRoom(page);
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(conversation(page).locator('.turn-me')).toContainText('next');
  await expect(page.getByRole('button', { name: 'Hint please' })).toBeVisible();
  expect(messages.filter(({ type }) => type === 'text_message')).toEqual([{ type: 'text_message', text: 'next' }]);
});

test('the question that may be meant is answered after a press of Yes', async ({ page }) => {
  const { sections } = await aLearnerIn(page, PYTHON);
  await page.goto(`/course/${PYTHON}/section/${sections[4]?.id}`);
  await askInTheRoom(page, 'can range count backwards');
  await expect(conversation(page).locator('.turn-lou').last()).toContainText('How do I count down, or in steps of two?');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(conversation(page).locator('.turn-lou').last()).toContainText('a third number, the step');
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveCount(0);
});

test('of several questions that may be meant, each on its own line, the one that is pressed is answered', async ({ page }) => {
  const { sections } = await aLearnerIn(page, PYTHON);
  await page.goto(`/course/${PYTHON}/section/${sections[4]?.id}`);
  await askInTheRoom(page, 'can a loop go backwards');
  const said = conversation(page).locator('.turn-lou').last();
  await expect(said.getByRole('paragraph').filter({ hasText: /^“.*\?”/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'The second', exact: true }).click();
  await expect(conversation(page).locator('.turn-lou').last()).toContainText('a third number, the step');
  await expect(page.getByRole('button', { name: 'The first', exact: true })).toHaveCount(0);
});

test('beside the conversation what stands under the hints hardly moves when they come', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  const jumped = await watchJumps(page);
  await page.goto(`/course/${FRACTIONS}/section/${sections[2]?.id}`);
  await expect(page.getByRole('region', { name: 'Hints for this question' })).toBeVisible();
  await page.waitForTimeout(300);
  expect(await jumped()).toBeLessThan(0.015);
});

test('a first name without a space does not push the conversation out of a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await asALearner(page, { firstName: 'Amara'.repeat(12) });
  await enrolIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${FRACTIONS}.what-a-fraction-counts`);
  await expect(conversation(page)).toContainText('AmaraAmara');
  await expectNoSidewaysScroll(page);
});

test('what stands beside a conversation and is longer than the screen fades where it goes on, and its end can be read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 560 });
  await inTheRoom(page);
  const margin = page.locator('.room > .margin');
  const last = margin.getByRole('definition').last();
  const under = () => margin.evaluate((beside) => beside.scrollHeight - beside.clientHeight - beside.scrollTop);
  expect(await under()).toBeGreaterThan(0);
  await expect(margin).toHaveCSS('mask-image', /linear-gradient/);
  // The fading says it: no bar of the browser's beside it; the wheel and the keys scroll it.
  expect(await margin.evaluate((beside) => (beside as HTMLElement).offsetWidth - beside.clientWidth)).toBe(0);
  await expect(margin).toHaveCSS('scrollbar-width', 'none');
  await margin.hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(() => margin.evaluate((beside) => beside.scrollTop)).toBeGreaterThan(0);
  await margin.getByRole('link').last().focus();
  await expect(margin.getByRole('link').last()).toBeInViewport();
  await margin.evaluate((beside) => beside.scrollTo(0, beside.scrollHeight));
  const [words, place] = [await last.boundingBox(), await margin.boundingBox()];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((place?.y ?? 0) + (place?.height ?? 0) - 24);
  const link = await margin.getByRole('link').first().boundingBox();
  expect(link?.height ?? 0).toBeGreaterThanOrEqual(24);
});

test('what stands beside a conversation ends above the bar, and fades at its top too once it is scrolled', async ({ page }) => {
  await inTheRoom(page);
  const margin = page.locator('.room > .margin');
  const [beside, bar] = await Promise.all([margin.boundingBox(), page.locator('.bottombar').boundingBox()]);
  expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(margin).toHaveCSS('mask-image', /^linear-gradient\(rgba\(0, 0, 0, 0\), rgb\(0, 0, 0\) 24px/);
  const heading = await margin.getByRole('heading', { name: 'Hints for this question' }).boundingBox();
  expect((heading?.y ?? 0) - (beside?.y ?? 0), 'unscrolled nothing stands in what fades').toBeGreaterThanOrEqual(24);
});

test('while it is asked whether a completed section was talked about, bones stand there', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS, { done: 1 });
  const release = await holding(page, 'tutoring.recentSessions');
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await expect(page.locator('.column .bone').first()).toBeVisible();
  await expect(page.getByText(/Loading the earlier talk/)).toBeAttached();
  release();
  await expect(line(page)).toBeEnabled();
});

test('L107 what is earned in the conversation about a section stands over the margin, and covers neither its hints nor the talk', async ({ page }) => {
  const seal = { id: 'a1', title: 'Ten Good Questions', description: 'Asked.', badge: '?', points: 50, earnedAt: '2026-01-05T09:00:00Z' };
  await deafToChanges(page);
  await answering(page, 'achievements.award', []);
  await inTheRoom(page);
  for (const said of [2, 3]) {
    await page.getByRole('button', { name: 'Hint please' }).click();
    await expect(conversation(page).locator('.turn-lou')).toHaveCount(said);
  }
  await answering(page, 'achievements.award', [seal]);
  await askInTheRoom(page, QUESTION);
  await expect(page.locator('.toast')).toContainText('Ten Good Questions');
  await expect(page.getByRole('region', { name: 'Hints for this question' })).toBeVisible();
  for (const top of [0, 10_000]) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForTimeout(100);
    await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 });
    expect(await overlaps(page, '.hints-place section, .column, .bottombar', '.toast')).toBe(false);
  }
});

test('the outline beside the conversation says what is talked about, and what was', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await expect(line(page)).toBeEnabled();
  const outline = page.getByRole('complementary', { name: 'Beside the conversation' }).getByRole('list').filter({ hasText: 'A fraction of what?' });
  await askInTheRoom(page, 'What does the bottom number of a fraction tell?');
  const here = outline.locator('[aria-current="location"]');
  await expect(here).toHaveCount(1);
  const first = (await here.textContent()) ?? '';
  await askInTheRoom(page, QUESTION);
  await expect(here).not.toHaveText(first);
  await expect(outline.getByRole('link', { name: `Talked about: ${first}` })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(outline.getByRole('link', { name: `Talked about: ${first}` })).toBeVisible();
});

test('a lesson that does not arrive takes only its own place: one can talk about the section', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await failing(page, 'catalogue.sectionLesson');
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await askInTheRoom(page, QUESTION);
  const beside = page.getByRole('complementary', { name: 'Beside the conversation' });
  await expect(beside.getByRole('alert')).toContainText('The lesson could not be loaded');
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sections[0]?.title ?? '');
  await expect(page.getByRole('alert')).toContainText('The lesson could not be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.lesson')).toBeVisible();
});
