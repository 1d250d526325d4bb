import { useUser } from '../../lib/auth.ts';
import { coursePath } from '../../lib/course-addresses.ts';
import { useOpened } from '../../lib/opened-here.ts';
import { useOwnTitle } from '../../lib/page-title.tsx';
import { isMissing } from '../../lib/trpc.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FourStates } from '../../ui/FourStates.tsx';
import { NothingHere } from '../../ui/NothingHere.tsx';
import { useGoingOn } from '../../ui/use-going-on.ts';
import { useAward } from '../achievements/use-award.ts';
import { CourseFrame } from './CourseFrame.tsx';
import { CourseHead } from './CourseHead.tsx';
import { CourseLoading } from './CourseLoading.tsx';
import { CourseTalk } from './CourseTalk.tsx';
import { EndedTalk } from './EndedTalk.tsx';
import './course.css';
import type { Section } from '@lou/contract/catalogue';
import { percentOf } from '@lou/contract/numeric-percent';
import { noSuchCourse } from './no-such-place.ts';
import { Timeline } from './Timeline.tsx';
import { theNextStep } from './the-next-step.ts';
import { type CourseStanding, useCourse } from './use-course.ts';
import { useStudy } from './use-study.ts';

/** A course: what it is, how far one is, and its sections on one thread. Source: L§2 Course learning page. */
export function CoursePage({ parameters }: { parameters: Record<string, string> }) {
  const asked = useCourse(parameters.courseId ?? '');
  const title = asked.data?.course.title;
  useOpened('course', title, coursePath(parameters.courseId ?? ''));
  useOwnTitle(title);
  if (!asked.data && isMissing(asked.error))
    return (
      <CourseFrame title={undefined}>
        <NothingHere {...noSuchCourse} />
      </CourseFrame>
    );
  return (
    <CourseFrame title={title} standing={asked.data?.enrolled && <Percent of={percentOf(asked.data.enrolled)} />}>
      <p className="way-back">
        <BackLink href="/courses">Back to Courses</BackLink>
      </p>
      <FourStates asked={asked} page="Course" problem="The course could not be loaded" loading={<CourseLoading />}>
        {(standing) => <Course standing={standing} />}
      </FourStates>
      {(asked.data || asked.error) && (
        <p className="course-end">
          <ButtonLink tone="second" href="/courses">
            Back to All Courses
          </ButtonLink>
        </p>
      )}
    </CourseFrame>
  );
}

function Percent({ of }: { of: number }) {
  return (
    <span className="num">
      <strong>{of}%</strong> <span className="quiet">complete</span>
    </span>
  );
}

function Course({ standing }: { standing: CourseStanding }) {
  const { id: learnerId } = useUser();
  const study = useStudy(standing, useAward());
  const { goesOnAt, goOn } = useGoingOn(standing.enrolled === null, null);
  /** 'Complete' goes with the section's being so, and is back where that was lost: the focus goes on once it is known. */
  const complete = async (section: Section) => {
    if (!(await study.complete(section))) return;
    goesOnAt(theNextStep);
    goOn();
    if (theNextStep.isLast) theNextStep.current?.closest('section')?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <CourseHead standing={standing} onEnrol={() => goesOnAt(theNextStep)} />
      <EndedTalk courseId={standing.course.id} courseTitle={standing.course.title} />
      {standing.sections.length > 0 ? (
        <Timeline standing={standing} study={{ ...study, complete }} />
      ) : (
        <CourseTalk course={standing.course} learnerId={learnerId} />
      )}
    </>
  );
}
