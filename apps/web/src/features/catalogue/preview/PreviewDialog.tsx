import type { Course } from '@lou/contract/catalogue';
import type { Enrollment } from '@lou/contract/enrolment';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { coursePath } from '../../../lib/course-addresses.ts';
import { reading } from '../../../lib/queries.ts';
import { DifficultyBadge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Dialog } from '../../../ui/dialogs.tsx';
import { FourStates } from '../../../ui/FourStates.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Bone, Loading } from '../../../ui/states.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { CourseJourney } from './CourseJourney.tsx';
import { FactsLine } from './FactsLine.tsx';
import { opensAtOnce } from './journey-nodes.ts';
import './preview.css';

interface PreviewDialogProps {
  course: Course;
  /** Where one stands in it; undefined: not enrolled. */
  enrolled: Enrollment | undefined;
  opened: boolean;
  onClose: () => void;
  enrolment: ReactNode;
}

/** A look into a course before one enrols. Source: L§2 Course preview dialog. */
export function PreviewDialog({ course, enrolled, opened, onClose, enrolment }: PreviewDialogProps) {
  return (
    <Dialog
      size="wide"
      opened={opened}
      onClose={onClose}
      title={course.title}
      kind="Course preview"
      foot={<Foot course={course} enrolled={enrolled} enrolment={enrolment} />}
      lead={(title) => <Intro course={course} title={title} />}
    >
      <Journey courseId={course.id} enrolled={enrolled} />
    </Dialog>
  );
}

/** The book with its title, what it is about, and what one learns from it. */
function Intro({ course, title }: { course: Course; title: ReactNode }) {
  return (
    <div className="preview-intro">
      <div className="preview-about">
        <div className="preview-book">
          <Cover id={course.id} category={course.category} title={course.title} />
          <div>
            <DifficultyBadge difficulty={course.difficulty} />
            {title}
          </div>
        </div>
        <p>{course.description}</p>
        <FactsLine course={course} />
      </div>
      <section aria-labelledby="what-you-learn">
        <h3 id="what-you-learn">What you’ll learn</h3>
        <ul className="learn-list">
          {course.learningObjectives.map((objective) => (
            <li key={objective}>
              <CheckIcon />
              <span>{objective}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The way through the course: a scene, and a list that does the same. */
function Journey({ courseId, enrolled }: { courseId: string; enrolled: Enrollment | undefined }) {
  const sections = useQuery(reading('catalogue.sections', { courseId }));
  return (
    <section className="preview-journey" aria-labelledby="course-journey">
      <div className="journey-head">
        <h3 id="course-journey">Interactive Course Journey</h3>
        {!enrolled && sections.data && sections.data.length > 0 && <p className="meta">{opensAtOnce}</p>}
      </div>
      <FourStates asked={sections} problem="The sections could not be loaded" loading={<JourneyLoading />}>
        {(all) => <CourseJourney sections={all} enrolled={enrolled} />}
      </FourStates>
    </section>
  );
}

function Foot({ course, enrolled, enrolment }: Pick<PreviewDialogProps, 'course' | 'enrolled' | 'enrolment'>) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnward(place, enrolled !== undefined, 'a');
  return (
    <div className="preview-foot" ref={place}>
      {enrolled ? (
        <>
          <ButtonLink href={coursePath(course.id)}>Continue Learning</ButtonLink>
          <Button tone="second" disabled>
            <CheckIcon />
            Enrolled
          </Button>
        </>
      ) : (
        <>
          {enrolment}
          <span className="meta">Go at your own pace. Your place is kept.</span>
        </>
      )}
    </div>
  );
}

function JourneyLoading() {
  return (
    <Loading what="Loading the sections">
      <Bone width={60} />
      <Bone width={50} />
      <Bone width={55} />
    </Loading>
  );
}
