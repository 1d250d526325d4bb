/** The buttons beside the talk: the next hint, and 'Show me'. They belong to the open item and to no turn. */
import { climb } from '@lou/domain/tutoring/ladder';
import { leadIn, nextStep, talk } from '../../draft.ts';
import { itemOf, type Turn } from '../turn.ts';
import { hintSentences } from './hint-sentences.ts';
import { goOn } from './next-step.ts';
import { checked, type Said } from './say-checked.ts';
import { solutionSentences } from './solution.ts';
import { phrase } from './wording/phrase.ts';

/** The next hint to the open item; without one to give, the way to go on and no hint in the outcome. */
export function hintByButton(turn: Turn): Said {
  const { openIdea, ladder, material } = turn;
  if (!openIdea || !ladder) return checked({ sentences: goOn(turn) }, 'invite', turn);
  const { gives } = climb(ladder, { type: 'hint-wanted' });
  if (gives.type !== 'hint') return checked({ sentences: [nextStep(phrase('noHintLeft', material))] }, 'return-to-question', turn);
  return checked({ sentences: hintSentences(openIdea, gives.level, turn), hint: { itemId: itemOf(openIdea), level: gives.level } }, 'hint', turn);
}

/** The solution of the open item: it counts as a miss, and the question comes back for review. */
export function solutionByButton(turn: Turn): Said {
  const { openIdea, ladder, material } = turn;
  if (!openIdea || !ladder) return checked({ sentences: goOn(turn) }, 'invite', turn);
  climb(ladder, { type: 'show-me' });
  const sentences = [
    leadIn(phrase('beforeSolution', material)),
    ...solutionSentences(openIdea, turn),
    talk(phrase(ladder.attempts > 0 ? 'afterSolution' : 'afterSolutionUntried', material)),
    nextStep('The question comes back for review; say “next” when you want to go on.'),
  ];
  const solution = { itemId: itemOf(openIdea), skill: openIdea.skill, because: 'button' as const };
  return checked({ sentences, keyIdeaIds: [openIdea.id], solution }, 'tell-solution', turn);
}
