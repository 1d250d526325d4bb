import { FRACTIONS } from './courses.ts';
import { expect, test } from './journey.ts';
import { asALearner, elsewhere } from './people.ts';
import { handOnSocket } from './socket.ts';
import { ask, chat, connected, endSession, inASession, line, louSaid, quizMe, youSaid } from './talking.ts';

test('what is earned on one device shows on the other at once, in every tab and without a reload', async ({ page, browser }) => {
  const learner = await asALearner(page);
  await page.request.post(`/api/courses/${FRACTIONS}/enroll`, { data: {} });
  await page.goto('/courses');
  const secondTab = await page.context().newPage();
  await secondTab.goto('/courses');
  for (const open of [page, secondTab]) await expect(open.getByText('10 points', { exact: true }).first()).toBeVisible();

  const phone = await elsewhere(browser, learner);
  const { request } = phone;
  const sections: { id: string }[] = await (await request.get(`/api/courses/${FRACTIONS}/sections`)).json();
  const me = await (await request.get('/api/user')).json();
  await request.post(`/api/user/${me.id}/award-achievement`, { data: { event: 'lesson_completed', metadata: { lessonId: sections[0]?.id } } });

  for (const open of [page, secondTab]) {
    const toasts = open.getByRole('region', { name: 'New achievements' });
    await expect(toasts.getByText(/ points$/).first()).toBeVisible();
    await expect(open.getByText(/^[3-9]\d+ points$/).first()).toBeVisible();
  }
  await phone.close();
});

test('while Lou thinks about what was said in one tab the other says so too', async ({ page }) => {
  const hand = await handOnSocket(page);
  await inASession(page);
  const other = await page.context().newPage();
  await other.goto('/');
  await connected(other);
  hand.hold();
  await ask(other, 'What does the bottom number of a fraction tell?');
  await expect(chat(page).getByText('Thinking...', { exact: true })).toBeVisible();
  await expect(line(page)).toBeDisabled();
  hand.release();
  await expect(chat(page).getByText(/Thinking\.\.\./)).toBeHidden();
  await expect(line(page)).toBeEnabled();
});

test('a conversation that is open in two tabs is whole in both: what was said, and what was answered', async ({ page }) => {
  await inASession(page);
  const other = await page.context().newPage();
  await other.goto('/');
  await connected(other);
  await ask(other, 'What does the bottom number of a fraction tell?');
  await expect(youSaid(page)).toHaveText('What does the bottom number of a fraction tell?');
  await quizMe(page).click();
  await expect(chat(other).locator('.pressed')).toHaveText('You pressed: Quiz Me');
  await chat(other).locator('button.option').first().click();
  for (const tab of [page, other]) await expect(chat(tab).locator('.why')).toHaveText(/^(Right\.|Not this time\.) \S.+/);
});

test('what was said and answered on one device while the other was offline stands there in its order, and the line is free', async ({ page, browser }) => {
  const learner = await asALearner(page);
  await page.request.post(`/api/courses/${FRACTIONS}/enroll`, { data: {} });
  await page.goto('/');
  await connected(page);
  await page.getByRole('button', { name: 'Start Learning Session' }).click();
  await expect(louSaid(page)).toHaveCount(1);
  await ask(page, 'What is a fraction?');
  const phone = await (await elsewhere(browser, learner)).newPage();
  await phone.goto('/');
  const kept = await page.evaluate(() => Object.entries(localStorage).find(([name]) => name.startsWith('lou.chat.')));
  await phone.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), kept ?? []);
  await phone.reload();
  await connected(phone);
  await expect(louSaid(phone)).toHaveCount(2);

  await page.context().setOffline(true);
  await expect(chat(page).getByText('Connected', { exact: true })).toBeHidden();
  await ask(phone, 'What does the bottom number of a fraction tell?');
  await page.context().setOffline(false);
  await connected(page);
  await expect(chat(page).locator('.turn-me, .turn-lou')).toHaveCount(5);
  await expect(chat(page).locator('.turn-me, .turn-lou').nth(3)).toContainText('What does the bottom number of a fraction tell?');
  await expect(chat(page).getByText(/Thinking\.\.\./)).toBeHidden();
  await expect(line(page)).toBeEnabled();
  await expect(chat(page).getByText(/Not answered/)).toHaveCount(0);
  await phone.context().close();
});

test('a talk that is ended in one tab is over in the other at once, and what stood in its line goes along into a new one', async ({ page }) => {
  await inASession(page);
  await ask(page, 'What is a fraction?');
  const other = await page.context().newPage();
  await other.goto('/');
  await connected(other);
  await line(page).fill('And what is a half?');
  await endSession(other);
  await expect(chat(page).getByText('Session ended', { exact: true })).toBeVisible();
  await expect(chat(page).getByText(/What you have not sent goes along into a new one\./)).toBeVisible();
  await chat(page).getByRole('button', { name: 'Start a new conversation' }).click();
  await expect(line(page)).toHaveValue('And what is a half?');
  await expect(line(page)).toBeFocused();
  await page.reload();
  await expect(line(page)).toHaveValue('And what is a half?');
  await expect(chat(other).getByText(/What you have not sent goes along into a new one\./)).toHaveCount(0);
});

test('words that were sent to a talk that was over, of which this tab had not heard, go along into a new one, once', async ({ page }) => {
  const hand = await handOnSocket(page);
  await inASession(page);
  await ask(page, 'What is a fraction?');
  hand.deafTo('session_ended');
  const other = await page.context().newPage();
  await other.goto('/');
  await connected(other);
  await endSession(other);
  await expect(chat(other).getByText('Session ended', { exact: true })).toBeVisible();
  await line(page).fill('And what is a half?');
  await line(page).press('Enter');
  await expect(chat(page).locator('.not-sent')).toContainText('Not sent. This session is over. Start a new one.');
  await chat(page).getByRole('button', { name: 'Start a new conversation' }).click();
  await expect(line(page)).toHaveValue('And what is a half?');
  await connected(page);
  await line(page).press('Enter');
  await expect(youSaid(page)).toHaveText(['And what is a half?']);
  await page.getByRole('button', { name: 'Start Learning Session' }).click();
  await expect(youSaid(page)).toHaveCount(0);
  await expect(line(page)).toHaveValue('');
});
