import { useLocation } from 'wouter';
import { afterCompleting, coursePath, readPath } from '../../lib/course-addresses.ts';
import { useOpened } from '../../lib/opened-here.ts';
import { useOwnTitle } from '../../lib/page-title.tsx';
import { isMissing } from '../../lib/trpc.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { FourStates } from '../../ui/FourStates.tsx';
import { NothingHere } from '../../ui/NothingHere.tsx';
import { Bone, Loading } from '../../ui/states.tsx';
import { useAward } from '../achievements/use-award.ts';
import { BottomBar } from './BottomBar.tsx';
import { CourseFrame } from './CourseFrame.tsx';
import { ReadView } from './ReadView.tsx';
import { SectionStand } from './SectionStand.tsx';
import '../../ui/margin.css';
import './section.css';
import { noSuchCourse, noSuchSection } from './no-such-place.ts';
import { statusOf } from './section-status.ts';
import { TalkView } from './TalkView.tsx';
import { type AskedLesson, type SectionStanding, useLesson, useSection } from './use-section.ts';
import { useStudy } from './use-study.ts';

interface SectionPageProps {
  parameters: Record<string, string>;
}

/** A section, talked over with Lou. Source: L§2 Course learning page: opening a section. */
export const TalkPage = ({ parameters }: SectionPageProps) => <SectionPage parameters={parameters} view="talk" />;

/** A section, read. Source: server-decisions.md 'Reading a section'. */
export const ReadPage = ({ parameters }: SectionPageProps) => <SectionPage parameters={parameters} view="read" />;

export type View = 'read' | 'talk';

/** Full screen: the bar above, the view, and the fixed bar below, which is the same in both. */
function SectionPage({ parameters: { courseId = '', sectionId = '' }, view }: SectionPageProps & { view: View }) {
  const asked = useSection(courseId, sectionId);
  const lesson = useLesson(courseId, sectionId);
  const { data } = asked;
  const title = data?.section.title;
  useOpened('lesson', title, readPath({ courseId, id: sectionId }));
  useOwnTitle(title);
  if (!data && isMissing(asked.error))
    return (
      <CourseFrame title={asked.course?.title}>
        <NothingHere {...(asked.course ? noSuchSection(coursePath(courseId)) : noSuchCourse)} />
      </CourseFrame>
    );
  return (
    <CourseFrame title={data?.course.title} standing={data && <SectionStand standing={data} />} className="room">
      <FourStates asked={asked} page="Section" problem="The section could not be loaded" loading={<SectionLoading />}>
        {/* Back may lead from one section's view to another's: each has its own state. */}
        {(standing) => <Open key={standing.section.id} standing={standing} lesson={lesson} view={view} />}
      </FourStates>
      {!data && (
        <p className="bones-way">
          <BackLink href={coursePath(courseId)}>Back to the course</BackLink>
        </p>
      )}
    </CourseFrame>
  );
}

function Open({ standing, lesson, view }: { standing: SectionStanding; lesson: AskedLesson; view: View }) {
  const [, navigate] = useLocation();
  const { course, section, enrolled } = standing;
  const study = useStudy(standing, useAward());
  /** Leads away once it is done, unless one has left by oneself. */
  const complete = async () => {
    const { pathname } = location;
    if ((await study.complete(section)) && location.pathname === pathname) navigate(coursePath(course.id), afterCompleting);
  };
  const status = enrolled && statusOf(section.id, enrolled);
  return (
    <>
      {view === 'read' ? (
        <ReadView standing={standing} lesson={lesson} status={status} onComplete={() => void complete()} />
      ) : (
        <TalkView standing={standing} lesson={lesson} />
      )}
      <BottomBar course={course} section={section} status={status} onComplete={() => void complete()} />
    </>
  );
}

function SectionLoading() {
  return (
    <Loading what="Loading the section">
      <Bone width={25} />
      <Bone shape="title" width={50} />
      <Bone />
      <Bone width={90} />
      <Bone width={75} />
    </Loading>
  );
}
