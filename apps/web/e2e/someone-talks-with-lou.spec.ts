import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, notice, overlaps, test } from './journey.ts';
import { handOnSocket, hearing, sending } from './socket.ts';
import { ask, chat, endSession, inASession, line, louSaid, onTheDashboard, QUESTION, quizMe, youSaid } from './talking.ts';
import { answering, deafToChanges, failing, watching } from './wire.ts';

test('a question about fractions gets an answer with its sources, and a source leads to its place in the lesson', async ({ page }) => {
  await inASession(page);
  await ask(page, QUESTION);
  const answer = chat(page).locator('.turn-lou').last();
  await answer.getByRole('link', { name: 'Source 1' }).first().click();
  await expect(answer.getByText(/^Rests on \d passages?$/)).toBeVisible();
  await expect(answer.locator('.passages mark').first()).toBeVisible();
  await expect(answer.locator('.passages li').first()).toBeFocused();
  await expectAccessible(page);
  await answer.getByRole('link', { name: 'Read it in the lesson' }).first().click();
  await expect(page).toHaveURL(/\/course\/fractions-that-make-sense\/section\/[^/]+\/read\?passage=.+&sentence=.+/);
});

test('who has begun to do something in a talk that was just started is left at it', async ({ page }) => {
  await inASession(page);
  const hint = page.getByRole('button', { name: 'Hint please' });
  await hint.focus();
  await page.waitForTimeout(1_000); // the welcome comes 800 ms after the start
  await expect(hint).toBeFocused();
  await expect(page.locator('.composer')).toBeInViewport({ ratio: 1 });
});

test('L274 L396 L398 the chat opens a socket at /ws of its host and joins with session, learner and topic', async ({ page }) => {
  const { messages, addresses } = sending(page);
  await inASession(page);
  const { host } = new URL(page.url());
  expect(new Set(addresses)).toEqual(new Set([`ws://${host}/ws`]));
  const user = (await (await page.request.get('/api/user')).json()) as { id: string };
  const joined = () => messages.findLast(({ type }) => type === 'join_session');
  await expect.poll(joined).toMatchObject({ learnerId: user.id, topic: 'Fractions that make sense - What a fraction counts', stream: true, graded: true });
  expect(joined()?.sessionId).toEqual(expect.any(String));
});

test('L326 L327 L328 L329 Enter sends what was written, trimmed; nothing and blanks are not sent', async ({ page }) => {
  const { messages } = sending(page);
  await inASession(page);
  await line(page).press('Enter');
  await line(page).fill('   \n ');
  await line(page).press('Enter');
  await page.getByRole('button', { name: 'Send' }).click();
  await line(page).fill('  one');
  await line(page).press('Shift+Enter');
  await line(page).pressSequentially('two  ');
  await line(page).press('Enter');
  await expect(youSaid(page)).toHaveText('one\ntwo');
  expect(messages.filter(({ type }) => type === 'text_message')).toEqual([{ type: 'text_message', text: 'one\ntwo' }]);
  await expect(line(page)).toHaveValue('');
  await expect(line(page)).toBeFocused();
});

test('L279 L281 L331 after a send it reads "Thinking..." and all is off until the response arrives', async ({ page }) => {
  const hand = await handOnSocket(page);
  await inASession(page);
  hand.hold();
  await line(page).fill(QUESTION);
  await line(page).press('Enter');
  await expect(chat(page).getByText('Thinking...')).toBeVisible();
  for (const control of [line(page), quizMe(page), page.getByRole('button', { name: 'Send' })]) await expect(control).toBeDisabled();
  hand.release();
  await expect(louSaid(page)).toHaveCount(2);
  await expect(chat(page).getByText('Thinking...')).toHaveCount(0);
  for (const control of [line(page), quizMe(page)]) await expect(control).toBeEnabled();
});

