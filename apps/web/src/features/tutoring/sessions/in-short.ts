/** A transcript in figures. Pure. */
import type { SessionDetail } from '@lou/contract/tutoring';

export interface InShort {
  /** How often the learner said something, and answered a quiz question. */
  readonly turns: number;
  readonly hints: number;
  /** Different passages that Lou rested on. */
  readonly passages: number;
}

export function inShort({ messages, learnerTurns }: Pick<SessionDetail, 'messages' | 'learnerTurns'>): InShort {
  return {
    turns: learnerTurns,
    hints: messages.filter(({ from, move }) => from === 'ai' && move === 'hint').length,
    passages: new Set(messages.flatMap(({ sources }) => sources.map(({ passageId }) => passageId))).size,
  };
}
