import type { Course } from '@lou/contract/catalogue';
import type { Enrollment } from '@lou/contract/enrolment';
import { interestsIn } from '@lou/domain/onboarding/interests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useUser } from '../../lib/auth.ts';
import { reading } from '../../lib/queries.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { FourStates } from '../../ui/FourStates.tsx';
import { Empty } from '../../ui/states.tsx';
import { EnrolButton } from '../enrolment/EnrolButton.tsx';
import { useCoursesSeen } from '../onboarding/courses-seen.ts';
import { AlsoYours } from './AlsoYours.tsx';
import './catalogue.css';
import { CategoryPills } from './CategoryPills.tsx';
import { PreviewDialog } from './preview/PreviewDialog.tsx';
import { Shelf, ShelfLoading } from './Shelf.tsx';
import { type Choice, choiceOf, leftOut, searchOf } from './shown-courses.ts';
import { forAnyone, forInterests, noCourses, noCoursesYet, title } from './texts.ts';

/** The shelf of courses; composes the catalogue with enrolling. Source: L§2 Course catalogue. */
export function CataloguePage() {
  useCoursesSeen();
  const { learningGoals } = useUser();
  const interests = interestsIn(learningGoals);
  const search = useSearch();
  const [path, navigate] = useLocation();
  const choose = (choice: Choice) => navigate(`${path}${searchOf(choice)}`);
  const courses = useQuery(reading('catalogue.courses', {}));
  const { data: enrolments = [] } = useQuery(reading('enrolment.list', {}));
  const [preview, setPreview] = useState<{ course: Course; open: boolean } | null>(null);
  // As the server tells of it now: its students are one more once somebody enrols from here.
  const previewed = preview && (courses.data?.find(({ id }) => id === preview.course.id) ?? preview.course);
  const choice = choiceOf(search, interests);

  return (
    <>
      <p>
        <BackLink href="/">Back to Dashboard</BackLink>
      </p>
      <div className="catalogue-head">
        <h1>{title}</h1>
        <p className="quiet">{interests.length > 0 ? forInterests(interests, choice.show === 'mine') : forAnyone}</p>
      </div>
      <FourStates asked={courses} problem="The courses could not be loaded" loading={<ShelfLoading />} empty={<Empty title={noCourses} text={noCoursesYet} />}>
        {(all) => (
          <>
            <CategoryPills courses={all} interests={interests} choice={choice} onChoose={choose} />
            <AlsoYours courses={leftOut(all, choice, interests).filter((course) => enrolledIn(enrolments, course) !== undefined)} />
            <Shelf
              courses={all}
              interests={interests}
              choice={choice}
              onShowAll={() => choose({ show: 'all' })}
              enrolledIn={(course) => enrolledIn(enrolments, course)}
              onPreview={(course) => setPreview({ course, open: true })}
              enrolment={(course) => <EnrolButton course={course} tone="soft" named />}
            />
          </>
        )}
      </FourStates>
      {previewed && (
        <PreviewDialog
          course={previewed}
          enrolled={enrolledIn(enrolments, previewed)}
          opened={preview.open}
          onClose={() => setPreview({ ...preview, open: false })}
          enrolment={<EnrolButton course={previewed} />}
        />
      )}
    </>
  );
}

const enrolledIn = (enrolments: readonly Enrollment[], { id }: Course): Enrollment | undefined => enrolments.find(({ courseId }) => courseId === id);
