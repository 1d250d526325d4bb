import type { Course } from '@lou/contract/catalogue';
import type { ReactNode } from 'react';
import { nounFor } from '../../../lib/counted.ts';
import { BookIcon, ClockIcon, PeopleIcon, SparkIcon } from '../../../ui/icons.tsx';

/** Hours, sections, students, rating: the number loud, its unit quiet. 'New' until there are enough ratings. Source: L§2, server-decisions.md 'Real instead of pretended'. */
export function FactsLine({ course }: { course: Course }) {
  const { estimatedDuration, totalSections, students, rating } = course;
  return (
    <ul className="facts-line" aria-label="About the course">
      <Fact icon={<ClockIcon />} value={estimatedDuration.toLocaleString()} unit={nounFor(estimatedDuration, 'hour')} />
      <Fact icon={<BookIcon />} value={String(totalSections)} unit={nounFor(totalSections, 'section')} />
      <Fact icon={<PeopleIcon />} value={students.toLocaleString()} unit={nounFor(students, 'student')} />
      <Fact icon={<SparkIcon />} value={rating === null ? 'New' : rating.toFixed(1)} unit={rating === null ? '' : 'rating'} />
    </ul>
  );
}

function Fact({ icon, value, unit }: { icon: ReactNode; value: string; unit: string }) {
  return (
    <li>
      {icon}
      <span>
        <b className="num">{value}</b> {unit}
      </span>
    </li>
  );
}
