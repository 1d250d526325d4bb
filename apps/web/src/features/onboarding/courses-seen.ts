/** Who has seen the courses on this device: whoever goes from there to the dashboard means to be there. Gone with signing out. */
import { useEffect } from 'react';
import { useUser } from '../../lib/auth.ts';
import { keepOnDevice, recallOnDevice } from '../../lib/kept-here.ts';

const placeOf = (userId: string): string => `courses-seen.${userId}`;

export const hasSeenCourses = (userId: string): boolean => recallOnDevice(placeOf(userId)) === true;

/** The courses are on the screen. */
export function useCoursesSeen(): void {
  const { id } = useUser();
  useEffect(() => keepOnDevice(placeOf(id), true), [id]);
}
