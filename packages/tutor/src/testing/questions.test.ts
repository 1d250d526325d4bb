import { describe, expect, it } from 'vitest';
import {
  answerFigures,
  answerQuestions,
  bestIdeaShare,
  bestIdeas,
  findParaphrases,
  findVerdicts,
  halves,
  paraphraseFigures,
  verdictShare,
} from './measure-questions.ts';
import { readQuestions } from './read-questions.ts';

const asked = readQuestions();

describe('what learners ask', () => {
  it('is 200 paraphrases, 8 plain questions a course and 40 that no course answers, half of the courses held back', () => {
    expect(asked.flatMap(({ paraphrases }) => paraphrases).length).toBeGreaterThanOrEqual(200);
    expect(asked.flatMap(({ notInCourse }) => notInCourse).length).toBeGreaterThanOrEqual(40);
    for (const { questions, course } of asked) expect(questions.length, course.id).toBeGreaterThanOrEqual(8);
    expect(asked.map(({ half }) => half)).toEqual(asked.map((_, at) => (at % 2 === 0 ? 'tuned' : 'heldBack')));
  });

  it('touches each section of each course twice', () => {
    for (const { course, paraphrases } of asked)
      for (const section of course.sections) {
        const ideas = new Set(section.keyIdeas.map(({ id }) => id));
        const touching = paraphrases.filter(({ answeredBy }) => [...answeredBy.ideaIds].some((id) => ideas.has(id)));
        expect(touching.length, section.id).toBeGreaterThanOrEqual(2);
      }
  });
});

describe('paraphrases', () => {
  const found = findParaphrases(asked);
  it.each(halves)('find their passage among the first five nearly always, and mostly first: %s', (half) => {
    expect(paraphraseFigures(found, half, 'rank').r5).toBeGreaterThanOrEqual(0.96);
    expect(paraphraseFigures(found, half, 'rank').r1).toBeGreaterThanOrEqual(0.73);
    expect(paraphraseFigures(found, half, 'rankAtLarge').r5).toBeGreaterThanOrEqual(0.89);
  });

  const best = bestIdeas(asked);
  it.each(halves)('have the idea that answers them first in three of four, and in most also from another section: %s', (half) => {
    expect(bestIdeaShare(best, half, 'own section')).toBeGreaterThanOrEqual(0.75);
    expect(bestIdeaShare(best, half, 'elsewhere')).toBeGreaterThanOrEqual(0.64);
  });
});

describe('what is in the course', () => {
  const found = findVerdicts(asked);
  it.each(halves)('is found or comes near, though asked in words of the street, and what is not stays out: %s', (half) => {
    expect(verdictShare(found, half, 'paraphrase', 'found')).toBeGreaterThanOrEqual(0.8);
    expect(verdictShare(found, half, 'paraphrase', 'absent')).toBeLessThanOrEqual(0.07);
    expect(verdictShare(found, half, 'question', 'found')).toBeGreaterThanOrEqual(0.96);
    expect(verdictShare(found, half, 'outside', 'absent')).toBeGreaterThanOrEqual(0.82);
  });
});

describe('plain questions', () => {
  const answered = answerQuestions(asked);
  it.each([
    ['tuned', 0.93, 0.89, 0.05],
    ['heldBack', 0.9, 0.82, 0.13],
  ] as const)('are answered from what is right, and what is not taught is not: %s', (half, right, rightElsewhere, wronglyAnswered) => {
    const figures = answerFigures(answered, half, 'own section');
    expect(figures.right).toBeGreaterThanOrEqual(right);
    expect(answerFigures(answered, half, 'elsewhere').right).toBeGreaterThanOrEqual(rightElsewhere);
    expect(figures.abstained).toBeLessThanOrEqual(0.03);
    expect(figures.wronglyAnswered).toBeLessThanOrEqual(wronglyAnswered);
  });
});
