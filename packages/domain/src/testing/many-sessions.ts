/** A long history of talks, as somebody who talks with Lou every day has it: for what must stay fast however long it gets. */
import type { NewFact } from '../kernel.ts';
import { LearnerAsked, SessionStarted, TutorReplied } from '../tutoring/events.ts';

const TURNS = 5;

/** So many sessions of five turns, eleven facts each; ids that begin alike, as those of a clock would. */
export const manySessions = (sessions: number, whose = 'ada'): readonly NewFact[] =>
  Array.from({ length: sessions }, (_, nth) => oneSession(`session-of-${whose}-0123456789abcdef-${nth}`, nth)).flat();

function oneSession(sessionId: string, nth: number): readonly NewFact[] {
  const localDay = '2026-01-05';
  const subject = { courseId: null, sectionId: null, knowledgeItemId: null };
  const turns = Array.from({ length: TURNS }, (_, turn) => turnOf(sessionId, `${nth}/${turn}`, localDay)).flat();
  return [SessionStarted({ sessionId, subject, localDay }, { topic: 'halves' }), ...turns];
}

const turnOf = (sessionId: string, turnId: string, localDay: string): readonly NewFact[] => [
  LearnerAsked({ sessionId, turnId, via: 'text', characters: 12, leaseEndsAtMs: 0, localDay }, { text: 'what is half' }),
  TutorReplied(
    {
      sessionId,
      turnId,
      move: 'explain',
      skills: [],
      keyIdeaIds: [],
      passageIds: [],
      brain: 'embedded-1',
      milliseconds: { understand: 1, gather: 2, say: 1, check: 1 },
      tokens: 0,
    },
    { sentences: ['One of two equal parts.'] },
  ),
];
