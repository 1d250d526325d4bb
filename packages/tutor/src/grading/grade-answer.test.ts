import { describe, expect, it } from 'vitest';
import { aKeyIdea, coursePassages } from '../testing/a-course.ts';
import { weighingOver } from '../testing/weighing-over.ts';
import { comparesOtherwise, comparisonsIn } from './comparisons.ts';
import { gradeAnswer } from './grade-answer.ts';
import { misbeliefIn } from './misbelief.ts';

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

/** A course of one question: what a teacher might ask in any subject. */
function gradeOne(question: string, says: string, text: string, alsoSaid: readonly string[] = []) {
  const check = { question, points: [{ id: 'point', says, alsoSaid: [...alsoSaid] }] };
  return gradeAnswer(check, [], text, weighing);
}

describe('figures', () => {
  it.each([
    ['0.5', '1/2'],
    ['a half', '50 %'],
    ['one half', '0.5'],
    ['50 percent', 'half'],
    ['two thousand', '2,000'],
    ['1 000', '1,000'],
    ['25k', '25,000'],
    ['-3', 'negative 3'],
    ['5 €', '€5'],
    ['5 centimetres', '5 cm'],
    ['twelve', '12'],
  ])('%s is %s', (said, says) => {
    expect(gradeOne('How much is it?', says, said).settled).toBe(true);
  });

  it.each([
    ['0.4', '1/2'],
    ['2000', '200'],
    ['128', '129'],
    ['3', '-3'],
    ['5 km', '5 cm'],
    ['it is 6 cm because it is 4 times as far away', 'It is 4 cm tall.'],
    ['50', '50.5'],
  ])('%s is not %s', (said, says) => {
    expect(gradeOne('How much is it?', says, said).settled).toBe(false);
  });
});

describe('signs and letters', () => {
  it.each([
    ['n squared', 'It grows as n².'],
    ['it grows with n^2', 'It grows as n².'],
    ['c sharp', 'It is C♯.'],
    ['C#', 'It is C♯.'],
    ['B♭', 'It is B flat.'],
    ['it goes up to a', 'It rises to A.'],
  ])('%j says %j', (said, says) => {
    expect(gradeOne('What becomes of it?', says, said).settled).toBe(true);
  });

  it.each([
    ['n', 'It grows as n².'],
    ['n cubed', 'It grows as n².'],
    ['C', 'It is C♯.'],
    ['C flat', 'It is C♯.'],
  ])('%j does not say %j', (said, says) => {
    expect(gradeOne('What becomes of it?', says, said).settled).toBe(false);
  });
});

describe('short right answers', () => {
  it.each([
    ['the denominator', 'Which number names the size of the pieces, the numerator or the denominator?', 'The denominator names the size of the pieces.'],
    ['7', 'How many days has a week?', 'A week has 7 days.'],
    ['yes, because the pieces are smaller', 'Is an eighth smaller than a quarter, and why?', 'The pieces are smaller.'],
  ])('%j settles %j', (said, question, says) => {
    expect(gradeOne(question, says, said).settled).toBe(true);
  });

  it('takes the other side of a choice for no answer', () => {
    expect(
      gradeOne('Which number names the size of the pieces, the numerator or the denominator?', 'The denominator names the size of the pieces.', 'the numerator')
        .settled,
    ).toBe(false);
  });
});

describe('the same turned round', () => {
  it.each([
    ['1/4 is bigger than 1/8', '1/8 is smaller than 1/4', true],
    ['1/8 is bigger than 1/4', '1/8 is smaller than 1/4', false],
    ['the price does not fall', 'The price rises.', true],
    ['the price falls', 'The price rises.', false],
    ['the price does not rise', 'The price rises.', false],
    ['it is not true that the price rises', 'The price rises.', false],
    ['it does not change', 'It stays the same.', true],
  ])('%j for %j: %s', (said, says, settles) => {
    expect(gradeOne('What is true of them?', says, said).settled).toBe(settles);
  });

  it('hears what was forgotten however it is said', () => {
    for (const said of ['she did not halve the four', 'she forgot to halve the four', 'the four has to be halved as well']) {
      expect(gradeOne('What has Jo forgotten?', 'She has not halved the four.', said).settled).toBe(true);
    }
  });
});
