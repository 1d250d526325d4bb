import { percentOf } from '@lou/contract/numeric-percent';
import { counted } from '../../lib/counted.ts';
import { minutesInWords } from '../../lib/durations.ts';
import { Badge, DifficultyBadge } from '../../ui/Badge.tsx';
import { Bar } from '../../ui/Bar.tsx';
import { CategoryName } from '../../ui/CategoryName.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Dotted } from '../../ui/Dotted.tsx';
import { EnrolButton } from './EnrolButton.tsx';
import { minutesToGo } from './section-status.ts';
import { sectionsCompleted } from './texts.ts';
import { LEARNING_PROGRESS } from './the-next-step.ts';
import type { CourseStanding } from './use-course.ts';
import { WhatNext } from './WhatNext.tsx';

/** The book, its title and description; beside them how far one is, or the way in. */
export function CourseHead({ standing, onEnrol }: { standing: CourseStanding; onEnrol: () => void }) {
  const { course, enrolled } = standing;
  return (
    <div className="course-head">
      <div className="about">
        <Cover id={course.id} category={course.category} title={course.title} />
        <div>
          <Dotted
            facts={[
              { key: 'category', fact: <CategoryName slug={course.category} /> },
              { key: 'hours', fact: counted(course.estimatedDuration, 'hour') },
              { key: 'sections', fact: counted(standing.sections.length, 'section') },
            ]}
          />
          <h1>{course.title}</h1>
          <p className="quiet">{course.description}</p>
        </div>
      </div>
      {enrolled ? <LearningProgress standing={standing} /> : <WayIn standing={standing} onEnrol={onEnrol} />}
    </div>
  );
}

/** 'N of M sections completed', the bar, and what is still to come. Source: L§2 Learning Progress card. */
function LearningProgress({ standing: { sections, enrolled } }: { standing: CourseStanding }) {
  if (!enrolled) return null;
  const left = minutesToGo(sections, enrolled);
  const isDone = left === 0 && sections.length > 0;
  return (
    <section className="done" aria-labelledby={LEARNING_PROGRESS}>
      <div className="row between">
        <h2 id={LEARNING_PROGRESS} tabIndex={-1}>
          Learning Progress
        </h2>
        <Badge>{sectionsCompleted(enrolled.completedSectionIds.length, sections.length)}</Badge>
      </div>
      <Bar percent={percentOf(enrolled)} label="Course progress" />
      <p className="meta">{left > 0 ? `About ${minutesInWords(left)} to go.` : isDone && 'All of it is done. It stays open for you.'}</p>
      {isDone && <WhatNext after={enrolled.courseId} />}
    </section>
  );
}

function WayIn({ standing: { course }, onEnrol }: { standing: CourseStanding; onEnrol: () => void }) {
  return (
    <section className="done" aria-label="Enrolment">
      <div className="row tight">
        <DifficultyBadge difficulty={course.difficulty} />
        <span className="meta">{counted(course.students, 'student')}</span>
      </div>
      <EnrolButton course={course} onEnrol={onEnrol} />
      <p className="meta">Go at your own pace. Your place is kept.</p>
    </section>
  );
}
