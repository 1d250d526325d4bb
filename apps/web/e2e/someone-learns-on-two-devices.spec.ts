import { FRACTIONS } from './courses.ts';
import { expect, test } from './journey.ts';
import { asALearner, elsewhere } from './people.ts';
import { handOnSocket } from './socket.ts';
import { ask, chat, connected, inASession, line, quizMe, youSaid } from './talking.ts';

test('what is earned on one device shows on the other at once, in every tab and without a reload', async ({ page, browser }) => {
  const learner = await asALearner(page);
  await page.request.post(`/api/courses/${FRACTIONS}/enroll`, { data: {} });
  await page.goto('/courses');
  const secondTab = await page.context().newPage();
  await secondTab.goto('/courses');
  for (const open of [page, secondTab]) await expect(open.getByText('10 points').first()).toBeVisible();

  const phone = await elsewhere(browser, learner);
  const { request } = phone;
  const sections: { id: string }[] = await (await request.get(`/api/courses/${FRACTIONS}/sections`)).json();
  const me = await (await request.get('/api/user')).json();
  await request.post(`/api/user/${me.id}/award-achievement`, { data: { event: 'lesson_completed', metadata: { lessonId: sections[0]?.id } } });

  for (const open of [page, secondTab]) {
    await expect(open.getByRole('region', { name: 'New achievements' }).getByText('points').first()).toBeVisible();
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
  await expect(chat(page).getByText('Thinking...')).toBeVisible();
  await expect(line(page)).toBeDisabled();
  hand.release();
  await expect(chat(page).getByText('Thinking...')).toBeHidden();
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
  await expect(youSaid(other).last()).toHaveText('Quiz me on this.');
  await chat(other).locator('button.option').first().click();
  for (const tab of [page, other]) await expect(chat(tab).locator('.why')).toHaveText(/^(Right\.|Not this time\.) \S.+/);
});
