/**
 * What can be said to an honest question whose plain answer is kept, because it is the open question's: another text of the
 * idea that is asked about, what stands next to it, or what else would have been said. Nothing of it tells the open answer.
 */

import type { KeyIdea } from '../../course-material.ts';
import { textsOf } from '../../idea-texts.ts';
import type { Gathered } from '../gather/gathered.ts';
import { shareSaid } from '../gather/match-ideas.ts';
import type { Turn } from '../turn.ts';
import type { Explanation } from './explanation.ts';
import { authored, unsaid } from './idea-sentences.ts';
import { tellsOpen, untold } from './tells-open.ts';

/** How many of the ideas that have to do with a question are looked at, and how much of it those after the first must say. */
const IDEAS_MOST = 3;
const NEXT_SAYS = 0.5;

/**
 * What answers without telling the open question's answer: a text, else the rest of what was kept, its pictures left
 * out; no sentences where there is neither.
 */
export function inPart({ sentences, orElse = [] }: Explanation, { verdict, ideas, ideaAnswers, stems }: Gathered, turn: Turn): Explanation {
  const about = ideaAnswers ? ideas.slice(0, IDEAS_MOST) : [];
  for (const [at, idea] of about.entries()) {
    const fitting = sayableOf(idea, turn).filter((text) => at === 0 || shareSaid(text, stems) >= NEXT_SAYS);
    const text = unsaid(fitting, turn).find((each) => !tellsOpen(authored(each, idea, turn), turn));
    if (text !== undefined) return { sentences: authored(text, idea, turn), idea, isOfIdea: idea !== turn.openIdea };
  }
  const rest = verdict === 'found' ? untold([...sentences, ...orElse], turn) : [];
  return { sentences: rest.filter(({ ofIdea }) => ofIdea === undefined || ofIdea !== sentences[0]?.ofIdea), idea: null, isOfIdea: false };
}

/** Of the open idea itself its pictures alone: what states it tells it. */
const sayableOf = (idea: KeyIdea, { openIdea }: Turn): readonly string[] =>
  idea === openIdea ? [idea.example, idea.analogy].filter((text) => text !== null) : textsOf(idea);
