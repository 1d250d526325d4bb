import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ItemHistory } from '@lou/domain/mastery/item-history.view';
import { QUIZ_LENGTH } from '@lou/domain/quizzes/quiz';
import { describe, expect, it } from 'vitest';
import type { QuestionItem } from '../course-material.ts';
import { readCourse } from '../testing/read-course.ts';
import { chooseItems } from './choose.ts';
import { gateFaults } from './gate.ts';
import { generateItems } from './generate/generate-items.ts';

const courses = readdirSync(path.resolve(import.meta.dirname, '../../../../db/content/courses'));
const none = { right: 0, wrong: 0 };
const newcomer: ItemHistory = { items: {}, skills: {}, levels: { beginner: none, intermediate: none, advanced: none } };
const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const ROUNDS = 4;

/** Quizzes one after another on a section as if it had no bank. */
function quizzesOn({ id: courseId, passages: all }: ReturnType<typeof readCourse>, sectionId: string) {
  const own = all.filter((passage) => passage.sectionId === sectionId);
  const { explained, used } = generateItems({ courseId, sectionId, skill: sectionId, own, all });
  const passes = (item: QuestionItem) => gateFaults(item, all).length === 0;
  let history = newcomer;
  const quizzes = Array.from({ length: ROUNDS }, (_, round) => {
    const nowMs = NOW + round * MINUTE;
    const chosen = chooseItems({ sources: [() => explained, () => used], passes, history, nowMs, seed: round, length: QUIZ_LENGTH, level: 'beginner' });
    const ids = chosen.map(({ item }) => item.id);
    history = { ...history, items: { ...history.items, ...Object.fromEntries(ids.map((id) => [id, { ...none, lastOfferedMs: nowMs }])) } };
    return ids;
  });
  const things = new Map([...explained, ...used].filter(passes).map((item) => [item.id, item.about]));
  return { quizzes, things };
}

describe.each(courses)('Try Again in %s, were there no banks', (folder) => {
  it('brings an item again only when no other is left, those seen longest ago first, and fewer than five only where no more go together', () => {
    const course = readCourse(folder);
    for (const { id: sectionId } of course.sections) {
      const { quizzes, things } = quizzesOn(course, sectionId);
      const lastSeen = new Map<string, number>();
      quizzes.forEach((quiz, round) => {
        const inQuiz = new Set(quiz.map((id) => things.get(id)));
        const again = quiz.filter((id) => lastSeen.has(id));
        const left = [...things].filter(([id]) => !quiz.includes(id));
        const unseen = left.filter(([id]) => !lastSeen.has(id));
        if (again.length > 0) expect(unseen, sectionId).toEqual([]);
        const newest = Math.max(...again.map((id) => lastSeen.get(id) ?? 0));
        const passedOver = left.filter(([id, about]) => (lastSeen.get(id) ?? newest) < newest && !inQuiz.has(about));
        expect(passedOver, sectionId).toEqual([]);
        const mayJoin = (unseen.length > 0 ? unseen : left).filter(([, about]) => !inQuiz.has(about));
        if (quiz.length < QUIZ_LENGTH) expect(mayJoin, sectionId).toEqual([]);
        expect(quiz.length, sectionId).toBeGreaterThanOrEqual(Math.min(1, things.size));
        for (const id of quiz) lastSeen.set(id, round);
      });
    }
  });
});
