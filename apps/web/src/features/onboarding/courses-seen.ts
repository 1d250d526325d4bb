/** Who has seen the courses on this device: whoever goes from there to the dashboard means to be there. Gone with signing out. */
import { useEffect } from 'react';
import { useUser } from '../../lib/auth.ts';

const placeOf = (userId: string): string => `lou.courses-seen.${userId}`;

/** False too where storage is shut. */
export function hasSeenCourses(userId: string): boolean {
  try {
    return localStorage.getItem(placeOf(userId)) !== null;
  } catch {
    return false;
  }
}

/** The courses are on the screen. */
export function useCoursesSeen(): void {
  const { id } = useUser();
  useEffect(() => {
    try {
      localStorage.setItem(placeOf(id), 'seen');
    } catch {
      // not kept
    }
  }, [id]);
}
