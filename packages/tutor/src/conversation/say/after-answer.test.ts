import { describe, expect, it } from 'vitest';
import type { KeyIdea } from '../../course-material.ts';
import { createPassageIndex } from '../../retrieval/passage-index.ts';
import { aTurn, courseIdeas, openItem } from '../../testing/a-course.ts';
import type { TurnMaterial } from '../../turn-material.ts';
import { turnOf } from '../turn.ts';
import { afterAnswer, answeredInRow } from './after-answer.ts';
import { leadingBack } from './wording/leading-back.ts';

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

  describe('what leads back goes by how far the learner is', () => {
    const [point] = open?.check.points ?? [];
    const steps: readonly (readonly [string, TurnMaterial['openItem'], KeyIdea | null, keyof typeof leadingBack])[] = [
      ['nobody tried it, something else was explained', openItem, courseIdeas[1] ?? null, 'besideQuestion'],
      ['nobody tried it, what leads to it was explained', openItem, open ?? null, 'withThat'],
      ['nobody tried it, a word was explained', openItem, null, 'besideQuestion'],
      ['it was tried, something else was explained', { ...openItem, attempts: 1 }, courseIdeas[1] ?? null, 'besideQuestion'],
      ['it was tried, and nothing was seen', { ...openItem, attempts: 1 }, open ?? null, 'afterTry'],
      ['a part of it stands', { ...openItem, attempts: 1, pointsSeen: [point?.id ?? ''] }, open ?? null, 'restOfQuestion'],
    ];

    it.each(steps)('%s', (_, item, explained, phrase) => {
      const said = (seed: number, lastTurns: readonly Last[]) =>
        afterAnswer(turnOf(aTurn({ lastTurns, openItem: item, seed }), createPassageIndex()), explained)[0]?.text ?? '';
      const wordings: readonly string[] = leadingBack[phrase].friendly;
      const first = said(1, [put]);
      expect(wordings).toContain(first);
      for (const seed of [1, 2, 3, 4, 5]) {
        const next = said(seed, [put, { ...answered, replied: first }]);
        expect(wordings).toContain(next);
        expect(next).not.toBe(first);
      }
    });
  });

  it('a row is what was answered without a break', () => {
    expect(answeredInRow({ lastTurns: [answered, small, answered, answered] })).toBe(2);
  });

  it('with nothing open the learner is invited, and let ask on', () => {
    expect([ends([answered], null, null), ends([answered, answered, answered], null, null)]).toEqual(['1 line', 'nothing']);
  });
});
