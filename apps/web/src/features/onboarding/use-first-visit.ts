import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../../lib/auth.ts';
import { reading } from '../../lib/queries.ts';
import { notify } from '../../ui/notice-queue.ts';
import { firstVisit } from './texts.ts';

/** Milliseconds until a first visit is taken to the courses. Source: L§4, L§9. */
export const FIRST_VISIT_AFTER_MS = 1_500;

/** Who was taken there in this browser session: whoever comes back to the dashboard may look at it. */
const placeOf = (userId: string): string => `lou.first-visit.${userId}`;
const takenBefore = (userId: string): boolean => {
  try {
    return sessionStorage.getItem(placeOf(userId)) !== null;
  } catch {
    return false; // storage may be shut; then every visit without a course is a first one
  }
};
const remember = (userId: string): void => {
  try {
    sessionStorage.setItem(placeOf(userId), 'taken');
  } catch {
    // as above
  }
};

/** No enrolment and no session yet: then, once and only on `/`, the app goes to /courses. Source: L§4 First visit redirect. */
export function useFirstVisit(): void {
  const [, navigate] = useLocation();
  const { id: userId } = useUser();
  const enrolments = useQuery(reading('enrolment.list', {}));
  const sessions = useQuery(reading('tutoring.recentSessions', {}));
  const isFirst = enrolments.data?.length === 0 && sessions.data?.length === 0 && !takenBefore(userId);

  useEffect(() => {
    if (!isFirst) return;
    const timer = setTimeout(() => {
      remember(userId);
      navigate('/courses');
      notify(firstVisit);
    }, FIRST_VISIT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isFirst, navigate, userId]);
}
