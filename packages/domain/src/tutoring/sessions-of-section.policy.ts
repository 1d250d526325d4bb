/** A completed section ends the talks about it that are still open. Source: server-decisions.md 'A session's life'. */
import { SectionCompleted } from '../enrolment/events.ts';
import { isFact, policy } from '../kernel.ts';
import { own } from '../own.ts';
import { SessionCompleted, SessionStarted } from './events.ts';

interface OpenTalks {
  /** Open sessions by section. */
  readonly [sectionId: string]: readonly string[];
}

export const sessionsOfSection = policy({
  name: 'sessions-of-section',
  listensTo: [SessionStarted, SessionCompleted],
  initial: {} as OpenTalks,
  evolve: (open, fact) => {
    if (fact.type === 'SessionStarted') {
      const { sectionId } = fact.data.subject;
      return sectionId ? { ...open, [sectionId]: [...(own(open, sectionId) ?? []), fact.data.sessionId] } : open;
    }
    const without = Object.entries(open).map(([sectionId, ids]) => [sectionId, ids.filter((id) => id !== fact.data.sessionId)] as const);
    return Object.fromEntries(without.filter(([, ids]) => ids.length > 0));
  },
  react: (newFacts, open) =>
    newFacts
      .filter((fact) => isFact(SectionCompleted, fact))
      .flatMap((fact) => own(open, fact.data.sectionId) ?? [])
      .map((sessionId) => SessionCompleted({ sessionId, because: 'section' })),
});
