import type { Course } from '@lou/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { counted } from '../../lib/counted.ts';
import { reading } from '../../lib/queries.ts';
import { DifficultyBadge } from '../../ui/Badge.tsx';
import { CategoryName } from '../../ui/CategoryName.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Dotted } from '../../ui/Dotted.tsx';
import '../../ui/entry-row.css';
import { coursePath, readPath } from '../../lib/course-addresses.ts';
import { FourStates } from '../../ui/FourStates.tsx';
import { DownIcon } from '../../ui/icons.tsx';
import { Bone, Loading } from '../../ui/states.tsx';

/** A course on its line, with its lessons folded under it; they are asked for when they are looked at. */
export function CourseRow({ course }: { course: Course }) {
  const [open, setOpen] = useState(false);
  const { id, title, category, difficulty, estimatedDuration, totalSections } = course;
  return (
    <li className="entry-row course-row">
      <Cover id={id} category={category} title={title} />
      <div>
        <h3>
          <Link href={coursePath(id)}>{title}</Link>
        </h3>
        <div className="row tight">
          <DifficultyBadge difficulty={difficulty} />
          <Dotted
            facts={[
              { key: 'category', fact: <CategoryName slug={category} /> },
              { key: 'hours', fact: <span className="num">{counted(estimatedDuration, 'hour')}</span> },
            ]}
          />
        </div>
        {totalSections > 0 && (
          <details className="lessons" onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>
              <DownIcon />
              {counted(totalSections, 'section')}
              <span className="sr"> of {title}</span>
            </summary>
            {open && <Lessons courseId={id} />}
          </details>
        )}
      </div>
    </li>
  );
}

function Lessons({ courseId }: { courseId: string }) {
  const sections = useQuery(reading('catalogue.sections', { courseId }));
  return (
    <FourStates asked={sections} problem="The lessons could not be loaded" loading={<LessonsLoading />}>
      {(all) => (
        <ol className="lesson-list">
          {all.map((section) => (
            <li key={section.id}>
              <Link href={readPath(section)}>{section.title}</Link>
            </li>
          ))}
        </ol>
      )}
    </FourStates>
  );
}

const LessonsLoading = () => (
  <Loading what="Loading the lessons">
    <Bone width={60} />
    <Bone width={50} />
  </Loading>
);
