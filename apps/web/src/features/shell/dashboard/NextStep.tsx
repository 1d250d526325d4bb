import { percentOf } from '@lou/contract/numeric-percent';
import type { Recommendation } from '@lou/contract/recommendations';
import { useQuery } from '@tanstack/react-query';
import { minutesInWords } from '../../../lib/durations.ts';
import { reading } from '../../../lib/queries.ts';
import { Bar } from '../../../ui/Bar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { contentKind } from '../../../ui/ContentKind.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Dotted } from '../../../ui/Dotted.tsx';
import { Bone, Loading } from '../../../ui/states.tsx';
import { startOf, useStartSession } from '../../tutoring/use-start-session.ts';

/** The first recommendation, ready to begin; of a course that one is enrolled in the section that comes next, and how far the course is. Source: L§2 Welcome card. */
export function NextStep({ next }: { next: Recommendation }) {
  const start = useStartSession();
  const { data: enrolments = [] } = useQuery(reading('enrolment.list', {}));
  const enrolled = next.contentType === 'course' ? enrolments.find(({ courseId }) => courseId === next.id) : undefined;
  const percent = enrolled ? percentOf(enrolled) : 0;
  return (
    <div className="next">
      <Cover id={next.id} category={next.category} title={next.title} />
      <div className="body stack next-body">
        <div className="lead">
          <Dotted
            facts={
              next.next
                ? [
                    { key: 'course', fact: next.title },
                    { key: 'section', fact: `Section ${next.next.place} of ${next.next.sections}` },
                  ]
                : [
                    { key: 'kind', fact: contentKind(next.contentType) },
                    { key: 'time', fact: minutesInWords(next.estimatedDuration) },
                  ]
            }
          />
          <h2>{next.next?.title ?? next.title}</h2>
        </div>
        {enrolled && (
          <div className="progress">
            <Bar percent={percent} label="Course progress" />
            <p className="meta num">{percent}% of the course is done.</p>
          </div>
        )}
        <div className="row actions">
          <Button onClick={() => start.mutate(startOf(next))} pending={start.isPending && 'Starting...'}>
            Start Learning Session
          </Button>
          <ButtonLink tone="second" href="/courses">
            Browse Courses
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** Nothing to recommend: the one next step is a first course, unless all of them are done. */
export function NothingYet() {
  const { data: enrolments = [] } = useQuery(reading('enrolment.list', {}));
  const done = enrolments.length > 0 && enrolments.every((course) => percentOf(course) === 100);
  return (
    <div className="next next-alone">
      <div className="body stack next-body">
        <h2>{done ? 'All courses are done' : 'Choose a first course'}</h2>
        <p className="quiet">{done ? 'You can look at any of them again.' : 'Look along the shelf and take the one that you are curious about.'}</p>
        <div className="row actions">
          <ButtonLink href="/courses">Browse Courses</ButtonLink>
        </div>
      </div>
    </div>
  );
}

export function DeskLoading() {
  return (
    <Loading className="next" what="Loading your next step">
      <Bone shape="book" />
      <div className="body stack next-body">
        <Bone width={30} />
        <Bone shape="title" width={70} />
        <Bone width={50} />
        <Bone width={40} />
        <div className="bone-actions" />
      </div>
    </Loading>
  );
}
