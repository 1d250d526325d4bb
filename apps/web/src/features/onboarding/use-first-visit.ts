import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../../lib/auth.ts';
import { reading } from '../../lib/queries.ts';
import { notices, notify } from '../../ui/notice-queue.ts';
import { hasSeenCourses } from './courses-seen.ts';
import { firstVisit } from './texts.ts';

/** Milliseconds until a first visit is taken to the courses. Source: L§4, L§9. */
export const FIRST_VISIT_AFTER_MS = 1_500;

/** What one writes in, the talk's line and its topic among them; a dialog is something begun as well. */
const BEGUN = 'textarea, input:not([type=checkbox], [type=radio]), [role=dialog], .turn-me';

/** Somebody writes, has written or has said something: the page is theirs. An empty line that nobody is in is none. */
const isTheirs = (): boolean =>
  [...document.querySelectorAll(BEGUN)].some((part) => {
    const isField = part instanceof HTMLTextAreaElement || part instanceof HTMLInputElement;
    return !isField || part === document.activeElement || part.value.trim() !== '';
  });

/** No enrolment, no session, and the courses not seen yet: then, only on `/`, the app goes to /courses. Source: L§4 First visit redirect. */
export function useFirstVisit(): void {
  const [, navigate] = useLocation();
  const { id: userId } = useUser();
  const enrolments = useQuery(reading('enrolment.list', {}));
  const sessions = useQuery(reading('tutoring.recentSessions', {}));
  const isFirst = enrolments.data?.length === 0 && sessions.data?.length === 0 && !hasSeenCourses(userId);

  // Whoever was just refused something reads that first; whoever writes is not taken from what they write.
  const isTold = useSyncExternalStore(notices.subscribe, notices.complains);

  useEffect(() => {
    if (!isFirst || isTold) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (isTheirs()) return wait();
        navigate('/courses');
        notify(firstVisit);
      }, FIRST_VISIT_AFTER_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [isFirst, isTold, navigate]);
}
