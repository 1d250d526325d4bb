import type { SectionLesson } from '@lou/contract/catalogue';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { talkPath } from '../../lib/course-addresses.ts';
import { FourStates } from '../../ui/FourStates.tsx';
import { Bone, Empty, Loading } from '../../ui/states.tsx';
import { findCited, wayBackFrom } from '../catalogue/lesson/find-cited.ts';
import { Lesson } from '../catalogue/lesson/Lesson.tsx';
import { lessonTextOf } from '../catalogue/lesson/lesson-text.ts';
import { SectionFolds, SectionMargin } from '../catalogue/lesson/SectionMargin.tsx';
import { LessonFoot } from './LessonFoot.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { SectionStatus } from './section-status.ts';
import type { AskedLesson, SectionStanding } from './use-section.ts';

interface ReadViewProps {
  standing: SectionStanding;
  lesson: AskedLesson;
  status: SectionStatus | null;
  onComplete: () => void;
}

/** The lesson of a section, with its outline and its words beside it. Source: server-decisions.md 'Reading a section'. */
export function ReadView({ lesson, ...rest }: ReadViewProps) {
  if (lesson.data) return <LessonView {...rest} lesson={lesson.data} />;
  return (
    <div className="column">
      <SectionHead standing={rest.standing} view="read" />
      <FourStates asked={lesson} problem="The lesson could not be loaded" loading={<LessonLoading />}>
        {() => null}
      </FourStates>
    </div>
  );
}

function LessonLoading() {
  return (
    <Loading what="Loading the lesson">
      <Bone />
      <Bone width={90} />
      <Bone width={75} />
    </Loading>
  );
}

function LessonView({ standing, lesson, status, onComplete }: Omit<ReadViewProps, 'lesson'> & { lesson: SectionLesson }) {
  const search = useSearch();
  const { section } = standing;
  const text = useMemo(() => lessonTextOf(lesson), [lesson]);
  const { term, ...found } = useMemo(() => findCited(text, lesson, search), [text, lesson, search]);
  const talk = talkPath(section);
  const back = useMemo(() => wayBackFrom(search, talk), [search, talk]);
  const beside = { outline: text.outline, glossary: lesson.glossary, cited: term === null ? null : { term, back } };
  return (
    <>
      <div className="column">
        <SectionHead standing={standing} view="read" />
        <SectionFolds {...beside} />
        {lesson.lessons.length > 0 ? (
          <Lesson text={text} {...found} talk={talk} back={back} />
        ) : (
          <Empty title="Nothing to read here yet" text="Lou knows what this section is about. Talk it over instead." />
        )}
        <LessonFoot standing={standing} status={status} onComplete={onComplete} />
      </div>
      <aside className="margin only-wide" aria-label="Beside the lesson">
        <SectionMargin {...beside} />
      </aside>
    </>
  );
}
