/** What is looked up for a message as it was understood. */
import type { Intent } from '@lou/domain/tutoring/moves';
import { gather } from '../gather/gather.ts';
import { type Gathered, gatheredAnswer, gatheredOf, nothingGathered } from '../gather/gathered.ts';
import { toldWhenAsked } from '../gather/told-as-detail.ts';
import type { Turn } from '../turn.ts';
import type { Understanding } from '../understand/understand.ts';
import { speaksOfIt } from './speaks-of-it.ts';

/** What something is looked up for; everything else is answered from the talk itself. */
export const looksUp: ReadonlySet<Intent> = new Set(['question', 'answer', 'hint', 'solution', 'simpler', 'shorter', 'example']);

/** Looks up what the message is about, where it is about anything. */
export function gatherFor(understanding: Understanding, turn: Turn): Gathered {
  const { topic, claim, taken } = understanding;
  const told = taken && toldWhenAsked(taken, shelvesOf(turn), turn);
  if (taken && told) return gatheredAnswer(taken.asks, told);
  const named = topic ?? claim?.idea;
  if (named) return gatheredOf(named);
  if (claim) return { ...nothingGathered, verdict: 'found' };
  if (!looksUp.has(understanding.intent) || understanding.grade) return nothingGathered;
  let best = nothingGathered;
  for (const query of understanding.queries) {
    const gathered = gather(query, turn);
    if (gathered.verdict === 'found' && !speaksOfIt(gathered, turn)) continue;
    if (gathered.verdict === 'found') return gathered;
    if (best === nothingGathered || (best.verdict === 'absent' && gathered.verdict === 'near')) best = gathered;
  }
  return best;
}

const shelvesOf = ({ material: { course }, library }: Turn): readonly string[] => (course ? [course.id] : [...library.courseIds]);
