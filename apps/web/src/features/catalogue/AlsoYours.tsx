import type { Course } from '@lou/contract/catalogue';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { coursePath } from '../../lib/course-addresses.ts';

/** The courses that one is enrolled in and that the shelf of one's interests leaves out, so that none of them seems lost. */
export function AlsoYours({ courses }: { courses: readonly Course[] }) {
  if (courses.length === 0) return null;
  return (
    <p className="also-yours">
      Also yours:{' '}
      {courses.map(({ id, title }, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <Link href={coursePath(id)}>{title}</Link>
        </Fragment>
      ))}
    </p>
  );
}