test('L282 L433 L434 an error message of the server ends the thinking and shows as a notice; what was written can go again', async ({ page }) => {
  const hand = await handOnSocket(page);
  await inASession(page);
  hand.hold();
  await line(page).fill(QUESTION);
  await line(page).press('Enter');
  await expect(chat(page).getByText('Thinking...')).toBeVisible();
  hand.says({ type: 'error', message: 'The lamp flickers.' });
  await expectNotice(page, 'Error', 'The lamp flickers.');
  await expect(chat(page).getByText('Thinking...')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled();
  hand.says({ type: 'error', message: '' });
  await expectNotice(page, 'Error', 'An error occurred');
});

test('words that Lou cannot take say why and come back into the line to be changed', async ({ page }) => {
  await inASession(page);
  await line(page).fill('😀😀');
  await line(page).press('Enter');
  const slip = chat(page).locator('.turn-me');
  await expect(slip).toContainText('Please write it in words. I cannot read pictures.');
  await expect(slip.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expectAccessible(page);
  await slip.getByRole('button', { name: 'Change it' }).click();
  await expect(slip).toHaveCount(0);
  await expect(line(page)).toHaveValue('😀😀');
  await expect(line(page)).toBeFocused();
});

test('a double click on "End session" ends nothing, and the focus is on going on', async ({ page }) => {
  await inASession(page);
  const end = page.getByRole('button', { name: 'End session' });
  await end.dblclick();
  await expect(page.getByRole('button', { name: 'End it' })).toBeVisible();
  await expect(chat(page).getByText('Session ended')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await end.click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await expect(end).toBeVisible();
  await endSession(page);
  await expect(chat(page).getByText('Session ended')).toBeVisible();
});

test('L278 the socket closes with 1000 when the chat is left', async ({ page }) => {
  const hand = await handOnSocket(page);
  await onTheDashboard(page);
  await page.getByRole('link', { name: 'Learning Sessions' }).first().click();
  await expect.poll(() => hand.closedWith[0]).toBe(1000);
});

test('L285 L286 L333 the topic is edited in place and pushed; a blank one is ignored', async ({ page }) => {
  const { messages } = sending(page);
  await inASession(page);
  const edit = page.getByRole('button', { name: 'Edit the topic' });
  await edit.click();
  await page.getByRole('textbox', { name: 'Topic' }).fill('   ');
  await page.getByRole('textbox', { name: 'Topic' }).press('Enter');
  await expect(chat(page).getByRole('heading', { name: 'Fractions that make sense' })).toBeVisible();
  expect(messages.filter(({ type }) => type === 'update_topic')).toEqual([]);
  await edit.click();
  await expect(page.getByRole('textbox', { name: 'Topic' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Topic' }).pressSequentially(' Halves and thirds ');
  await page.getByRole('textbox', { name: 'Topic' }).press('Enter');
  await expect(edit).toBeFocused();
  await expect(chat(page).getByRole('heading', { name: 'Halves and thirds' })).toBeVisible();
  expect(messages.filter(({ type }) => type === 'update_topic')).toEqual([{ type: 'update_topic', topic: 'Halves and thirds' }]);
  await page.reload();
  await expect(chat(page).getByRole('heading', { name: 'Halves and thirds' })).toBeVisible();
});

test('hints help with the open question, one after the other, and Show me closes it', async ({ page }) => {
  await inASession(page);
  const ladder = chat(page).locator('.hint-line');
  await expect(ladder).toHaveText('Hints: a nudge, a pointer, a worked step');
  await page.getByRole('button', { name: 'Hint please' }).press('Enter');
  await expect(louSaid(page)).toHaveCount(2);
  await expect(line(page)).toBeFocused();
  await expect(ladder).toHaveText('1 of 3 hints given. Next: a pointer to the page');
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(louSaid(page)).toHaveCount(3);
  await expect(ladder).toHaveText('2 of 3 hints given. Next: one worked step');
  expect(await louSaid(page).nth(1).textContent()).not.toBe(await louSaid(page).nth(2).textContent());
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(louSaid(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Hint please' })).toHaveCount(0);
  await expect(ladder).toHaveCount(0);
  const pressed = ['Hint please', 'Hint please', 'Show me'].map((name) => `You pressed: ${name}`);
  await expect(chat(page).locator('.pressed')).toHaveText(pressed);
  await page.reload();
  await expect(chat(page).locator('.pressed')).toHaveText(pressed);
});

test('L402 L407 the server says welcome to a new talk, and with a reply how it adapts', async ({ page }) => {
  const told = hearing(page);
  await onTheDashboard(page);
  await expect.poll(() => told.find(({ type }) => type === 'welcome')).toMatchObject({ message: expect.stringMatching(/\S/) });
  await ask(page, QUESTION);
  expect(told.find(({ type }) => type === 'text_response')?.adaptations).toEqual({
    difficultyLevel: expect.stringMatching(/^(beginner|intermediate|advanced)$/),
    engagementScore: expect.any(Number),
  });
});

test('S001 who is asked who it is says Lou', async ({ page }) => {
  await inASession(page);
  await ask(page, 'Who are you?');
  await expect(louSaid(page).last()).toContainText('Lou');
});

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

for (const width of [390, 768, 1440]) {
  test(`a conversation fits and is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await inASession(page);
    await ask(page, QUESTION);
    await chat(page).getByRole('link', { name: 'Source 1' }).first().click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('a fraction in what Lou says stands stacked, and is copied as it was written', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await expect(line(page)).toBeEnabled();
  await line(page).fill('Is 1/2 more than 1/3?');
  await line(page).press('Enter');
  await expect(page.locator('.turn-me').getByRole('img', { name: '1 over 2' })).toBeVisible();
  await expect(page.locator('.turn-me .typed')).toHaveText('Is 1/2 more than 1/3?');
});

test('on a phone achievements come one line high, and the talk stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inASession(page);
  await ask(page, 'What is a fraction?');
  await expect(page.locator('.toast').first()).toBeVisible();
  await page.waitForTimeout(1_200);
  const height = await page.locator('.toasts').evaluate((place) => place.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(96);
  await expectNoSidewaysScroll(page);
});
