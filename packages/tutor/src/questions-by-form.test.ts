/**
 * Questions whose form asks for more than a sentence that comes near, in whole turns (packages/tutor/paraphrases, `byForm`):
 * two things side by side, a yes or a no, the question before of something else, what it is all for.
 */
import { describe, expect, it } from 'vitest';
import { answersInForm, rightShare } from './testing/measure-forms.ts';
import { halves } from './testing/measure-questions.ts';
import { questionForms, readQuestions } from './testing/read-questions.ts';

const asked = readQuestions();
const all = await answersInForm(asked);

describe('questions by their form', () => {
  it('are ten of each course, of every form', () => {
    for (const { course, byForm } of asked) {
      expect(byForm.length, course.id).toBeGreaterThanOrEqual(10);
      for (const form of questionForms) expect(byForm.filter((one) => one.form === form).length, `${course.id} ${form}`).toBeGreaterThanOrEqual(1);
    }
  });

  it.each(halves)('are answered to the point: %s', (half) => {
    expect(rightShare(all, { half, place: 'closed' })).toBeGreaterThanOrEqual(0.83);
    expect(rightShare(all, { half, place: 'open' })).toBeGreaterThanOrEqual(0.78);
  });

  it('set two things side by side, and say what it is for', () => {
    // A teacher's own comparison, where one stands below the lesson, comes before both definitions, and is counted as none.
    expect(rightShare(all, { form: 'difference' })).toBeGreaterThanOrEqual(0.8);
    expect(rightShare(all, { form: 'useful' })).toBe(1);
    expect(rightShare(all, { form: 'onward' })).toBeGreaterThanOrEqual(0.6);
  });

  it('hear no verdict that does not hold', () => {
    expect(all.filter(({ isWrongVerdict }) => isWrongVerdict)).toEqual([]);
    expect(all.filter(({ verdict }) => verdict !== null).length).toBeGreaterThanOrEqual(16);
  });
});
