import type { Course } from '@lou/contract/catalogue';
import type { Enrollment } from '@lou/contract/enrolment';
import type { Interest } from '@lou/domain/interests';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useCategoryNames } from '../../ui/CategoryName.tsx';
import { Bone, Empty, Loading } from '../../ui/states.tsx';
import { type Choice, shownCourses } from './shown-courses.ts';
import { noCourses, noCoursesForInterests, noCoursesIn } from './texts.ts';
import { Volume } from './Volume.tsx';

interface ShelfProps {
  courses: readonly Course[];
  interests: readonly Interest[];
  choice: Choice;
  onShowAll: () => void;
  enrolledIn: (course: Course) => Enrollment | undefined;
  onPreview: (course: Course) => void;
  /** What enrols in a course. */
  enrolment: (course: Course) => ReactNode;
}

/** The courses that were asked for, standing: three, two or one abreast. Source: L§2 Course catalogue. */
export function Shelf({ courses, interests, choice, onShowAll, enrolledIn, onPreview, enrolment }: ShelfProps) {
  const nameOf = useCategoryNames();
  const shown = shownCourses(courses, choice, interests);
  if (shown.length === 0)
    return (
      <Empty title={noCourses} text={choice.show === 'category' ? noCoursesIn(nameOf(choice.category)) : noCoursesForInterests}>
        <Button onClick={onShowAll}>All Courses</Button>
      </Empty>
    );
  return (
    <ul className="shelf" aria-label="Courses">
      {shown.map((course) => (
        <Volume key={course.id} course={course} enrolled={enrolledIn(course)} onPreview={() => onPreview(course)} enrolment={enrolment(course)} />
      ))}
    </ul>
  );
}

export function ShelfLoading() {
  return (
    <Loading className="shelf" what="Loading the courses">
      {['first', 'second', 'third'].map((place) => (
        <div className="volume" key={place}>
          <div className="stand">
            <Bone shape="book" />
          </div>
          <Bone width={40} />
          <Bone shape="title" width={80} />
          <Bone width={70} />
        </div>
      ))}
    </Loading>
  );
}
