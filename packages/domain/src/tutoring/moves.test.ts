import { describe, expect, it } from 'vitest';
import { type Deed, decideMove, type Finding, type Graded, type Intent, moveTable, type Situation } from './moves.ts';

const calm: Situation = { intent: 'question', itemIsOpen: false, hintIsLeft: false, finding: 'absent', ideaInTalk: false, ideaToAsk: false, graded: null };
const open = { itemIsOpen: true, hintIsLeft: true };
const noHintLeft = { itemIsOpen: true, hintIsLeft: false };

const rows: readonly (readonly [string, Partial<Situation>, Deed, string])[] = [
  ['someone in need', { intent: 'care', ...open }, 'point-to-a-person', 'care'],
  ['rudeness', { intent: 'rudeness' }, 'hold-the-line', 'redirect'],
  ['low spirits', { intent: 'low-spirits', ...open }, 'lift-up', 'encourage'],
  ['another language', { intent: 'other-language' }, 'say-which-language', 'redirect'],
  ['a whole answer', { intent: 'answer', ...open, graded: 'settled' }, 'confirm', 'check'],
  ['the last miss', { intent: 'answer', ...open, graded: 'out-of-tries' }, 'tell-solution', 'show'],
  ['a misconception', { intent: 'answer', ...open, graded: 'misbelief' }, 'correct', 'check'],
  ['half an answer', { intent: 'answer', ...open, graded: 'partly' }, 'ask-for-rest', 'check'],
  ['a half said again', { intent: 'answer', ...open, graded: 'said-again' }, 'say-what-is-missing', 'ask'],
  ['a miss with a hint left', { intent: 'answer', ...open, graded: 'not-yet' }, 'hint-after-miss', 'hint'],
  ['a miss without a hint left', { intent: 'answer', ...noHintLeft, graded: 'not-yet' }, 'return-to-question', 'check'],
  ['nothing written, a question open', { intent: 'empty', ...open }, 'return-to-question', 'ask'],
  ['nothing written', { intent: 'empty' }, 'invite', 'small-talk'],
  ['a greeting', { intent: 'greeting' }, 'greet', 'small-talk'],
  ['thanks', { intent: 'thanks' }, 'welcome-thanks', 'small-talk'],
  ['a goodbye', { intent: 'farewell' }, 'say-goodbye', 'small-talk'],
  ['who are you', { intent: 'about-lou' }, 'introduce', 'small-talk'],
  ['how am I doing', { intent: 'standing' }, 'report', 'report'],
  ['quiz me', { intent: 'quiz', ...open }, 'offer-quiz', 'quiz'],
  ['a hint, please', { intent: 'hint', ...open }, 'hint', 'hint'],
  ['a hint when none is left', { intent: 'hint', ...noHintLeft, ideaInTalk: true }, 'return-to-question', 'ask'],
  ['tell me the answer', { intent: 'solution', ...open, finding: 'found', ideaInTalk: true }, 'keep-solution', 'hint'],
  ['tell me the answer, no hint left', { intent: 'solution', ...noHintLeft }, 'keep-solution', 'hint'],
  ['simpler, please', { intent: 'simpler', ideaInTalk: true }, 'explain-simpler', 'explain'],
  ['simpler, when it would tell the answer', { intent: 'simpler', ...open, ideaInTalk: true, finding: 'given-away' }, 'hint', 'hint'],
  [
    'simpler, when it would tell and no hint is left',
    { intent: 'simpler', ...noHintLeft, ideaInTalk: true, finding: 'given-away' },
    'return-to-question',
    'ask',
  ],
  ['an example', { intent: 'example', ideaInTalk: true }, 'give-example', 'explain'],
  ['an example that would tell the answer', { intent: 'example', ...open, ideaInTalk: true, finding: 'given-away' }, 'hint', 'hint'],
  ['stuck, nothing asked, an idea in the talk', { intent: 'hint', ideaInTalk: true }, 'explain-simpler', 'explain'],
  ['yes, while a question is open', { intent: 'assent', ...open, ideaToAsk: true }, 'return-to-question', 'ask'],
  ['what next, while a question is open', { intent: 'what-next', ...open, ideaToAsk: true }, 'name-next', 'report'],
  ['on, while a question is open', { intent: 'move-on', ...open, ideaToAsk: true }, 'ask', 'ask'],
  ['on, while the last question is open', { intent: 'move-on', ...open }, 'return-to-question', 'ask'],
  ['sorry', { intent: 'apology', ...open }, 'accept-apology', 'small-talk'],
  ['something in passing', { intent: 'remark', ...open }, 'let-pass', 'small-talk'],
  ['draw it', { intent: 'beyond-words', ...open }, 'say-words-only', 'redirect'],
  ['do it for me', { intent: 'work-for-me', ...open }, 'hand-back', 'redirect'],
  ['where are we', { intent: 'place', ...open }, 'say-where-we-are', 'report'],
  ['what is it good for', { intent: 'what-for', ...open }, 'say-what-for', 'report'],
  ['say your question again', { intent: 'again', ...open }, 'say-again', 'ask'],
  ['say that again', { intent: 'again', ideaInTalk: true }, 'say-again', 'explain'],
  ['what have we had', { intent: 'summary', ...open }, 'sum-up', 'report'],
  ['how much is left', { intent: 'left', ...open }, 'count-left', 'report'],
  ['how long will it take', { intent: 'how-long' }, 'count-left', 'report'],
  ['when is my exam', { intent: 'dates', ...open }, 'say-no-dates', 'report'],
  ['section 3 instead', { intent: 'other-section' }, 'point-to-course-page', 'redirect'],
  ['the question before, once more', { intent: 'back', ...open }, 'ask-left', 'ask'],
  ['in one sentence', { intent: 'shorter', ideaInTalk: true }, 'shorten', 'explain'],
  ['in one sentence, when it would tell the answer', { intent: 'shorter', ...open, ideaInTalk: true, finding: 'given-away' }, 'return-to-question', 'ask'],
  ['something easier', { intent: 'easier', ideaToAsk: true }, 'ask-easier', 'ask'],
  ['something easier, nothing else left to ask', { intent: 'easier', ...open }, 'hint', 'hint'],
  ['something easier, no hint left either', { intent: 'easier', ...noHintLeft }, 'return-to-question', 'ask'],
  ['something easier, all ideas asked', { intent: 'easier' }, 'offer-quiz', 'quiz'],
  ['what did I get wrong', { intent: 'recap', ...open }, 'go-over-misses', 'report'],
  ['is that always so', { intent: 'doubt', ideaInTalk: true }, 'stand-by-it', 'explain'],
  ['is that always so, of the open answer', { intent: 'doubt', ...open, ideaInTalk: true, finding: 'given-away' }, 'stand-by-it', 'explain'],
  ['doubt about nothing, while a question is open', { intent: 'doubt', ...open }, 'return-to-question', 'ask'],
  ['but I was right', { intent: 'objection', ...open }, 'hear-objection', 'report'],
  ['may I guess', { intent: 'rules', ...open }, 'say-rules', 'report'],
  ['doubt about nothing in particular', { intent: 'doubt' }, 'invite', 'small-talk'],
  ['a sum', { intent: 'sum', ...open, finding: 'found' }, 'work-out', 'explain'],
  ['a sum that is the open answer', { intent: 'sum', ...open, finding: 'given-away' }, 'return-to-question', 'ask'],
  ['harder', { intent: 'harder', ideaToAsk: true }, 'ask-harder', 'ask'],
  ['harder, all ideas asked', { intent: 'harder' }, 'offer-quiz', 'quiz'],
  ['yes', { intent: 'assent', ideaToAsk: true }, 'ask', 'ask'],
  ['yes, nothing left to ask', { intent: 'assent' }, 'name-next', 'report'],
  ['what next', { intent: 'what-next', ideaToAsk: true }, 'name-next', 'report'],
  ['on', { intent: 'move-on', ideaToAsk: true }, 'ask', 'ask'],
  ['on, nothing left to ask', { intent: 'move-on' }, 'name-next', 'report'],
  ['a question that the course answers', { finding: 'found' }, 'explain', 'explain'],
  ['a question that the course answers, while another is open', { finding: 'found', ...open }, 'explain', 'explain'],
  ['something told, nothing asked', { intent: 'answer', finding: 'found' }, 'explain', 'explain'],
  ['an example of what the course holds', { intent: 'example', finding: 'found' }, 'explain', 'explain'],
  ['an example that would tell the answer, no hint left', { intent: 'example', ...noHintLeft }, 'return-to-question', 'ask'],
  ['stuck, and the course holds it', { intent: 'hint', finding: 'found' }, 'explain', 'explain'],
  ['the answer to what the course holds', { intent: 'solution', finding: 'found' }, 'explain', 'explain'],
  ['what the course holds in simpler words', { intent: 'simpler', finding: 'found' }, 'explain', 'explain'],
  ['the answer, nothing asked, an idea in the talk', { intent: 'solution', ideaInTalk: true }, 'explain-simpler', 'explain'],
  ['stuck, nothing in the talk', { intent: 'hint' }, 'invite', 'small-talk'],
  ['something told of which a part may be said', { intent: 'answer', finding: 'in-part', ...open }, 'explain-in-part', 'explain'],
  ['something told whose answer is the open one', { intent: 'answer', finding: 'given-away', ...open }, 'return-to-question', 'ask'],
  ['the same, no hint left', { intent: 'answer', finding: 'given-away', ...noHintLeft }, 'return-to-question', 'ask'],
  ['a sum that is the open answer, no hint left', { intent: 'sum', finding: 'given-away', ...noHintLeft }, 'return-to-question', 'ask'],
  ['a question beside the material, while another is open', { finding: 'near', ...noHintLeft }, 'say-what-is-near', 'explain'],
  ['something told beside the material', { intent: 'answer', finding: 'near' }, 'say-what-is-near', 'explain'],
  ['something told of another course', { intent: 'answer', finding: 'elsewhere' }, 'point-elsewhere', 'redirect'],
  ['an example of nothing in particular', { intent: 'example' }, 'invite', 'small-talk'],
  ['a question of which a part may be said', { finding: 'in-part', ...open }, 'explain-in-part', 'explain'],
  ['a question whose answer is the open one: no help was asked for', { finding: 'given-away', ...open }, 'return-to-question', 'ask'],
  ['the same, no hint left', { finding: 'given-away', ...noHintLeft }, 'return-to-question', 'ask'],
  ['a question beside the material', { finding: 'near' }, 'say-what-is-near', 'explain'],
  ['a question of another course', { finding: 'elsewhere' }, 'point-elsewhere', 'redirect'],
  ['a question of no course', { finding: 'absent' }, 'admit', 'admit'],
];

