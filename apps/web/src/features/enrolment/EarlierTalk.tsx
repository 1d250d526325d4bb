import type { RecentSession } from '@lou/contract/tutoring';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDay } from '../../lib/days.ts';
import { lengthInWords } from '../../lib/durations.ts';
import { reading } from '../../lib/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { FourStates } from '../../ui/FourStates.tsx';
import { Bone, Loading } from '../../ui/states.tsx';
import { Transcript } from '../tutoring/sessions/Transcript.tsx';
import '../../ui/field.css';
import './earlier-talk.css';

interface EarlierTalkProps {
  /** Past sessions about the section, newest first; at least one. */
  sessions: readonly RecentSession[];
  onAgain: () => void;
}

/** What was said about a section that is completed: its talks, read-only, and the way to another one. */
export function EarlierTalk({ sessions, onAgain }: EarlierTalkProps) {
  const [chosen, setChosen] = useState(sessions[0]?.id ?? '');
  const detail = useQuery(reading('tutoring.session', { sessionId: chosen }));
  return (
    <div className="earlier-talk">
      <div className="row between">
        <p className="quiet">You have talked about this section before.</p>
        <Button onClick={onAgain}>Talk again</Button>
      </div>
      {sessions.length > 1 && (
        <label className="which-talk">
          Which talk
          <select className="input" value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {sessions.map(({ id, startedAt, duration }) => (
              <option key={id} value={id}>
                {shortDay(startedAt)}, {lengthInWords(duration)}
              </option>
            ))}
          </select>
        </label>
      )}
      <FourStates asked={detail} problem="The earlier talk could not be loaded" loading={<EarlierLoading />}>
        {(known) => <Transcript detail={known} level="h2" />}
      </FourStates>
    </div>
  );
}

export const EarlierLoading = () => (
  <Loading what="Loading the earlier talk">
    <Bone width={82} />
    <Bone width={90} />
    <Bone width={54} />
  </Loading>
);
