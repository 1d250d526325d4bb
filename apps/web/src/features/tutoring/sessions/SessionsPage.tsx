import type { RecentSession } from '@lou/contract/tutoring';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { counted } from '../../../lib/counted.ts';
import { reading } from '../../../lib/queries.ts';
import { openSessionIn, SESSIONS, sessionPath } from '../../../lib/session-address.ts';
import { sentenceOf } from '../../../lib/wire.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { FourStates } from '../../../ui/FourStates.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Bone, Empty, Loading, Problem } from '../../../ui/states.tsx';
import { noSessionsYet } from '../texts.ts';
import { PastSession } from './PastSession.tsx';
import { rowId, SessionRow } from './SessionRow.tsx';
import { StartPicker } from './StartPicker.tsx';
import '../../../ui/page-head.css';
import './sessions.css';
import { startNew, subtitle, title } from './texts.ts';
import { usePastSessions } from './use-past-sessions.ts';

/** So many at first, and so many more with each 'Show older sessions'. */
const PAGE = 10;

/** Every session that the learner talked in, newest first; each past one opens as its transcript. Source: L§2 Sessions page. */
export function SessionsPage() {
  const past = usePastSessions();
  const [picking, setPicking] = useState(false);
  return (
    <>
      <PageHead title={title} subtitle={subtitle}>
        <Button className="push fill-small" onClick={() => setPicking(true)}>
          {startNew}
        </Button>
      </PageHead>
      <FourStates asked={past.first} problem="Your sessions could not be loaded" loading={<SessionsLoading />} empty={<NoSessions />}>
        {() => <SessionList past={past} />}
      </FourStates>
      <StartPicker opened={picking} onClose={() => setPicking(false)} />
    </>
  );
}

/** Which one is open stands in the address, so that Back closes it and a link leads to it, also to one that is older than the list. */
function SessionList({ past: { sessions, failed, isMoreComing, askMore } }: { past: ReturnType<typeof usePastSessions> }) {
  const { data: courses = [], isPending } = useQuery(reading('catalogue.courses', {}));
  const [, navigate] = useLocation();
  const openId = openSessionIn(useSearch());
  const openAt = sessions.findIndex(({ id }) => id === openId);
  const [wanted, setWanted] = useState(PAGE);
  const shown = Math.min(sessions.length, Math.max(wanted, openAt + 1));
  const [nowMs] = useState(() => performance.timeOrigin + performance.now());
  useRowInSight(openId, !isPending);
  // With its course's name a row is another line high.
  if (isPending) return <SessionsLoading />;
  const row = (session: RecentSession) => (
    <SessionRow
      key={session.id}
      session={session}
      course={courses.find(({ id }) => id === session.courseId)}
      open={session.id === openId && session.completionStatus === 'completed'}
      nowMs={nowMs}
      onToggle={() => navigate(session.id === openId ? SESSIONS : sessionPath(session.id))}
    >
      <PastSession session={session} />
    </SessionRow>
  );
  const showOlder = () => {
    setWanted(shown + PAGE);
    if (shown + PAGE >= sessions.length) askMore?.();
  };
  return (
    <>
      {openId !== null && openAt === -1 && <OlderSession sessionId={openId}>{row}</OlderSession>}
      <ol className="sessions">{sessions.slice(0, shown).map(row)}</ol>
      {failed && <Problem title="Your older sessions could not be loaded" text={sentenceOf(failed)} />}
      <div className="pager num">
        <span role="status">{howMany(shown, sessions.length, askMore !== null || isMoreComing)}</span>
        {(shown < sessions.length || askMore !== null || isMoreComing) && (
          <Button tone="second" size="small" pending={isMoreComing && 'Loading...'} onClick={showOlder}>
            Show older sessions
          </Button>
        )}
      </div>
    </>
  );
}

function howMany(shown: number, known: number, more: boolean): string {
  if (more) return `${shown} of more than ${counted(known, 'session')}`;
  return shown < known ? `${shown} of ${counted(known, 'session')}` : counted(known, 'session');
}

/** The session that the address names, before the list, where the list does not have it. */
function OlderSession({ sessionId, children }: { sessionId: string; children: (session: RecentSession) => ReactNode }) {
  const named = useQuery(reading('tutoring.session', { sessionId }));
  return (
    <FourStates asked={named} problem="The session could not be loaded" loading={<SessionsLoading />}>
      {(session) => <ol className="sessions">{children(session)}</ol>}
    </FourStates>
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
