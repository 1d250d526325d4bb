import type { Course } from '@lou/contract/catalogue';
import type { RecentSession } from '@lou/contract/tutoring';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { shortDay } from '../../lib/days.ts';
import { lengthInWords } from '../../lib/durations.ts';
import { reading } from '../../lib/queries.ts';
import { SESSIONS, sessionPath } from '../../lib/session-address.ts';
import { Dotted } from '../../ui/Dotted.tsx';
import { FourStates } from '../../ui/FourStates.tsx';
import { RightIcon } from '../../ui/icons.tsx';
import './recent-sessions.css';
import { Satisfaction } from '../../ui/Satisfaction.tsx';
import { Bone, Loading } from '../../ui/states.tsx';
import { statusWords } from './sessions/texts.ts';
import { noRecentSessions } from './texts.ts';
import { topicName } from './topic-name.ts';
import { wasUsed } from './used-sessions.ts';

/** Source: L§9. */
const SHOWN = 3;

/** The last three, each with topic, minutes, date and how it was rated. Source: L§2 Recent Learning Sessions. */
export function RecentSessions() {
  const sessions = useQuery(reading('tutoring.recentSessions', {}));
  const { data: courses = [] } = useQuery(reading('catalogue.courses', {}));
  return (
    <section aria-labelledby="recent">
      <div className="block-head">
        <h2 id="recent">Recent Learning Sessions</h2>
      </div>
      <FourStates
        asked={sessions}
        problem="Your sessions could not be loaded"
        loading={<SessionsLoading />}
        empty={<p className="quiet">{noRecentSessions}</p>}
        isEmpty={(all) => all.filter(wasUsed).length === 0}
      >
        {(all) => (
          <>
            <ul className="list">
              {all
                .filter(wasUsed)
                .slice(0, SHOWN)
                .map((session) => (
                  <OneSession key={session.id} session={session} course={courses.find(({ id }) => id === session.courseId)} />
                ))}
            </ul>
            <Link className="link" href={SESSIONS}>
              All sessions <RightIcon />
            </Link>
          </>
        )}
      </FourStates>
    </section>
  );
}

function OneSession({ session, course }: { session: RecentSession; course: Course | undefined }) {
  return (
    <li className="recent">
      <h3>
        <Link href={sessionPath(session.id)}>{topicName(session.topic, course?.title)}</Link>
      </h3>
      <div className="row between">
        <Dotted
          facts={[
            { key: 'minutes', fact: lengthInWords(session.duration) },
            { key: 'day', fact: shortDay(session.completedAt ?? session.startedAt) },
            { key: 'state', fact: session.completionStatus !== 'completed' && statusWords[session.completionStatus] },
          ]}
        />
        <span className="rated">
          {session.satisfaction === 0 && <span className="meta">Not rated</span>}
          <Satisfaction of={session.satisfaction} />
        </span>
      </div>
    </li>
  );
}

function SessionsLoading() {
  return (
    <Loading what="Loading your sessions">
      <Bone width={70} />
      <Bone width={45} />
      <Bone width={60} />
    </Loading>
  );
}
