import { describe, expect, it } from 'vitest';
import { aKeyIdea } from '../testing/a-course.ts';
import { gradeMany, gradeOne, weighing } from '../testing/grade-question.ts';
import { comparesAlike, comparesOtherwise, comparisonsIn } from './comparisons.ts';
import { gradeAnswer } from './grade-answer.ts';

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

  it.each([
    ['subtract the pot from the tray', 'subtract the tray from the pot', true],
    ['tray minus pot', 'take the tray off the pot', true],
    ['tray minus pot', 'subtract the pot from the tray', false],
    ['the number of cups divided by the number of pots', 'cups per pot', false],
    ['the number of cups divided by the number of pots', 'pots per cup', true],
    // Of figures the sum is looked at elsewhere.
    ['12 minus 4', '4 minus 12', false],
  ])('and what is taken from what, or divided by what: %j, %j', (one, other, isTurned) => {
    expect(comparesOtherwise(comparisonsIn(one), comparisonsIn(other))).toBe(isTurned);
  });

  it('takes no difference that is only named for what it comes to', () => {
    expect(comparesAlike(comparisonsIn('pot minus cup'), comparisonsIn('pot minus cup'))).toBe(false);
  });
});

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

describe('the last of several points', () => {
  const kettle = (text: string) =>
    gradeMany('What becomes of the leaves, and what of the taste?', [['The leaves get burnt.'], ['It is bitter and rough on the tongue.']], text);

  it('is seen where the answer goes on and comes near it, as no evidence', () => {
    expect(kettle('the leaves get burnt and your tongue feels like sandpaper afterwards')).toMatchObject({ settled: true, counts: false });
  });

  it('is not seen where the answer stops, or goes on about something else', () => {
    expect(kettle('the leaves get burnt')).toMatchObject({ settled: false });
    expect(kettle('the leaves get burnt, tongue')).toMatchObject({ settled: false });
    expect(kettle('the leaves get burnt and my uncle sells bicycles and radios')).toMatchObject({ settled: false });
  });
});

describe('a wording that names both of two opposites', () => {
  it('is not turned round by one of them', () => {
    const question = 'What becomes of the cash and of the oven?';
    expect(gradeMany(question, [['The cash falls and the oven rises.']], 'cash falls for the oven').pointsSeen).toEqual(['1']);
  });
});

describe('one spelling of one word', () => {
  it.each([
    ['re-usable parts', 'reusable parts', true],
    ['atleast once', 'at least once', true],
  ])('%s is %s', (said, says, is) => {
    expect(gradeOne('What are they?', says, said).settled).toBe(is);
  });
});

describe('either side of an or', () => {
  const question = 'What do the claims show?';

  it('is said with what it leaves out, and not by its last word', () => {
    const wordings = ['The claims show whose money it is.', 'it all belongs to lenders or owners'];
    expect(gradeMany(question, [wordings], 'it belongs to the owners').pointsSeen).toEqual(['1']);
    expect(gradeMany(question, [wordings], 'do the owners have a car').pointsSeen).toEqual([]);
    expect(gradeMany(question, [['The rest is stock.', 'nearly everything is stock or a lot of inventory']], 'it has lots of cash').pointsSeen).toEqual([]);
  });
});

describe('a short clause that is an authored wording', () => {
  it.each<[string, string, readonly (readonly string[])[], string, readonly string[]]>([
    [
      'a letter',
      'Which key lies a half step above E, and how is it found?',
      [
        ['It is the white key F.', 'its F'],
        ['The next key.', 'the next one along'],
      ],
      'F because its the next one',
      ['1', '2'],
    ],
    [
      'a figure of the question',
      'price = 9 is followed by price = 11. What does price stand for, and what of the 9?',
      [
        ['It stands for the newer value.', 'eleven'],
        ['The old value is gone.', 'it is gone'],
      ],
      '11, the 9 is gone',
      ['1', '2'],
    ],
    ['after the words of the question', 'What is the price now?', [['The newer value.', 'eleven']], 'the price is 11', ['1']],
    ['small words only', 'What follows for the number when the range is empty?', [['So it is nowhere.', 'the number is not there']], 'it is not there', ['1']],
    [
      'a word that is named',
      'What do the two have in common, and what does porque mean?',
      [['Both have an accent.'], ['It means “because” and gives a reason.']],
      'both have an accent, porque means because',
      ['1', '2'],
    ],
    [
      'a row of numerals',
      'Describe the three lines with numerals.',
      [
        ['The first line stays on I.', 'I I I I'],
        ['To IV and back.', 'IV IV I I'],
        ['From V down.', 'V IV I I'],
      ],
      'I I I I then IV IV I I then V IV I I',
      ['1', '2', '3'],
    ],
    ['in a row of letters', 'Which key lies a half step above E?', [['It is the white key F.', 'its F']], 'F, G, A or B', []],
    ['in a row of figures', 'price = 9 is followed by price = 11. What does price stand for?', [['It stands for the newer value.', 'eleven']], '9, 11', []],
  ])('%s', (_name, question, points, text, seen) => {
    expect(gradeMany(question, points, text).pointsSeen).toEqual(seen);
  });
});
