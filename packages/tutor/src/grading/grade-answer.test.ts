import { describe, expect, it } from 'vitest';
import { stemOf, wordsOf } from '../language/words.ts';
import { aKeyIdea, coursePassages } from '../testing/a-course.ts';
import { readCourse } from '../testing/read-course.ts';
import { comparesOtherwise, comparisonsIn } from './comparisons.ts';
import { gradeAnswer } from './grade-answer.ts';
import type { Weighing } from './match-wording.ts';
import { misbeliefIn } from './misbelief.ts';

function weighingOver(texts: readonly string[]): Weighing {
  const holding = new Map<string, number>();
  for (const text of texts) for (const stem of new Set(wordsOf(text).map(stemOf))) holding.set(stem, (holding.get(stem) ?? 0) + 1);
  const total = Math.max(60, texts.length);
  return { rarity: (stem) => Math.log(1 + (total - (holding.get(stem) ?? 0) + 0.5) / ((holding.get(stem) ?? 0) + 0.5)), knows: (stem) => holding.has(stem) };
}

const weighing = weighingOver(coursePassages.map(({ text }) => text));
const idea = aKeyIdea();
const grade = (text: string) => gradeAnswer(idea.check, idea.misconceptions, text, weighing);

describe('grading a free answer', () => {
  it.each([
    ['the whole answer', 'about 70 degrees because boiling burns the leaves', ['cooler', 'burns']],
    ['in other words', 'not boiling, otherwise it tastes bitter', ['cooler', 'burns']],
    ['with misspellings', 'colder, 70 degres, boiling watter burns the leavs', ['cooler', 'burns']],
    ['half of it', 'cooler water', ['cooler']],
    ['the other half', 'the leaves get burnt', ['burns']],
    ['a number in words', 'seventy degrees', ['cooler']],
    ['another number', '90 degrees', []],
    ['the other way round', 'boiling water does not burn the leaves', []],
    ['the words of the question', 'green tea wants water', []],
    ['beside the point', 'with milk', []],
    ['nothing', '', []],
  ])('sees the points of %s', (_name, text, seen) => {
    expect(grade(text).pointsSeen).toEqual(seen);
  });

  it('settles on every point, and gives the share of them otherwise', () => {
    expect(grade('70 degrees, boiling water burns the leaves')).toMatchObject({ settled: true, grade: 1, pointsMissing: [] });
    expect(grade('70 degrees')).toMatchObject({ settled: false, grade: 0.5, pointsMissing: ['burns'] });
  });

  it.each([['boiling water is always best'], ['i think you need the water as hot as possible'], ['the hotter the water the better the tea']])(
    'recognises the misconception in %j',
    (text) => {
      expect(grade(text)).toMatchObject({ misconception: { id: 'hotter-is-better' }, settled: false, counts: true });
    },
  );

  it('takes no misconception from an answer that is right', () => {
    expect(grade('not boiling, 70 degrees, or the leaves get burnt').misconception).toBeNull();
  });

  it('counts only what is well away from the line', () => {
    expect(grade('70 degrees, boiling water burns the leaves').counts).toBe(true);
    expect(grade('with milk').counts).toBe(true);
  });

  it('is the same every time', () => {
    expect(grade('cooler watter')).toEqual(grade('cooler watter'));
  });

  it('takes an essay of any length', () => {
    expect(grade('tea '.repeat(2_000)).pointsSeen).toEqual([]);
  });
});

describe('comparisons', () => {
  it('knows which of two is said to be more', () => {
    expect(comparisonsIn('1/8 is more than 1/4')).toEqual([{ greater: '1/8', less: '1/4' }]);
    expect(comparisonsIn('a third is smaller than a half')).toEqual([{ greater: 'half', less: 'third' }]);
    expect(comparisonsIn('3 < 5')).toEqual([{ greater: '5', less: '3' }]);
    expect(comparisonsIn('more tea please')).toEqual([]);
  });

  it('tells apart the same words the other way round', () => {
    expect(comparesOtherwise(comparisonsIn('1/4 is more than 1/8'), comparisonsIn('1/8 is bigger than 1/4'))).toBe(true);
    expect(comparesOtherwise(comparisonsIn('1/4 is more than 1/8'), comparisonsIn('1/8 is less than 1/4'))).toBe(false);
  });
});

describe('a misconception in passing', () => {
  it('is heard in a remark, and not in the question after it', () => {
    expect(misbeliefIn('but you need the water as hot as possible, right?', [idea], weighing)?.misconception.id).toBe('hotter-is-better');
    expect(misbeliefIn('which water does green tea want?', [idea], weighing)).toBeNull();
  });
});

/** What authors wrote as good, partial and wrong answers, and as misconceptions overheard. */
describe.each(['fractions-that-make-sense', 'first-program-in-python', 'spanish-first-conversation'])('the notes of %s', (id) => {
  const course = readCourse(id);
  const ofCourse = weighingOver(course.passages.map(({ text }) => text));
  const ideas = course.sections.flatMap(({ keyIdeas }) => keyIdeas);
  const graded = (text: string, { check, misconceptions }: (typeof ideas)[number]) => gradeAnswer(check, misconceptions, text, ofCourse);
  const share = (holds: (one: (typeof ideas)[number]) => boolean) => ideas.filter(holds).length / ideas.length;

  it('have good answers that settle', () => {
    expect(share((one) => graded(one.check.answers.good, one).settled)).toBeGreaterThanOrEqual(0.93);
  });

  it('have partial answers that are seen in part', () => {
    expect(share((one) => graded(one.check.answers.partial, one).pointsSeen.length > 0)).toBeGreaterThanOrEqual(0.9);
    expect(share((one) => one.check.points.length > 1 && graded(one.check.answers.partial, one).settled)).toBeLessThanOrEqual(0.06);
  });

  it('have wrong answers in which nothing right is seen', () => {
    expect(share((one) => graded(one.check.answers.wrong, one).settled)).toBe(0);
    expect(share((one) => graded(one.check.answers.wrong, one).pointsSeen.length === 0)).toBeGreaterThanOrEqual(0.93);
  });

  it('have misconceptions that are recognised as learners would voice them', () => {
    const heard = ideas.flatMap((one) =>
      one.misconceptions.flatMap(({ id: belief, heardAs }) => heardAs.map((text) => graded(text, one).misconception?.id === belief)),
    );
    expect(heard.filter(Boolean).length / heard.length).toBeGreaterThanOrEqual(0.93);
  });
});
