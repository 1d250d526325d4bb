import type { Section, SectionLesson } from '@lou/contract/catalogue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { askedAbout } from '../../lib/asked-about.ts';
import { useUser } from '../../lib/auth.ts';
import { asksForQuiz, readPath, talkPath } from '../../lib/course-addresses.ts';
import { reading } from '../../lib/queries.ts';
import { FourStates } from '../../ui/FourStates.tsx';
import { Bone, Empty, Loading } from '../../ui/states.tsx';
import { lessonTextOf } from '../catalogue/lesson/lesson-text.ts';
import { SectionMargin } from '../catalogue/lesson/SectionMargin.tsx';
import { talkedAbout } from '../catalogue/lesson/talked-about.ts';
import { sectionTopic } from '../tutoring/section-topic.ts';
import { wasUsed } from '../tutoring/used-sessions.ts';
import { EarlierLoading, EarlierTalk } from './EarlierTalk.tsx';
import { EnrolButton } from './EnrolButton.tsx';
import { LouTalk } from './LouTalk.tsx';
import { SectionHead } from './SectionHead.tsx';
import { beginAnew, isTalking, type TalkAbout } from './section-session.ts';
import { statusOf } from './section-status.ts';
import type { AskedLesson, SectionStanding } from './use-section.ts';

/** The conversation about a section on topic '{course title} - {section title}', what it rests on beside it. Source: L§2. */
export function TalkView({ standing, lesson }: { standing: SectionStanding; lesson: AskedLesson }) {
  const { id: learnerId } = useUser();
  const { course, section, enrolled } = standing;
  const [wasEnrolled] = useState(enrolled !== null);
  const [rested, setRested] = useState<readonly string[]>([]);
  const [margin, setMargin] = useState<HTMLElement | null>(null);
  const [, navigate] = useLocation();
  const talk = talkPath(section);
  const quizAsked = useCallback(() => navigate(talk, { replace: true }), [navigate, talk]);
  const about = { courseId: course.id, sectionId: section.id, topic: sectionTopic(course.title, section.title) };
  const wantsQuiz = asksForQuiz(useSearch());
  const isCompleted = enrolled !== null && statusOf(section.id, enrolled) === 'completed';
  return (
    <>
      <div className="column">
        <SectionHead standing={standing} view="talk" />
        {enrolled ? (
          <TalkOrEarlier about={about} looksBack={isCompleted && !wantsQuiz}>
            {(goesOn) => (
              <LouTalk
                learnerId={learnerId}
                about={about}
                onQuizAsked={wantsQuiz ? quizAsked : undefined}
                margin={margin}
                onRested={setRested}
                goesOn={goesOn || !wasEnrolled}
              />
            )}
          </TalkOrEarlier>
        ) : (
          <Empty title="Enrol to talk this over with Lou" text="You can read the section first, if you like.">
            <EnrolButton course={course} />
          </Empty>
        )}
      </div>
      <aside className="margin only-wide" aria-label="Beside the conversation">
        <div className="hints-place" ref={setMargin} />
        <FourStates asked={lesson} problem="The lesson could not be loaded" loading={<MarginLoading />}>
          {(known) => <BesideTalk section={section} isCompleted={isCompleted} lesson={known} rested={rested} />}
        </FourStates>
      </aside>
    </>
  );
}

interface BesideTalkProps {
  section: Section;
  isCompleted: boolean;
  lesson: SectionLesson;
  rested: readonly string[];
}

/** The lesson's outline, in which what was talked about is marked, and its words. */
function BesideTalk({ section, isCompleted, lesson, rested }: BesideTalkProps) {
  const { parts, outline } = useMemo(() => lessonTextOf(lesson), [lesson]);
  const talked = useMemo(() => talkedAbout(parts, lesson.passages, rested), [parts, lesson, rested]);
  const talk = { talked, readAt: readPath(section) };
  return <SectionMargin section={{ id: section.id, isCompleted }} outline={outline} glossary={lesson.glossary} talk={talk} />;
}

const MarginLoading = () => (
  <Loading what="Loading what is in this section">
    <Bone shape="title" width={60} />
    <Bone width={90} />
    <Bone width={70} />
  </Loading>
);

/** The conversation; of a section that is completed first what was said about it, until one wants to talk again: at once where one has brought something to ask. */
function TalkOrEarlier({ about, looksBack, children }: { about: TalkAbout; looksBack: boolean; children: (goesOn: boolean) => ReactNode }) {
  const client = useQueryClient();
  const [talks, setTalks] = useState(!looksBack || isTalking(client, about));
  const [goesOn, setGoesOn] = useState(false);
  const [asks] = useState(() => askedAbout(location.pathname) !== null);
  const sessions = useQuery({ ...reading('tutoring.recentSessions', {}), enabled: !talks });
  const mine = sessions.data?.filter((one) => wasUsed(one) && one.courseId === about.courseId && one.sectionId === about.sectionId);
  const isOver = mine !== undefined && mine.length > 0 && mine.every(({ completionStatus }) => completionStatus === 'completed');
  const again = () => {
    beginAnew(client, about);
    setTalks(true);
    setGoesOn(true);
  };
  const beginsAtOnce = asks && isOver && !talks;
  const begin = useEffectEvent(again);
  useEffect(() => {
    if (beginsAtOnce) begin();
  }, [beginsAtOnce]);
  if (talks) return children(goesOn);
  // What is known stays while it cannot be asked for again: the conversation would begin another session.
  if (!mine) return sessions.error ? children(false) : <EarlierLoading />;
  if (beginsAtOnce) return <EarlierLoading />;
  if (!isOver) return children(false);
  return <EarlierTalk sessions={mine} onAgain={again} />;
}
