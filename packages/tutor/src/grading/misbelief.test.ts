import { describe, expect, it } from 'vitest';
import { aKeyIdea } from '../testing/a-course.ts';
import { gradeMany, weighing } from '../testing/grade-question.ts';
import { weighingOver } from '../testing/weighing-over.ts';
import { comparisonsIn } from './comparisons.ts';
import { misbeliefIn, misbeliefStated } from './misbelief.ts';

const idea = aKeyIdea();

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

describe('two things of a question beside each other', () => {
  const directions = (text: string) =>
    gradeMany(
      'Where does derecha send you, and where does derecho?',
      [['The first sends you to the right.'], ['The second sends you straight on.']],
      text,
      ['Derecho and derecha both mean right.', 'derecho means right'],
      weighingOver(['Derecha and derecho are two words.']),
    ).misconception;

  it('is said of the one that its clause begins with', () => {
    expect(directions('derecha is right and derecho is straight on')).toBeNull();
    expect(directions('derecho is straight on, derecha is right')).toBeNull();
    expect(directions('derecho is right, derecha is straight on')).not.toBeNull();
    expect(directions('derecho is right')).not.toBeNull();
  });
});

describe('what is set aside', () => {
  const sum = (text: string) =>
    gradeMany('How are they put together?', [['Cut both into pieces of one size.'], ['Then count the pieces.']], text, [
      'Top is put to top and bottom to bottom.',
      'you put top to top and bottom to bottom',
    ]);

  it.each([
    'not top to top but pieces of one size, and then you count the pieces',
    'its wrong to put top to top, cut both into one size and then count the pieces',
    'many people think you put top to top but you cut them into pieces of one size, then count the pieces',
  ])('is no misconception: %s', (text) => {
    expect(sum(text)).toMatchObject({ misconception: null, settled: true });
  });

  it('is one where it is meant', () => {
    expect(sum('you put top to top and bottom to bottom').misconception).not.toBeNull();
  });

  it('is none that is stated either, where the text answers the question', () => {
    const told = 'not 90 degrees but 70 degrees, the leaves get burnt';
    expect(misbeliefStated(told, [idea], weighing)).toBeNull();
    const named = { ...idea, check: { ...idea.check, points: [{ id: 'one', says: 'It becomes sour.', alsoSaid: [] }] } };
    const both = 'boiling water is always best is what they say, but it becomes sour';
    expect(misbeliefStated('boiling water is always best', [named], weighing)).not.toBeNull();
    expect(misbeliefStated(both, [named], weighing)).toBeNull();
  });

  it('compares nothing that it denies', () => {
    expect(comparisonsIn('it is not that 1/8 is more than 1/4')).toEqual([]);
  });
});
