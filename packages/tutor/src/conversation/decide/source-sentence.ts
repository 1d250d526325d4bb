/** What Lou goes by where somebody doubts what it said. */
import { sourceOfIdea } from '../gather/idea-source.ts';
import { wasTold } from '../said.ts';
import type { Turn } from '../turn.ts';
import type { Explanation } from './explanation.ts';
import { ofSource } from './lesson-sentences.ts';
import { tellsOpen } from './tells-open.ts';

/**
 * The sentence of the lesson that the idea in the talk rests on; the idea without it where that would tell the open answer, and where
 * what was just told is a teacher's answer beside it: its idea names the part that it goes by.
 */
export function sourceSentence(turn: Turn): Explanation {
  const { ideaInTalk, material } = turn;
  const taught = material.keyIdeas.find(({ details }) => details.some(({ asks, says }) => asks !== undefined && wasTold(says, material.lastTurns, 1)));
  if (taught) return { sentences: [], idea: taught, isOfIdea: false };
  const source = ideaInTalk && sourceOfIdea(ideaInTalk, turn);
  if (!source) return { sentences: [], idea: null, isOfIdea: false };
  const said = ofSource(source);
  return { sentences: tellsOpen([said], turn) ? [] : [said], idea: ideaInTalk, isOfIdea: false };
}
