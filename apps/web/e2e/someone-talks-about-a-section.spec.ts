import type { Page } from 'playwright/test';
import { conversation } from './course-page.ts';
import { aLearnerIn, enrolIn, FRACTIONS, PYTHON } from './courses.ts';
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
    await expect(page.getByText('End this session?')).toBeInViewport({ ratio: 1 });
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
      [head.getByRole('status'), head.getByRole('button', { name: 'Edit the topic' }), head.getByRole('button', { name: 'End session' })].map((one) =>
        one.boundingBox(),
      ),
    );
    const middles = boxes.map((box) => (box ? box.y + box.height / 2 : -1));
    return Math.max(...middles) - Math.min(...middles) < 6 && ((await head.boundingBox())?.height ?? 99) <= 60;
  };
  expect(await inOneRow()).toBe(true);
  await expect(head.getByText('Edit the topic', { exact: true })).toBeVisible(); // the title above says the topic
  await head.getByRole('button', { name: 'Edit the topic' }).click();
  await head.getByRole('textbox', { name: 'Topic' }).fill('Which of two fractions is the larger one, and how one can see it at a glance');
  await page.keyboard.press('Enter');
  await expect(head.getByRole('heading', { name: /^Which of two fractions/ })).toBeVisible();
  expect(await inOneRow()).toBe(true);
  await expectNoSidewaysScroll(page);
});

test('Quiz Me in the lesson begins the quiz by itself, once', async ({ page }) => {
  const { messages } = sending(page);
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}/read`);
  await page.locator('.lesson-foot').getByRole('link', { name: 'Quiz Me' }).click();
  await expect(conversation(page).getByText('Question 1 of').last()).toBeVisible();
  await expect(page).toHaveURL(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await page.reload();
  await expect(conversation(page).getByText('Question 1 of').last()).toBeVisible();
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
  await expect(page.locator('.hint-line')).toHaveText('2 of 3 hints given. Next: one worked step');
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
  await expect(ladder.getByText('The solution')).toBeInViewport();
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
  await askInTheRoom(page, 'can a loop go backwards');
  await expect(conversation(page).locator('.turn-lou').last()).toContainText('How do I count down, or in steps of two?');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(conversation(page).locator('.turn-lou').last()).toContainText('a third number, the step');
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveCount(0);
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
  await expect(page.getByText('Loading the earlier talk')).toBeAttached();
  release();
  await expect(line(page)).toBeEnabled();
});

test('what is earned in the conversation about a section covers neither the hints nor the line to write on', async ({ page }) => {
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
    expect(await overlaps(page, '.hints-place section, .composer', '.toast')).toBe(false);
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
