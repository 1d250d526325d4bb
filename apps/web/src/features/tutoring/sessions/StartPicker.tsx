import type { Recommendation } from '@lou/contract/recommendations';
import { TOPIC_LIMIT } from '@lou/contract/talk-limits';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { reading } from '../../../lib/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Dialog } from '../../../ui/dialogs.tsx';
import { FourStates } from '../../../ui/FourStates.tsx';
import { Bone, Loading } from '../../../ui/states.tsx';
import { reasonInWords } from '../../recommendations/reasons.ts';
import { startOf, useStartSession } from '../use-start-session.ts';
import '../../../ui/field.css';
import { startNew } from './texts.ts';

/** So many to choose from; the catalogue has the rest. */
const OFFERED = 6;

/** What the new session is about: something that Lou would do next, or a topic of one's own. It opens in the dashboard's chat. */
export function StartPicker({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [, navigate] = useLocation();
  const recommendations = useQuery({ ...reading('recommendations.list', {}), enabled: opened });
  const start = useStartSession();
  const [topic, setTopic] = useState('');

  const begin = (what: Parameters<typeof start.mutate>[0]) => start.mutate(what, { onSuccess: () => navigate('/') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (topic.trim() !== '') begin({ topic: topic.trim() });
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={startNew}>
      <p className="quiet">What would you like to talk about?</p>
      <FourStates
        asked={recommendations}
        problem="The courses could not be loaded"
        loading={<PickerLoading />}
        empty={<p className="meta">Once you have a course, its next section stands here.</p>}
      >
        {(list) => (
          <ul className="picker">
            {list.slice(0, OFFERED).map((one) => (
              <li key={one.id}>
                <Offer one={one} disabled={start.isPending} onChoose={() => begin(startOf(one))} />
              </li>
            ))}
          </ul>
        )}
      </FourStates>
      <form className="picker-own" onSubmit={submit}>
        <label htmlFor="own-topic">Or a topic of your own</label>
        <input className="input" id="own-topic" value={topic} maxLength={TOPIC_LIMIT} autoComplete="off" onChange={(event) => setTopic(event.target.value)} />
        <Button type="submit" disabled={topic.trim() === ''} pending={start.isPending && 'Starting...'}>
          Start
        </Button>
      </form>
    </Dialog>
  );
}

function Offer({ one, disabled, onChoose }: { one: Recommendation; disabled: boolean; onChoose: () => void }) {
  return (
    <button type="button" disabled={disabled} onClick={onChoose}>
      <Cover id={one.id} category={one.category} title={one.title} />
      <span>
        <strong>{one.next?.title ?? one.title}</strong>
        <span className="meta">{one.next ? one.title : reasonInWords(one.reason)}</span>
      </span>
    </button>
  );
}

const PickerLoading = () => (
  <Loading what="Loading what you could talk about">
    <Bone width={80} />
    <Bone width={65} />
    <Bone width={72} />
  </Loading>
);
