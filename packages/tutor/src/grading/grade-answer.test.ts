import { describe, expect, it } from 'vitest';
import { aKeyIdea, coursePassages } from '../testing/a-course.ts';
import { weighingOver } from '../testing/weighing-over.ts';
import { comparesOtherwise, comparisonsIn } from './comparisons.ts';
import { gradeAnswer } from './grade-answer.ts';
import { misbeliefIn, misbeliefStated } from './misbelief.ts';

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

  it('is heard in a statement, unless its words say what holds', () => {
    expect(misbeliefStated('i thought you need the water as hot as possible', [idea], weighing)?.misconception.id).toBe('hotter-is-better');
    expect(misbeliefStated('boiling water burns the leaves and makes them bitter', [idea], weighing)).toBeNull();
    expect(misbeliefStated('do you need milk for that', [idea], weighing)).toBeNull();
    const asTrue = { ...idea, statement: 'Black tea wants boiling water, and boiling water is always best for it.' };
    expect(misbeliefStated('boiling water is always best', [idea], weighing)).not.toBeNull();
    expect(misbeliefStated('black tea wants boiling water and boiling water is always best for it', [asTrue], weighing)).toBeNull();
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

/** A question with points in order and one misconception, each with its wordings. */
function gradeMany(question: string, points: readonly (readonly string[])[], text: string, beliefs: readonly string[] = []) {
  const check = { question, points: points.map(([says = '', ...alsoSaid], at) => ({ id: String(at + 1), says, alsoSaid })) };
  const [belief = '', ...heardAs] = beliefs;
  return gradeAnswer(check, beliefs.length > 0 ? [{ id: 'belief', belief, heardAs, correction: 'No.' }] : [], text, weighing);
}

describe('a misconception beside points', () => {
  const growth = (text: string) =>
    gradeMany(
      'What happens when the input doubles?',
      [
        ['It takes four times the work.', '4 times as much'],
        ['It grows with the square.', 'quadratic growth'],
      ],
      text,
      ['Twice the input always takes twice the time.', 'double the input means double the time'],
    );

  it('is not heard where every point is made', () => {
    expect(growth('its quadratic growth since double the input is 4 times as much time')).toMatchObject({ settled: true, misconception: null });
  });

  it('is not put together from clauses that say something else', () => {
    const where = (text: string) =>
      gradeMany('How would you build a long program?', [['Write a bit and run it.'], ['The fault is in the newest piece.']], text, [
        'It is best to write the whole program and run it at the end.',
        'you run it when its finished',
      ]);
    expect(where('write a bit, run it, then add the next bit. if it breaks it was the last one').misconception).toBeNull();
    expect(where('you just run it when it is finished').misconception).not.toBeNull();
  });

  it('makes no point with the clause that voices it', () => {
    const ratio = (text: string) =>
      gradeMany('What becomes slower in a full table?', [['Looking up gets slower.', 'it gets slower'], ['The buckets hold more entries.']], text, [
        'The more cards there are, the slower it always gets.',
        'it always gets slower with more cards',
      ]);
    expect(ratio('looking up gets slower').pointsSeen).toEqual(['1']);
    expect(ratio('it always gets slower with more cards')).toMatchObject({ pointsSeen: [], misconception: { id: 'belief' } });
    expect(ratio('it always gets slower with more cards, the buckets hold more entries').pointsSeen).toEqual(['2']);
  });
});

describe('what is said of one of the things that a question names', () => {
  const question = 'Firm A has little debt and firm B has much. What does this tell a lender?';
  const grade = (text: string) => gradeMany(question, [['Firm A is the safer one.', 'a is safer'], ['B owes more than its owners put in.']], text).pointsSeen;

  it.each([
    ['A is safer', ['1']],
    ['a is safer', ['1']],
    ['it is safer to lend to A', ['1']],
    ['B is safer', []],
    ['B is bigger and safer', []],
  ])('%j makes the points %j', (text, seen) => {
    expect(grade(text)).toEqual(seen);
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
