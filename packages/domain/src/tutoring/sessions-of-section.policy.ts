/** A completed section ends the talks about it that are still open. Source: server-decisions.md 'A session's life'. */
import { SectionCompleted } from '../enrolment/events.ts';
import { isFact, policy } from '../kernel.ts';
import { quizFacts } from '../quizzes/events.ts';
import { SessionCompleted, sessionActivity } from './events.ts';
import { isIdle } from './limits.ts';
import { sessionIn, withSession } from './session-list.ts';

/** A talk about a section that nobody ended. */
interface OpenTalk {
  readonly sessionId: string;
  readonly sectionId: string;
  readonly lastActivityMs: number;
}

/** A talk that a day without activity has ended is over: nothing is recorded of it, and it is forgotten when the next one begins. */
export const sessionsOfSection = policy({
  name: 'sessions-of-section',
  listensTo: [...sessionActivity, ...quizFacts],
  initial: [] as readonly OpenTalk[],
  evolve: (talks, fact) => {
    const { sessionId } = fact.data;
    const atMs = fact.recordedAtMs;
    if (fact.type === 'SessionStarted') {
      const open = talks.filter((talk) => !isIdle(talk, atMs));
      const { sectionId } = fact.data.subject;
      return sectionId ? withSession(open, { sessionId, sectionId, lastActivityMs: atMs }) : open;
    }
    const talk = sessionIn(talks, sessionId);
    if (!talk || isIdle(talk, atMs)) return talks;
    return fact.type === 'SessionCompleted' ? talks.filter((other) => other !== talk) : withSession(talks, { ...talk, lastActivityMs: atMs });
  },
  react: (newFacts, talks, atMs) => {
    const open = talks.filter((talk) => !isIdle(talk, atMs));
    return newFacts
      .filter((fact) => isFact(SectionCompleted, fact))
      .flatMap((fact) => open.filter(({ sectionId }) => sectionId === fact.data.sectionId))
      .map(({ sessionId }) => SessionCompleted({ sessionId, because: 'section' }));
  },
});
