/** How a reply ends: with a question of Lou's, or with something that the learner can do. */
import type { KeyIdea } from '../ports.ts';
import { type DraftSentence, leadIn, nextStep, question } from './draft.ts';
import { nextIdea } from './next-question.ts';
import { askOf, type Speech, type Turn } from './turn.ts';
import { type Phrase, phrase } from './wording.ts';

/** The open question once more. */
export function backToQuestion(turn: Turn, idea: KeyIdea): readonly DraftSentence[] {
  const { personality, seed } = turn.material;
  return [leadIn(phrase('backToIt', personality, seed)), question(idea.check.question)];
}

/** A new question of Lou's. */
export function askAbout(idea: KeyIdea, lead: Phrase, turn: Turn): Pick<Speech, 'sentences' | 'asks'> {
  const { personality, seed } = turn.material;
  return { sentences: [leadIn(phrase(lead, personality, seed)), question(idea.check.question)], asks: askOf(idea) };
}

/** What the learner can do when Lou asks nothing: ask on, be asked, be tested. */
export function invitation(turn: Turn): DraftSentence {
  const { section, course, topic } = turn.material;
  const about = section?.title ?? course?.title ?? topic;
  if (nextIdea(turn))
    return nextStep(about ? `Ask me about “${about}”, or say “next” and I ask you something.` : 'Ask me something, or say “next” and I ask you something.');
  return nextStep(
    section ? 'You have met every idea of this section, so say “quiz me” when you want to see whether they hold.' : 'Ask me about anything in your courses.',
  );
}

/** The open question if there is one, else the invitation. */
export const goOn = (turn: Turn): readonly DraftSentence[] => (turn.openIdea ? backToQuestion(turn, turn.openIdea) : [invitation(turn)]);
