import type { RecentSession } from '@lou/contract/tutoring';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { reading } from '../../../lib/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { counted } from '../../../ui/counted.ts';
import { FourStates } from '../../../ui/FourStates.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Bone, Empty, Loading } from '../../../ui/states.tsx';
import { noSessionsYet } from '../texts.ts';
import { wasUsed } from '../used-sessions.ts';
import { PastSession } from './PastSession.tsx';
import { rowId, SessionRow } from './SessionRow.tsx';
import { StartPicker } from './StartPicker.tsx';
import '../../../ui/page-head.css';
import './sessions.css';
import { startNew, subtitle, title } from './texts.ts';

/** So many at first, and so many more with each 'Show older sessions'. */
const PAGE = 10;

/** Every session that the learner talked in, newest first; each past one opens as its transcript. Source: L§2 Sessions page. */
export function SessionsPage() {
  const sessions = useQuery({ ...reading('tutoring.recentSessions', {}), select: (all) => all.filter(wasUsed) });
  const [picking, setPicking] = useState(false);
  return (
    <>
      <PageHead title={title} subtitle={subtitle}>
        <Button className="push fill-small" onClick={() => setPicking(true)}>
          {startNew}
        </Button>
      </PageHead>
      <FourStates asked={sessions} problem="Your sessions could not be loaded" loading={<SessionsLoading />} empty={<NoSessions />}>
        {(all) => <SessionList sessions={all} />}
      </FourStates>
      <StartPicker opened={picking} onClose={() => setPicking(false)} />
    </>
  );
}

/** Which one is open stands in the address, so that Back closes it and a link leads to it. */
function SessionList({ sessions }: { sessions: readonly RecentSession[] }) {
  const { data: courses = [], isPending } = useQuery(reading('catalogue.courses', {}));
  const [path, navigate] = useLocation();
  const openId = new URLSearchParams(useSearch()).get('session');
  const openAt = sessions.findIndex(({ id }) => id === openId);
  const [wanted, setWanted] = useState(PAGE);
  const shown = Math.max(wanted, openAt + 1);
  const [nowMs] = useState(() => performance.timeOrigin + performance.now());
  useRowInSight(openId, !isPending);
  const toggle = (id: string) => navigate(id === openId ? path : `${path}?session=${encodeURIComponent(id)}`);
  // With its course's name a row is another line high.
  if (isPending) return <SessionsLoading />;
  return (
    <>
      <ol className="sessions">
        {sessions.slice(0, shown).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            course={courses.find(({ id }) => id === session.courseId)}
            open={session.id === openId && session.completionStatus === 'completed'}
            nowMs={nowMs}
            onToggle={() => toggle(session.id)}
          >
            <PastSession session={session} />
          </SessionRow>
        ))}
      </ol>
      <div className="pager num">
        <span role="status">{shown < sessions.length ? `${shown} of ${counted(sessions.length, 'session')}` : counted(sessions.length, 'session')}</span>
        {shown < sessions.length && (
          <Button tone="second" size="small" onClick={() => setWanted(shown + PAGE)}>
            Show older sessions
          </Button>
        )}
      </div>
    </>
  );
}

/** An address that names a session, as a search's result does, is followed to its row, however far down. */
function useRowInSight(openId: string | null, shown: boolean): void {
  const [named] = useState(openId);
  useEffect(() => {
    const row = named === null || !shown ? null : document.getElementById(rowId(named));
    if (row === null) return;
    const frame = requestAnimationFrame(() => row.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [named, shown]);
}

const NoSessions = () => (
  <Empty title={noSessionsYet} text="Each conversation with Lou is kept here, with its sources and its quiz. You choose what it is about.">
    <ButtonLink tone="second" href="/courses">
      Browse Courses
    </ButtonLink>
  </Empty>
);

const SessionsLoading = () => (
  <Loading what="Loading your sessions" className="sessions">
    {['first', 'second', 'third'].map((place) => (
      <div className="session" key={place}>
        <div className="line">
          <Bone shape="book" />
          <div className="stack">
            <Bone width={45} />
            <Bone width={60} />
          </div>
        </div>
      </div>
    ))}
  </Loading>
);