describe('the moves', () => {
  it.each(rows)('%s', (_name, given, deed, move) => {
    expect(decideMove({ ...calm, ...given })).toEqual({ deed, move });
  });

  it('has a test for every row', () => {
    const reached = new Set(rows.map(([, given]) => moveTable.findIndex((row) => fits(row, { ...calm, ...given }))));
    expect([...moveTable.keys()].filter((row) => !reached.has(row))).toEqual([]);
  });

  it('leaves no situation out, and never tells a solution but for used-up tries', () => {
    for (const situation of everySituation()) {
      expect(moveTable.some((row) => fits(row, situation))).toBe(true);
      const { deed } = decideMove(situation);
      if (deed === 'tell-solution') expect(situation.graded).toBe('out-of-tries');
      if (situation.intent === 'care') expect(deed).toBe('point-to-a-person');
      if (deed === 'hint' || deed === 'hint-after-miss') expect(situation.itemIsOpen && situation.hintIsLeft).toBe(true);
      if (deed === 'return-to-question' || deed === 'keep-solution') expect(situation.itemIsOpen).toBe(true);
    }
  });
});

const fits = (row: (typeof moveTable)[number], situation: Situation) => row.intents.includes(situation.intent) && (row.when?.(situation) ?? true);

function* everySituation(): Generator<Situation> {
  const intents = new Set(moveTable.flatMap(({ intents }) => intents)) as Set<Intent>;
  const findings: Finding[] = ['found', 'near', 'elsewhere', 'absent', 'given-away', 'in-part'];
  const grades: Graded[] = ['settled', 'misbelief', 'partly', 'said-again', 'not-yet', 'out-of-tries'];
  for (const intent of intents)
    for (const itemIsOpen of [true, false])
      for (const hintIsLeft of itemIsOpen ? [true, false] : [false])
        for (const finding of itemIsOpen ? findings : findings.slice(0, 4))
          for (const ideaInTalk of [true, false])
            for (const ideaToAsk of [true, false])
              for (const graded of intent === 'answer' && itemIsOpen ? grades : [null])
                yield { intent, itemIsOpen, hintIsLeft, finding, ideaInTalk, ideaToAsk, graded };
}
