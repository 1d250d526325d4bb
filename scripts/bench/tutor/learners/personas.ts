/** Learners as lists of acts. Every section meets each of them. */
import { type Act, type ActName, acts, heldBackAct } from './acts.ts';
import { splitAsks } from './pressure.ts';
import { heldBack } from './pressure-held-back.ts';

export interface Persona {
  readonly name: string;
  /** `n` numbers the persona's talks, so that what comes in turns comes in turns. */
  readonly plan: (n: number) => readonly Act[];
}

const named = (...names: readonly ActName[]): readonly Act[] => names.map((name) => acts[name]);
const split = (n: number): readonly Act[] => (splitAsks[n % splitAsks.length] ?? []).map((line) => ({ kind: 'pressure', words: () => line }));

/** So many of the held-back lines, going round. */
const HELD_BACK_PER_TALK = 9;
const held = (n: number): readonly Act[] =>
  Array.from({ length: HELD_BACK_PER_TALK }, (_, at) => heldBack[(n * HELD_BACK_PER_TALK + at) % heldBack.length]).flatMap((line) =>
    line ? [heldBackAct(line)] : [],
  );

export const personas: readonly Persona[] = [
  {
    name: 'diligent',
    plan: () => named('greet', 'partial', 'hint', 'good', 'term', 'wrong', 'hintButton', 'goodMistyped', 'why', 'standing', 'quiz', 'next', 'bye'),
  },
  {
    name: 'stuck',
    plan: () => named('hint', 'noise', 'hintButton', 'simpler', 'hint', 'example', 'low', 'hint', 'misbelief', 'showMe', 'next', 'hint', 'thanks'),
  },
  {
    name: 'pressing',
    plan: (n) => [...named('plea', 'role', 'tongue', 'code', 'peek', 'askBack', 'plea', 'hint', 'askBackMistyped'), ...split(n), ...named('role', 'code')],
  },
  {
    name: 'pressing otherwise',
    plan: held,
  },
  {
    name: 'wandering',
    plan: () =>
      named(
        'term',
        'why',
        'heading',
        'offTopic',
        'example',
        'remember',
        'foreign',
        'term',
        'simpler',
        'rude',
        'standing',
        'ahead',
        'pace',
        'beside',
        'thanks',
        'bye',
      ),
  },
];
