import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useUser } from '../../lib/auth.ts';
import { Empty } from '../../ui/states.tsx';
import { readingOf } from '../catalogue/lesson/reading.ts';
import { SectionMargin } from '../catalogue/lesson/SectionMargin.tsx';
import { sectionTopic } from '../tutoring/section-topic.ts';
import { asksForQuiz, readPath, talkPath } from './addresses.ts';
import { EnrolButton } from './EnrolButton.tsx';
import { LouTalk } from './LouTalk.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { SectionStanding } from './use-section.ts';

/** The conversation about a section on topic '{course title} - {section title}', what it rests on beside it. Source: L§2. */
export function TalkView({ standing }: { standing: SectionStanding }) {
  const { id: learnerId } = useUser();
  const { course, section, enrolled, lesson } = standing;
  const { outline } = useMemo(() => readingOf(lesson), [lesson]);
  const [margin, setMargin] = useState<HTMLElement | null>(null);
  const [, navigate] = useLocation();
  const talk = talkPath(section);
  const quizAsked = useCallback(() => navigate(talk, { replace: true }), [navigate, talk]);
  const wantsQuiz = asksForQuiz(useSearch());
  return (
    <>
      <div className="column">
        <SectionHead standing={standing} view="talk" />
        {enrolled ? (
          <LouTalk
            learnerId={learnerId}
            about={{ courseId: course.id, sectionId: section.id, topic: sectionTopic(course.title, section.title) }}
            onQuizAsked={wantsQuiz ? quizAsked : undefined}
            margin={margin}
          />
        ) : (
          <Empty title="Enrol to talk this over with Lou" text="You can read the section first, if you like.">
            <EnrolButton course={course} />
          </Empty>
        )}
      </div>
      <aside className="margin only-wide" aria-label="Beside the conversation">
        <div className="hints-place" ref={setMargin} />
        <SectionMargin outline={outline} glossary={lesson.glossary} readAt={readPath(section)} />
      </aside>
    </>
  );
}
