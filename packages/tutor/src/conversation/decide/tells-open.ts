/** Whether what would be said tells the open question's answer. */
import { givesAway, pointsNear } from '../../checks/leak.ts';
import type { KeyIdea } from '../../course-material.ts';
import type { DraftSentence } from '../../draft.ts';
import { keeping } from '../keeping.ts';
import { turnsSincePut } from '../said.ts';
import type { Turn } from '../turn.ts';

/** Whether sentences, each after those before it, tell the open question's answer. */
export function tellsOpen(sentences: readonly DraftSentence[], turn: Turn): boolean {
  const { openIdea } = turn;
  if (!openIdea) return false;
  const kept = keeping(openIdea, turn);
  return sentences.some((sentence, at) => givesAway(sentence, kept, textOf(sentences.slice(0, at))));
}

/** Those of several sentences that can be said one after the other without telling it; what goes on from one that cannot falls with it. */
export function untold(sentences: readonly DraftSentence[], turn: Turn): readonly DraftSentence[] {
  const { openIdea } = turn;
  if (!openIdea) return sentences;
  const kept = keeping(openIdea, turn);
  const said: DraftSentence[] = [];
  let fell = false;
  for (const sentence of sentences) {
    fell = (fell && sentence.goesOn === true) || givesAway(sentence, kept, textOf(said));
    if (!fell) said.push(sentence);
  }
  return said;
}

/**
 * Whether one of the points stood, or nearly stood, in an explanation of Lou's since the question was put: to give it back shows
 * that it was read.
 */
export function wasToldSincePut(points: readonly string[], idea: KeyIdea, { material, weighing }: Turn): boolean {
  const { check } = idea;
  if (points.length === 0) return false;
  const explained = turnsSincePut(material.lastTurns, idea).filter(({ move }) => move === 'explain');
  return explained.some(({ replied }) => pointsNear(replied.replaceAll(check.question, ' '), check, weighing).some((id) => points.includes(id)));
}

const textOf = (sentences: readonly DraftSentence[]): string => sentences.map(({ text }) => text).join('\n');
