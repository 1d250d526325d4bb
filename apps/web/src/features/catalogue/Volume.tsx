import type { Course } from '@lou/contract/catalogue';
import type { Enrollment } from '@lou/contract/enrolment';
import { percentOf } from '@lou/contract/numeric-percent';
import { type ReactNode, useRef } from 'react';
import { counted } from '../../lib/counted.ts';
import { coursePath } from '../../lib/course-addresses.ts';
import { DifficultyBadge } from '../../ui/Badge.tsx';
import { Bar } from '../../ui/Bar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CategoryName } from '../../ui/CategoryName.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { StateWord } from '../../ui/StateWord.tsx';
import { useFocusOnward } from '../../ui/use-focus-onward.ts';
import { moreObjectives } from './texts.ts';

/** Objectives on a card. Source: L§2, L§9. */
const SHOWN = 2;

interface VolumeProps {
  course: Course;
  enrolled: Enrollment | undefined;
  onPreview: () => void;
  enrolment: ReactNode;
}

/** A course as a book on the shelf: its facts, two objectives, and the way in or on. Source: L§2 Course catalogue. */
export function Volume({ course, enrolled, onPreview, enrolment }: VolumeProps) {
  const go = useRef<HTMLDivElement>(null);
  useFocusOnward(go, enrolled !== undefined, 'a');
  const more = course.learningObjectives.length - SHOWN;
  return (
    <li className="volume">
      <div className="stand">
        <Cover id={course.id} category={course.category} title={course.title} />
        <div className="facts">
          <DifficultyBadge difficulty={course.difficulty} />
          <span className="meta">{counted(course.estimatedDuration, 'hour')}</span>
          <span className="meta">{counted(course.totalSections, 'section')}</span>
        </div>
      </div>
      <div>
        <p className="meta">
          <CategoryName slug={course.category} />
        </p>
        <h2>{course.title}</h2>
      </div>
      <ul>
        {course.learningObjectives.slice(0, SHOWN).map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
        {more > 0 && <li className="more">{moreObjectives(more)}</li>}
      </ul>
      <div className="go" ref={go}>
        {enrolled ? <Onward course={course} enrolled={enrolled} /> : <WayIn course={course} onPreview={onPreview} enrolment={enrolment} />}
      </div>
    </li>
  );
}

function Onward({ course, enrolled }: { course: Course; enrolled: Enrollment }) {
  const percent = percentOf(enrolled);
  return (
    <>
      <div className="labelled-bar">
        <div>
          {enrolled.completedAt === null ? <span className="quiet">Enrolled</span> : <StateWord>Completed</StateWord>}
          <span className="num">{percent}%</span>
        </div>
        <Bar percent={percent} label={`Progress in ${course.title}`} />
      </div>
      <div>
        <ButtonLink tone="soft" href={coursePath(course.id)}>
          Continue Learning<span className="sr">: {course.title}</span>
        </ButtonLink>
      </div>
    </>
  );
}

function WayIn({ course, onPreview, enrolment }: Pick<VolumeProps, 'course' | 'onPreview' | 'enrolment'>) {
  return (
    <div className="row tight">
      <Button tone="second" onClick={onPreview} aria-label={`Preview ${course.title}`}>
        Preview
      </Button>
      {enrolment}
    </div>
  );
}
