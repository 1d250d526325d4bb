import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect, expectNoSidewaysScroll, notice, overlaps, test } from './journey.ts';
import { handOnSocket } from './socket.ts';
import { ask, chat, inASession, line, QUESTION } from './talking.ts';
import { answering, deafToChanges, failing, watching } from './wire.ts';

const earned = {
  id: 'ten-questions',
  type: 'first',
  title: 'Ten Good Questions',
  description: 'Asked.',
  badge: '?',
  points: 50,
  earnedAt: '2026-01-05T09:00:00Z',
};

test('L246 L394 what a talk earns shows, and points are asked for again; where it earns nothing they are not', async ({ page }) => {
  await answering(page, 'achievements.award', []);
  await deafToChanges(page);
  await inASession(page);
  const asked = watching(page, 'achievements.stats');
  const claims = watching(page, 'achievements.award');
  await ask(page, QUESTION);
  await expect.poll(() => claims.requests.length).toBe(1);
  expect(claims.requests[0]?.postData()).toMatch(/"metadata":\{"sessionId":"[^"]+","totalAiInteractions":1\}/);
  await page.waitForTimeout(300);
  expect(asked.requests).toHaveLength(0);
  await answering(page, 'achievements.award', [earned]);
  await ask(page, 'What does improper fraction mean?');
  await expect(page.locator('.toast')).toContainText('Ten Good Questions');
  await expect.poll(() => asked.requests.length).toBe(1);
});

test('L447 an award that fails is only logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await deafToChanges(page); // what is really earned would be told by the stream
  await failing(page, 'achievements.award');
  await inASession(page);
  await ask(page, QUESTION);
  await expect.poll(() => logged.some((line) => line.includes('ai_interaction failed'))).toBe(true);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('on a phone neither what was earned nor a notice covers the chat’s head or the line to write on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await deafToChanges(page); // what is really earned would stand beside the three
  const hand = await handOnSocket(page);
  const three = [1, 2, 3].map((place) => ({ ...earned, id: `a${place}`, title: `Seal ${place}` }));
  await answering(page, 'achievements.award', three);
  await inASession(page);
  await ask(page, QUESTION);
  await expect(page.locator('.toast')).toHaveCount(3);
  hand.says({ type: 'error', message: 'The lamp flickers.' });
  await expect(notice(page)).toBeVisible();
  const head = chat(page).locator('.chat-head');
  for (const to of ['start', 'center', 'end'] as const) {
    for (const part of [head, chat(page).locator('.composer')]) {
      await part.evaluate((element, block) => element.scrollIntoView({ block }), to);
      await page.waitForTimeout(100);
      expect(await overlaps(page, '.chat-head, .composer', '.toast'), `${to}: toasts`).toBe(false);
      expect(await overlaps(page, '.chat-head, .composer', '.notice'), `${to}: the notice`).toBe(false);
    }
  }
});

const three = ['Name on the Spine', 'First Right Answer', 'Tried and Told'].map((title) => ({ ...earned, id: title, title }));

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1100, 800],
  [1440, 900],
] as const)
  test(`L107 at ${width} px three come top-right beside a talk about a section, and cover neither what is said last nor what one presses`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await deafToChanges(page);
    await answering(page, 'achievements.award', []);
    const { sections } = await aLearnerIn(page, FRACTIONS);
    await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
    const said = page.locator('.turn-lou');
    const say = async (words: string) => {
      const before = await said.count();
      await line(page).fill(words);
      await line(page).press('Enter');
      await expect(said).toHaveCount(before + 1);
      await expect(line(page)).toBeEnabled();
    };
    await expect(said).toHaveCount(1);
    await say('What is a fraction?');
    await say('What is a numerator?');
    await answering(page, 'achievements.award', three);
    await say('What does the bottom number of a fraction tell?');
    await expect(page.locator('.toast')).toHaveCount(3);
    const box = (await page.locator('.toast').last().boundingBox()) ?? { x: 0, y: height, width: 0, height };
    expect(box.x + box.width).toBeGreaterThan(width - 200);
    expect(await overlaps(page, '.turn-lou:last-child, .composer, .chat-head, .hints-place section, .bottombar', '.toast')).toBe(false);
    if (width >= 1080) return;
    // On each other: one line for all, until somebody is at them.
    const tops = () => page.locator('.toast').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const spread = async () => {
      const [first = 0, , third = 999] = await tops();
      return Math.abs(third - first);
    };
    await expect.poll(spread, 'once they have come in').toBeLessThanOrEqual(10);
    await expect(page.locator('.toast-more').last()).toBeVisible();
    await page.getByRole('button', { name: 'Close: Tried and Told' }).focus();
    const [above = 0, , below = 0] = await tops();
    expect(below - above).toBeGreaterThan(80);
    await page.keyboard.press('Enter');
    await expect(page.locator('.toast strong')).toHaveText(['Name on the Spine', 'First Right Answer']);
  });

test('on a phone achievements come one line high, and the talk stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inASession(page);
  await ask(page, 'What is a fraction?');
  await expect(page.locator('.toast').first()).toBeVisible();
  await page.waitForTimeout(1_200);
  const heights = await page.locator('.toast').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(56);
  await expectNoSidewaysScroll(page);
});
