import type { RecentSession, SessionDetail } from '@lou/contract/tutoring';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { counted } from '../../../lib/counted.ts';
import { lengthInWords } from '../../../lib/durations.ts';
import { useOpened } from '../../../lib/opened-here.ts';
import { reading } from '../../../lib/queries.ts';
import { sessionPath } from '../../../lib/session-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { FourStates } from '../../../ui/FourStates.tsx';
import { Bone, Loading } from '../../../ui/states.tsx';
import { RateSession } from '../RateSession.tsx';
import { inShort } from './in-short.ts';
import { Transcript } from './Transcript.tsx';
import { useContinue } from './use-continue.ts';

/** A session that is over, opened: its transcript, how it was, and what it held in short. */
export function PastSession({ session }: { session: RecentSession }) {
  const detail = useQuery(reading('tutoring.session', { sessionId: session.id }));
  useOpened('session', detail.data?.topic, sessionPath(session.id));
  return (
    <FourStates asked={detail} problem="The transcript could not be loaded" loading={<TranscriptLoading />}>
      {(known) => (
        <div className="transcript">
          <Transcript detail={known} level="h3" foot={<Foot session={session} />} />
          <aside className="transcript-beside" aria-label="About this session">
            <RateSession sessionId={session.id} satisfaction={known.satisfaction} />
            <Figures detail={known} />
          </aside>
        </div>
      )}
    </FourStates>
  );
}

function Foot({ session }: { session: RecentSession }) {
  const { beginAgain, pending } = useContinue(session);
  return (
    <>
      <Button tone="soft" onClick={beginAgain} pending={pending && 'Starting...'}>
        Continue this topic
      </Button>
      <Button tone="second" onClick={() => window.print()}>
        Print
      </Button>
      <span className="meta">It goes on as a new session; this one stays as it is.</span>
    </>
  );
}

function Figures({ detail }: { detail: SessionDetail }) {
  const heading = useId();
  const { turns, hints, passages } = inShort(detail);
  return (
    <section className="ruled" aria-labelledby={heading}>
      <h3 id={heading}>In short</h3>
      <dl className="pairs num">
        <dt>Length</dt>
        <dd>{lengthInWords(detail.duration)}</dd>
        <dt>Turns</dt>
        <dd>{turns}</dd>
        <dt>Hints</dt>
        <dd>{hints === 0 ? 'None' : hints}</dd>
        <dt>Sources</dt>
        <dd>{passages === 0 ? 'None' : counted(passages, 'passage')}</dd>
      </dl>
    </section>
  );
}

const TranscriptLoading = () => (
  <Loading what="Loading the transcript" className="sheet transcript-bones">
    <Bone shape="title" width={40} />
    <Bone width={82} />
    <Bone width={90} />
    <Bone width={54} />
  </Loading>
);
