import { describe, expect, it } from 'vitest';
import { createPassageIndex } from '../../retrieval/passage-index.ts';
import { aTurn, courseIdeas, openItem } from '../../testing/a-course.ts';
import type { TurnMaterial } from '../../turn-material.ts';
import { turnOf } from '../turn.ts';
import { afterAnswer, answeredInRow } from './after-answer.ts';

const [open] = courseIdeas;
const question = open?.check.question ?? '';
type Last = TurnMaterial['lastTurns'][number];
const put: Last = { asked: 'next', replied: question, move: 'ask' };
const answered: Last = { asked: 'what is a pot', replied: 'A pot.', move: 'explain' };
const small: Last = { asked: 'thanks', replied: 'Gladly.', move: 'small-talk' };

const ends = (lastTurns: readonly Last[], explained = courseIdeas[1] ?? null, item: TurnMaterial['openItem'] = openItem) => {
  const said = afterAnswer(turnOf(aTurn({ lastTurns, openItem: item }), createPassageIndex()), explained);
  return said.some(({ text }) => text === question) ? 'the question' : said.length === 0 ? 'nothing' : `${said.length} line`;
};

describe('after an answer while a question is open', () => {
  it.each([
    ['the first question after it was put', [put], '1 line'],
    ['the third in a row', [put, answered, answered], '1 line'],
    ['the fourth in a row', [put, answered, answered, answered], 'nothing'],
    ['the fifth, when it was not said for four replies', [put, answered, answered, answered, answered], 'the question'],
    ['the first again, when it was not said for four replies', [put, small, small, answered, small], 'the question'],
    ['the first again after something else', [put, answered, answered, small], '1 line'],
  ] as const)('%s', (_, lastTurns, ending) => {
    expect(ends(lastTurns)).toBe(ending);
  });

  it('what was explained is the way to it: it is said again sooner, and not at once', () => {
    expect([ends([put, answered], open), ends([put, answered, answered], open)]).toEqual(['1 line', 'the question']);
  });

  it('a row is what was answered without a break', () => {
    expect(answeredInRow({ lastTurns: [answered, small, answered, answered] })).toBe(2);
  });

  it('with nothing open the learner is invited, and let ask on', () => {
    expect([ends([answered], null, null), ends([answered, answered, answered], null, null)]).toEqual(['1 line', 'nothing']);
  });
});
