import { describe, expect, it } from 'vitest';
import { Refused } from '../kernel.ts';
import { climb, DEFAULT_TRIES, freshLadder, type Ladder, type LadderEvent, nextHint, triesUsedUp } from './ladder.ts';

const wish: LadderEvent = { type: 'hint-wanted' };
const missed: LadderEvent = { type: 'answer-graded', settled: false };
const whole: LadderEvent = { type: 'answer-graded', settled: true };
const button: LadderEvent = { type: 'show-me' };

/** Given what happened on a fresh ladder, what the last event gives. */
function climbing(tries: number, ...events: LadderEvent[]) {
  let step = climb(freshLadder(tries), events[0] as LadderEvent);
  for (const event of events.slice(1)) step = climb(step.ladder, event);
  return step;
}

describe('the hint ladder', () => {
  it.each([
    ['the first wish gives the nudge', [wish], { type: 'hint', level: 1 }],
    ['the second wish gives the pointer', [wish, wish], { type: 'hint', level: 2 }],
    ['the third wish gives the worked step', [wish, wish, wish], { type: 'hint', level: 3 }],
    ['a fourth wish gives no solution, only another try', [wish, wish, wish, wish], { type: 'try-again' }],
    ['twenty wishes give no solution either', Array.from({ length: 20 }, () => wish), { type: 'try-again' }],
    ['a first miss gives another try', [missed], { type: 'try-again' }],
    ['a second miss gives another try', [missed, missed], { type: 'try-again' }],
    ['the miss that uses up the tries gives the solution', [missed, missed, missed], { type: 'solution', because: 'tries' }],
    ['a whole answer settles the item', [whole], { type: 'settled' }],
    ['a whole answer at the last try settles it too', [missed, missed, whole], { type: 'settled' }],
    ['hints use up no tries', [wish, missed, wish, missed, wish], { type: 'hint', level: 3 }],
    ['the button shows the solution at once', [button], { type: 'solution', because: 'button' }],
    ['the button works on every rung', [wish, wish, missed, button], { type: 'solution', because: 'button' }],
  ] satisfies [string, LadderEvent[], object][])('%s', (_name, events, gives) => {
    expect(climbing(3, ...events).gives).toEqual(gives);
  });

  it('counts what happened', () => {
    expect(climbing(3, wish, missed, wish, missed).ladder).toEqual({ hintsGiven: 2, attempts: 2, tries: 3, closedBy: null });
  });

  it.each([
    ['answer', whole],
    ['button', button],
  ] as const)('refuses everything once it is closed by the %s', (_by, event) => {
    const { ladder } = climbing(3, event);
    for (const next of [wish, missed, whole, button]) expect(() => climb(ladder, next)).toThrow(Refused);
  });

  it('refuses everything once the tries are used up', () => {
    const { ladder } = climbing(1, missed);
    expect(ladder.closedBy).toBe('tries');
    for (const next of [wish, missed, whole, button]) expect(() => climb(ladder, next)).toThrow(Refused);
  });

  it('grants at least one try, whatever the course says', () => {
    expect(triesUsedUp(freshLadder(0))).toBe(false);
    expect(climbing(0, missed).gives).toEqual({ type: 'solution', because: 'tries' });
  });

  it('starts at its foot with the default tries', () => {
    expect(DEFAULT_TRIES).toBe(3);
    expect(freshLadder()).toEqual({ hintsGiven: 0, attempts: 0, tries: DEFAULT_TRIES, closedBy: null });
    expect(nextHint(freshLadder())).toBe(1);
  });

  it('does in every state, on every event, what its rules say, and nothing else', () => {
    for (const ladder of everyLadder())
      for (const event of [wish, missed, whole, button]) {
        if (ladder.closedBy !== null) expect(() => climb(ladder, event)).toThrow(Refused);
        else expect(climb(ladder, event)).toEqual(asRuled(ladder, event));
      }
  });

  it('does not change the ladder it is given', () => {
    const ladder: Ladder = Object.freeze(freshLadder());
    climb(ladder, missed);
    expect(ladder.attempts).toBe(0);
  });
});

/** The rules once more, as lou.md tells them: the reference that every transition is held to. */
function asRuled(ladder: Ladder, event: LadderEvent): ReturnType<typeof climb> {
  const { hintsGiven, attempts, tries } = ladder;
  if (event.type === 'show-me') return { ladder: { ...ladder, closedBy: 'button' }, gives: { type: 'solution', because: 'button' } };
  if (event.type === 'hint-wanted') {
    if (hintsGiven === 3) return { ladder, gives: { type: 'try-again' } };
    const level = (hintsGiven + 1) as 1 | 2 | 3;
    return { ladder: { ...ladder, hintsGiven: level }, gives: { type: 'hint', level } };
  }
  const answered = { ...ladder, attempts: attempts + 1 };
  if (event.settled) return { ladder: { ...answered, closedBy: 'answer' }, gives: { type: 'settled' } };
  if (attempts + 1 < tries) return { ladder: answered, gives: { type: 'try-again' } };
  return { ladder: { ...answered, closedBy: 'tries' }, gives: { type: 'solution', because: 'tries' } };
}

function* everyLadder(): Generator<Ladder> {
  for (const closedBy of [null, 'answer', 'tries', 'button'] as const)
    for (let tries = 1; tries <= 5; tries += 1)
      for (let attempts = 0; attempts < tries; attempts += 1)
        for (let hintsGiven = 0; hintsGiven <= 3; hintsGiven += 1) yield { hintsGiven, attempts, tries, closedBy };
}
