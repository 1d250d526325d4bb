/** The hand-written talks, held to what a good teacher would and would not say. Their form: packages/tutor/conversations/README.md. */
import { describe, expect, it } from 'vitest';
import type { KeyIdea } from './course-material.ts';
import { sentencesOf } from './language/sentences.ts';
import { tellingStems } from './language/words.ts';
import type { TurnOutcome } from './ports.ts';
import { begin, courseOf, type ExpectedTurn, type HandWritten, handWritten, leavesSomethingToDo } from './testing/conversations.ts';
import type { OpenItem } from './turn-material.ts';

const REPLY_WORDS_MOST = 120;
/** Of the hundred and seventy turns. */
const TURNS_WITH_SAYS_LEAST = 160;
const listed = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T]);

function gradeOf({ graded }: TurnOutcome): readonly string[] {
  if (!graded) return ['no'];
  return ['yes', graded.settled ? 'settled' : graded.grade > 0 ? 'partly' : 'missed'];
}

/** The reply as what each key of a turn looks at. */
function holdTo(wanted: ExpectedTurn, said: string, outcome: TurnOutcome, open: KeyIdea | null): void {
  for (const pattern of wanted.says ?? []) expect(said).toMatch(new RegExp(pattern, 'i'));
  for (const pattern of wanted.never ?? []) expect(said).not.toMatch(new RegExp(pattern, 'i'));
  if (wanted.move) expect(listed(wanted.move), said).toContain(outcome.move);
  if (wanted.graded)
    expect(gradeOf(outcome), said).toSatisfy((came: readonly string[]) => listed(wanted.graded).some((grade) => came.includes(grade as string)));
  if (wanted.hint) expect(outcome.hint?.level ?? 'no', said).toBe(wanted.hint);
  if (wanted.asks) expect(outcome.asks?.keyIdeaId.split('/')[1] ?? 'no', said).toBe(wanted.asks);
  if (wanted.reminds && open) expect(said.includes(open.check.question) ? 'yes' : 'no', said).toBe(wanted.reminds);
  if (wanted.cites)
    expect(
      outcome.sentences.some(({ citations }) => citations.length > 0),
      said,
    ).toBe(true);
}

/** A detector of its own, cruder than the check: every telling word of a point that its question and the learner's words have not. */
function tells(said: string, { check }: KeyIdea, learner: string, seen: readonly string[]): boolean {
  const known = new Set(tellingStems(`${check.question} ${learner}`));
  const held = new Set(tellingStems(said));
  return check.points.some(({ id, says }) => {
    const telling = [...new Set(tellingStems(says))].filter((stem) => !known.has(stem));
    return !seen.includes(id) && telling.length >= 2 && telling.every((stem) => held.has(stem));
  });
}

const ideaOf = (written: HandWritten, item: OpenItem | null): KeyIdea | null =>
  courseOf(written)
    .sections.flatMap(({ keyIdeas }) => keyIdeas)
    .find(({ id }) => id === item?.keyIdeaId) ?? null;

const lastSentenceOf = (said: string): string => sentencesOf(said).at(-1)?.text ?? '';

/** Whoever asks on is let ask: after three answers in a row the fourth need not lead back. */
const answers: readonly TurnOutcome['move'][] = ['explain', 'admit'];
const ANSWERS_THAT_LEAD_BACK = 3;
function standsByItself(move: TurnOutcome['move'], before: readonly TurnOutcome['move'][]): boolean {
  const last = before.slice(-ANSWERS_THAT_LEAD_BACK);
  return last.length === ANSWERS_THAT_LEAD_BACK && [...last, move].every((each) => answers.includes(each));
}

it('there are forty-three, over all twelve courses', () => {
  expect(handWritten).toHaveLength(43);
  expect(new Set(handWritten.map(({ course }) => course)).size).toBe(12);
});

it('each turn holds the reply to something, and nearly all to what it must say', () => {
  const turns = handWritten.flatMap(({ talk, turns: its }) => its.map((turn) => ({ ...turn, talk })));
  const isHeld = (patterns: readonly string[] = []) => patterns.length > 0;
  expect(turns.filter(({ says, never }) => !isHeld(says) && !isHeld(never)).map(({ talk, learner }) => `${talk}: ${learner}`)).toEqual([]);
  expect(turns.filter(({ says }) => isHeld(says)).length).toBeGreaterThanOrEqual(TURNS_WITH_SAYS_LEAST);
});

it('a way on is told from a sentence that leads nowhere', () => {
  for (const leads of ['Why so many?', 'Begin with the part that looks easiest to you.', 'Say “quiz me” and we see what has stayed.'])
    expect(leads).toSatisfy(leavesSomethingToDo);
  for (const nowhere of ['Half is the average.', '“Lap” means one time through the block.', 'You stopped where it was unclear.', 'There are questions.'])
    expect(nowhere).not.toSatisfy(leavesSomethingToDo);
});

describe.each(handWritten.map((written) => [written.course, written.talk, written] as const))('%s: %s', (_course, _talk, written) => {
  it('goes as a good teacher would have it', async () => {
    const talk = begin(written);
    holdTo({ learner: '', ...written.welcome }, talk.welcome, { ...nothingDone }, null);
    const ownWords = new Set<string>();
    const heard: string[] = [];
    const movesBefore: TurnOutcome['move'][] = [];
    for (const wanted of written.turns) {
      const open = ideaOf(written, talk.openItem());
      const { said, outcome } = await talk.say(wanted.learner);
      const at = `after “${wanted.learner}”: ${said}`;
      heard.push(wanted.learner);
      holdTo(wanted, said, outcome, open);

      expect(outcome.sentences.length, at).toBeGreaterThan(0);
      expect(said.split(/\s+/).length, at).toBeLessThanOrEqual(REPLY_WORDS_MOST);
      const isClosed = outcome.graded?.settled || outcome.solution;
      if (open && !isClosed) expect(tells(said, open, heard.join(' '), outcome.graded?.pointsSeen ?? talk.openItem()?.pointsSeen ?? []), at).toBe(false);
      const asksNothing = wanted.ends === 'open' || outcome.move === 'care';
      if (asksNothing)
        expect(
          outcome.sentences.some(({ text }) => text.endsWith('?')),
          at,
        ).toBe(false);
      else if (!standsByItself(outcome.move, movesBefore)) expect(lastSentenceOf(said), at).toSatisfy(leavesSomethingToDo);
      movesBefore.push(outcome.move);
      for (const { text, citations } of outcome.sentences) {
        if (citations.length > 0 || text.endsWith('?') || text === open?.check.question) continue;
        expect(ownWords.has(text), `said twice: ${text}`).toBe(false);
        ownWords.add(text);
      }
    }
  });
});

const nothingDone: TurnOutcome = {
  ...{ move: 'small-talk', sentences: [], keyIdeaIds: [], skills: [], asks: null, graded: null, hint: null, solution: null, wantsQuiz: false },
  ...{ brain: '', milliseconds: { understand: 0, gather: 0, say: 0, check: 0 }, tokens: 0 },
};
