/** A transcript in figures. Pure. */
import type { SessionDetail } from '@lou/contract/tutoring';
import { pressedFor } from '../lines.ts';

export interface InShort {
  /** How often the learner said something, and pressed a button that Lou answers with help: each stands in the transcript. Quiz answers stand in the quiz's outcome. */
  readonly turns: number;
  readonly hints: number;
  /** Different passages that Lou rested on. */
  readonly passages: number;
}

export function inShort({ messages }: Pick<SessionDetail, 'messages'>): InShort {
  return {
    turns: messages.filter((message) => message.from === 'user' || pressedFor(message) !== null).length,
    hints: messages.filter(({ from, move }) => from === 'ai' && move === 'hint').length,
    passages: new Set(messages.flatMap(({ sources }) => sources.map(({ passageId }) => passageId))).size,
  };
}
