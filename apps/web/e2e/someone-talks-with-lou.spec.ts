import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, test } from './journey.ts';
import { handOnSocket, hearing, sending } from './socket.ts';
import { ask, chat, endSession, inASession, line, louSaid, onTheDashboard, QUESTION, quizMe, youSaid } from './talking.ts';

test('a question about fractions gets an answer with its sources, and a source leads to its place in the lesson', async ({ page }) => {
  await inASession(page);
  await ask(page, QUESTION);
  const answer = chat(page).locator('.turn-lou').last();
  await answer.getByRole('link', { name: 'Source 1' }).first().click();
  await expect(answer.getByText(/^Rests on (\d sentences of )?\d passages?$/)).toBeVisible();
  await expect(answer.locator('.passages mark').first()).toBeVisible();
  await expect(answer.locator('.passages li').first()).toBeFocused();
  await expectAccessible(page);
  await answer.getByRole('link', { name: 'Read it in the lesson' }).first().click();
  await expect(page).toHaveURL(/\/course\/fractions-that-make-sense\/section\/[^/]+\/read\?passage=.+&sentence=.+/);
});

test('L325 800 ms after a session is started the line to write on has the focus', async ({ page }) => {
  await onTheDashboard(page);
  await page.evaluate(() => {
    const times: Window['welcomed'] = {};
    window.welcomed = times;
    new MutationObserver(() => {
      if (document.querySelector('.chat .turn-lou')) times.started ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) times.focused ??= performance.now();
    });
  });
  await page.getByRole('button', { name: 'Start Learning Session', exact: true }).click();
  await expect(line(page)).toBeFocused();
  const { started = 0, focused = 0 } = await page.evaluate(() => window.welcomed);
  expect(focused - started).toBeGreaterThan(300); // drawing Lou's words may take a while, and that is time waited too
  expect(focused - started).toBeLessThan(1_200);
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
  await page.getByRole('button', { name: 'Send', exact: true }).click();
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
  await expect(chat(page).getByText('Thinking...', { exact: true })).toBeVisible();
  for (const control of [line(page), quizMe(page), page.getByRole('button', { name: 'Send', exact: true })]) await expect(control).toBeDisabled();
  hand.release();
  await expect(louSaid(page)).toHaveCount(2);
  await expect(chat(page).getByText(/Thinking\.\.\./)).toHaveCount(0);
  for (const control of [line(page), quizMe(page)]) await expect(control).toBeEnabled();
});

test('L282 L433 L434 an error message of the server ends the thinking and shows as a notice; what was written can go again', async ({ page }) => {
  const hand = await handOnSocket(page);
  await inASession(page);
  hand.hold();
  await line(page).fill(QUESTION);
  await line(page).press('Enter');
  await expect(chat(page).getByText('Thinking...', { exact: true })).toBeVisible();
  hand.says({ type: 'error', message: 'The lamp flickers.' });
  await expectNotice(page, 'Error', 'The lamp flickers.');
  await expect(chat(page).getByText(/Thinking\.\.\./)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send again', exact: true })).toBeEnabled();
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
  await expect(chat(page).getByText(/Session ended/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await end.click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await expect(end).toBeVisible();
  await endSession(page);
  await expect(chat(page).getByText('Session ended', { exact: true })).toBeVisible();
});

test('L278 the socket closes with 1000 when the chat is left', async ({ page }) => {
  const hand = await handOnSocket(page);
  await onTheDashboard(page);
  await page.getByRole('link', { name: 'Learning Sessions', exact: true }).first().click();
  await expect.poll(() => hand.closedWith[0]).toBe(1000);
});

test('L285 L286 L333 the topic is edited in place and pushed; a blank one is ignored, and Cancel leaves it', async ({ page }) => {
  const { messages } = sending(page);
  await inASession(page);
  const edit = page.getByRole('button', { name: 'Edit the topic', exact: true });
  await edit.click();
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Something else');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(edit).toBeFocused();
  await edit.click();
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('   ');
  await page.getByRole('textbox', { name: 'Topic', exact: true }).press('Enter');
  await expect(chat(page).getByRole('heading', { name: /^Fractions that make sense/ })).toBeVisible();
  expect(messages.filter(({ type }) => type === 'update_topic')).toEqual([]);
  await edit.click();
  await expect(page.getByRole('textbox', { name: 'Topic', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Topic', exact: true }).pressSequentially(' Halves and thirds ');
  await page.getByRole('textbox', { name: 'Topic', exact: true }).press('Enter');
  await expect(edit).toBeFocused();
  await expect(chat(page).getByRole('heading', { name: 'Halves and thirds', exact: true })).toBeVisible();
  expect(messages.filter(({ type }) => type === 'update_topic')).toEqual([{ type: 'update_topic', topic: 'Halves and thirds' }]);
  await page.reload();
  await expect(chat(page).getByRole('heading', { name: 'Halves and thirds', exact: true })).toBeVisible();
});

test('a topic of two parts breaks after what joins them, never before it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inASession(page);
  const title = chat(page).getByRole('heading', { level: 2 });
  await expect(title).toHaveText(/Fractions that make sense - \S/);
  for (const width of [240, 250, 260, 270, 280, 290, 300, 310, 320]) {
    const begins = await title.evaluate((heading, pixels) => {
      (heading as HTMLElement).style.inlineSize = `${pixels}px`;
      const signs: number[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      let before = 0;
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const [at, sign] of [...(node.textContent ?? '')].entries()) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top } = range.getBoundingClientRect();
          if (sign === '-') signs.push(top - before);
          if (sign.trim() !== '') before = top;
        }
      }
      return signs;
    }, width);
    expect(begins, `at ${width} px`).toEqual([0]);
  }
});

test('hints help with the open question, one after the other, and Show me closes it', async ({ page }) => {
  await inASession(page);
  const ladder = chat(page).locator('.hint-line');
  await expect(ladder).toHaveText('Hints: a nudge, a pointer, a worked step, then the solution');
  await ladder.locator('summary').click();
  await expect(ladder.getByRole('region', { name: 'Hints for this question' }).getByRole('listitem')).toHaveCount(4);
  await ladder.locator('summary').click();
  await page.getByRole('button', { name: 'Hint please' }).press('Enter');
  await expect(louSaid(page)).toHaveCount(2);
  await expect(line(page)).toBeFocused();
  await expect(ladder).toHaveText('1 of 3 hints given, then the solution. Next: a pointer to the page');
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(louSaid(page)).toHaveCount(3);
  await expect(ladder).toHaveText('2 of 3 hints given, then the solution. Next: one worked step');
  await expect(line(page)).toBeFocused();
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

test('help that was asked for by touch leaves one at the help that is left, and brings no keyboard up', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env.LOU_ORIGIN ?? '', hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await inASession(page);
  const [hint, show] = [page.getByRole('button', { name: 'Hint please' }), page.getByRole('button', { name: 'Show me' })];
  await hint.tap();
  await expect(louSaid(page)).toHaveCount(2);
  await expect(hint).toBeFocused();
  await show.tap();
  await expect(louSaid(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  await context.close();
});

test('on a phone it is the same where a click does not say that a finger made it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env.LOU_ORIGIN ?? '', hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(PointerEvent.prototype, 'pointerType', { get: () => '' });
  });
  await inASession(page);
  await page.getByRole('button', { name: 'Hint please' }).tap();
  await expect(louSaid(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Hint please' })).toBeFocused();
  await context.close();
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
