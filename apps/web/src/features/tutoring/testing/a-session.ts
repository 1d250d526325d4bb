/** A session as the server tells of it, for tests of a conversation. */
import type { ChatMessage, SessionDetail } from '@lou/contract/tutoring';
import type { ConversationPorts } from '../conversation.ts';

const AT = new Date(0).toISOString();
/** A session in which nothing was said. */
export const empty: SessionDetail = {
  ...{
    id: 's1',
    topic: 'Halves',
    learnerId: 'l1',
    duration: 0,
    durationMinutes: 0,
    startedAt: AT,
    completedAt: null,
    completionStatus: 'in_progress',
    progressPercent: 1,
    finalScore: null,
  },
  ...{ questionsAnswered: 0, satisfaction: 0, learnerTurns: 0, courseId: null, sectionId: null, messages: [], openItemId: null },
};
/** What a learner said, by its place. */
export const line = (seq: number): ChatMessage => ({
  ...{ from: 'user', seq, turnId: 't1', text: 'How many?', at: AT },
  ...{ sources: [], sentences: [], quiz: null, quizId: null, move: null },
});

/** Nothing is kept with the page. */
export const nothingUnsent: ConversationPorts['unsent'] = { recall: () => null, keep: () => undefined };
