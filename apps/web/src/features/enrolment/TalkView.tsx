import type { SectionLesson } from '@lou/contract/catalogue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useUser } from '../../lib/auth.ts';
import { asksForQuiz, readPath, talkPath } from '../../lib/course-addresses.ts';
import { reading } from '../../lib/queries.ts';
import { FourStates } from '../../ui/FourStates.tsx';
import { Bone, Empty, Loading } from '../../ui/states.tsx';
import { lessonTextOf } from '../catalogue/lesson/lesson-text.ts';
import { SectionMargin } from '../catalogue/lesson/SectionMargin.tsx';
import { talkedAbout } from '../catalogue/lesson/talked-about.ts';
import { ConversationLoading } from '../tutoring/ConversationLoading.tsx';
import { sectionTopic } from '../tutoring/section-topic.ts';
import { wasUsed } from '../tutoring/used-sessions.ts';
import { EarlierTalk } from './EarlierTalk.tsx';
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
  const [rested, setRested] = useState<readonly string[]>([]);
  const [margin, setMargin] = useState<HTMLElement | null>(null);
  const [, navigate] = useLocation();
  const talk = talkPath(section);
  const quizAsked = useCallback(() => navigate(talk, { replace: true }), [navigate, talk]);
  const about = { courseId: course.id, sectionId: section.id, topic: sectionTopic(course.title, section.title) };
  const wantsQuiz = asksForQuiz(useSearch());
  return (
    <>
      <div className="column">
        <SectionHead standing={standing} view="talk" />
        {enrolled ? (
          <TalkOrEarlier about={about} looksBack={statusOf(section.id, enrolled) === 'completed' && !wantsQuiz}>
            <LouTalk learnerId={learnerId} about={about} onQuizAsked={wantsQuiz ? quizAsked : undefined} margin={margin} onRested={setRested} />
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
          {(known) => <BesideTalk lesson={known} rested={rested} readAt={readPath(section)} />}
        </FourStates>
      </aside>
    </>
  );
}

/** The lesson's outline, in which what was talked about is marked, and its words. */
function BesideTalk({ lesson, rested, readAt }: { lesson: SectionLesson; rested: readonly string[]; readAt: string }) {
  const { parts, outline } = useMemo(() => lessonTextOf(lesson), [lesson]);
  const talked = useMemo(() => talkedAbout(parts, lesson.passages, rested), [parts, lesson, rested]);
  return <SectionMargin outline={outline} glossary={lesson.glossary} readAt={readAt} talked={talked} />;
}

const MarginLoading = () => (
  <Loading what="Loading what is in this section">
    <Bone shape="title" width={60} />
    <Bone width={90} />
    <Bone width={70} />
  </Loading>
);

/** The conversation; of a section that is completed first what was said about it, until one wants to talk again. */
function TalkOrEarlier({ about, looksBack, children }: { about: TalkAbout; looksBack: boolean; children: ReactNode }) {
  const client = useQueryClient();
  const [talks, setTalks] = useState(!looksBack || isTalking(client, about));
  const sessions = useQuery({ ...reading('tutoring.recentSessions', {}), enabled: !talks });
  if (talks || sessions.error) return children;
  if (!sessions.data) return <ConversationLoading />;
  const mine = sessions.data.filter((one) => wasUsed(one) && one.courseId === about.courseId && one.sectionId === about.sectionId);
  if (mine.length === 0 || mine.some(({ completionStatus }) => completionStatus !== 'completed')) return children;
  const again = () => {
    beginAnew(client, about);
    setTalks(true);
  };
  return <EarlierTalk sessions={mine} onAgain={again} />;
}
