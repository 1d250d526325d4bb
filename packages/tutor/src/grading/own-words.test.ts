/** Right answers that say a point in numbers, names or examples of the learner's own. */
import { describe, expect, it } from 'vitest';
import { gradeMany, gradeOne } from '../testing/grade-question.ts';

describe('figures', () => {
  const loan = [
    ['The 10,000 due this year is current.', '10,000 is short term'],
    ['The other 40,000 is non-current.', '40,000 is long term'],
  ];

  it('may leave out the thousands that the question has', () => {
    expect(
      gradeMany('A firm owes 50,000 and repays 10,000 each year. How does it stand?', loan, '10 is short term and the other 40 is long term').settled,
    ).toBe(true);
    expect(
      gradeMany('A firm owes 50,000 and repays 10,000 each year. How does it stand?', loan, '20 is short term and the other 30 is long term').settled,
    ).toBe(false);
  });

  it('are spoken in grand', () => {
    expect(gradeOne('How much came in?', 'It took 200,000.', 'about 200 grand').settled).toBe(true);
  });
});

describe('a sum without what it comes to', () => {
  it('is no result', () => {
    const sum = (text: string) => gradeOne('What is the right sum, with its steps?', '3/6 + 2/6 = 5/6', text).settled;
    expect(sum('it is three sixths plus two sixths, 3/6 + 2/6 = 5/6')).toBe(true);
    expect(sum('careful, since 3/6 + 2/6 is not so easy to see at once')).toBe(false);
  });
});

describe('names', () => {
  const check = (text: string) =>
    gradeMany('The act and the regulation differ. Which of the two gives way, and why?', [['the regulation'], ['It must stay inside the act.']], text)
      .pointsSeen;

  it('are an answer where they are named, and none as a part of the reason', () => {
    expect(check('the regulation')).toEqual(['1']);
    expect(check('the act because the regulation is newer')).toEqual([]);
  });
});

describe('a form of another language', () => {
  it.each([
    ['choisi', true],
    ['choisé', false],
  ])('is not misspelt into another one: %s', (form, isRight) => {
    expect(gradeOne('How do you make the participle?', 'You say choisi.', `you say ${form}`).settled).toBe(isRight);
  });
});

describe('what is wrong with a thing', () => {
  const ask = (question: string) =>
    gradeMany(question, [['It is pointed.'], ['The ends should be round.']], 'its like a lemon, but the ends should be round', ['its like a lemon']);

  it('is told by who knows it, and no belief of theirs', () => {
    expect(ask('What is wrong with this rim?').misconception).toBeNull();
    expect(ask('What is wrong with this rim?').pointsSeen).toContain('2');
  });
});

describe('the spelling of chats', () => {
  it('has small words of its own: an answer in it is no list of words', () => {
    const points = [['Cold water keeps tea mild.'], ['Warm the pot beforehand.', 'she warms her own pot first']];
    expect(gradeMany('What keeps tea pleasant?', points, 'cold water keeps ur tea mild. warm ur own pot up before').pointsSeen).toEqual(['1', '2']);
  });
});

describe('a verb of three letters', () => {
  it('is the same in each of its forms', () => {
    expect(gradeOne('What does plus do between numbers?', 'It adds them up.', 'numbers get added').settled).toBe(true);
  });
});

describe('a belief', () => {
  const ask = (text: string) =>
    gradeMany('What does plus do between two numbers, and between two texts?', [['A sum comes out.'], ['It glues them.']], text, [
      'It adds them, since they are digits and figures.',
    ]);

  it("is not voiced by the question's words, which stand for its own only loosely", () => {
    expect(ask('numbers get added').misconception).toBeNull();
    expect(ask('it adds them because theyre digits and figures').misconception).not.toBeNull();
  });
});
