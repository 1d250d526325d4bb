/** What every way of saying something is handed. */
import type { LadderGives } from '@lou/domain/tutoring/ladder';
import type { Grade } from '../../grading/grade-answer.ts';
import type { Explanation } from '../decide/explanation.ts';
import type { Gathered } from '../gather/gathered.ts';
import type { Speech, Turn } from '../turn.ts';
import type { Understanding } from '../understand/understand.ts';
import { type Phrase, phrase } from './wording/phrase.ts';

/** The answer to the open question, with what earlier answers to it made. */
export interface Graded extends Grade {
  /** Points that this answer makes for the first time. */
  readonly pointsNew: readonly string[];
}

export interface SayContext {
  readonly turn: Turn;
  readonly understanding: Understanding;
  readonly gathered: Gathered;
  /** What would be said to the question or wish; empty when nothing can. */
  readonly explanation: Explanation;
  readonly graded: Graded | null;
  /** What the ladder gives for a graded answer or a wish for a hint. */
  readonly gives: LadderGives | null;
}

/** One way of saying something; it never fails, but may say nothing. */
export type Sayer = (context: SayContext) => Speech;

/** A connecting phrase in the lesson's tone. */
export const say = (name: Phrase, { turn }: Pick<SayContext, 'turn'>): string => phrase(name, turn.material);
