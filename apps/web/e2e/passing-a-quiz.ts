/** Somebody who knows the answers: takes the quiz of a section, all of it right or all of it wrong. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { parse } from 'yaml';

interface Item {
  readonly question: string;
  readonly options: readonly { readonly text: string; readonly right?: boolean }[];
}
interface Asked {
  readonly itemId: string;
  readonly question: string;
  readonly options: readonly string[];
}

const courses = path.resolve(import.meta.dirname, '../../../db/content/courses');

/** The right option of every question of a course's banks, by the question's words. */
function keyOf(courseId: string): ReadonlyMap<string, string> {
  const items = globSync(`${courses}/${courseId}/*.bank.yaml`).flatMap((file) => (parse(readFileSync(file, 'utf8')) as { items: Item[] }).items);
  return new Map(items.map(({ question, options }) => [question, options.find(({ right }) => right)?.text ?? '']));
}

/** The place of an option on the screen that is wrong, whichever question of the course it belongs to. */
export async function wrongAmong(options: Locator, courseId: string): Promise<number> {
  const right = [...keyOf(courseId).values()];
  const place = (await options.allTextContents()).findIndex((shown) => !right.some((text) => shown.trim().endsWith(text)));
  expect(place, 'an option that is wrong').toBeGreaterThanOrEqual(0);
  return place;
}

/** Opens the section's conversation, where Lou offers a quiz, and answers it over the other client's path; a number is so many of five right. */
export async function takeQuiz(page: Page, courseId: string, section: string, how: 'right' | 'wrong' | number): Promise<void> {
  let left = how === 'right' ? 5 : how === 'wrong' ? 0 : how;
  const key = keyOf(courseId);
  await page.goto(`/course/${courseId}/section/${courseId}.${section}?quiz=1`);
  await expect(page.locator('button.option').first()).toBeVisible();
  const sessions = (await (await page.request.get('/api/sessions/recent')).json()) as { id: string; sectionId: string | null }[];
  const sessionId = sessions.find(({ sectionId }) => sectionId === `${courseId}.${section}`)?.id ?? '';
  const { messages } = (await (await page.request.get(`/api/sessions/${sessionId}`)).json()) as { messages: { quiz: Asked[] | null }[] };
  const questions = messages.findLast(({ quiz }) => quiz !== null)?.quiz ?? [];
  expect(questions).toHaveLength(5);
  for (const { itemId, question, options } of questions) {
    const right = options.indexOf(key.get(question) ?? '');
    expect(right, question).toBeGreaterThanOrEqual(0);
    const choice = left > 0 ? right : (right + 1) % options.length;
    left -= 1;
    const answer = await page.request.post(`/api/questions/${encodeURIComponent(itemId)}/answers`, { data: { sessionId, choice } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}
