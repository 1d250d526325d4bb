import type { LearningJourney } from '@lou/contract/journeys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { counted } from '../../lib/counted.ts';
import { minutesInWords } from '../../lib/durations.ts';
import { type OutputOf, reading } from '../../lib/queries.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneCall } from '../../lib/use-one-call.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { DifficultyBadge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dotted } from '../../ui/Dotted.tsx';
import { Dialog } from '../../ui/dialogs.tsx';
import { FourStates } from '../../ui/FourStates.tsx';
import { StateWord } from '../../ui/StateWord.tsx';
import { Bone, Loading, Problem } from '../../ui/states.tsx';
import './journey.css';

export interface ChooseJourneyProps {
  opened: boolean;
  /** The one that is followed now, as it was taken on; null before the first. */
  current: Pick<LearningJourney, 'id' | 'revision'> | null;
  onClose: () => void;
}

/** Every journey there is, to follow one of them, or to take the newer version of one's own. What was reached is kept. Source: decision 0023. */
export function ChooseJourney({ opened, current, onClose }: ChooseJourneyProps) {
  const client = useQueryClient();
  const journeys = useQuery({ ...reading('journeys.list', {}), enabled: opened });
  const choose = useOneCall({
    mutationFn: (journeyId: string) => trpc.journeys.choose.mutate({ journeyId }),
    onSuccess: async () => {
      await refreshAfter(client, 'journey');
      onClose();
    },
  });
  const close = () => {
    if (choose.isError) choose.reset();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title="Choose a journey">
      <p className="quiet">What you reached on one journey is kept when you follow another.</p>
      {choose.error && <Problem title="The journey could not be chosen" text={sentenceOf(choose.error)} />}
      <FourStates asked={journeys} problem="The journeys could not be loaded" loading={<ListLoading />} empty={<p>There are no journeys yet.</p>}>
        {(all) => (
          <ul className="journeys">
            {all.map((one) => (
              <Journey
                key={one.id}
                one={one}
                taken={one.id === current?.id ? current.revision : null}
                pending={choose.isPending && choose.variables === one.id}
                disabled={choose.isPending}
                onChoose={() => choose.mutate(one.id)}
              />
            ))}
          </ul>
        )}
      </FourStates>
    </Dialog>
  );
}

interface JourneyProps {
  one: OutputOf<'journeys.list'>[number];
  /** The revision that is followed now; null where another one is, or none. */
  taken: number | null;
  pending: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function Journey({ one: { revision, interest, milestones, learningPath }, taken, pending, disabled, onChoose }: JourneyProps) {
  const { title, description, difficulty, estimatedDuration } = learningPath;
  return (
    <li>
      <h3>{title}</h3>
      <p className="small">{description}</p>
      <div className="row tight">
        <DifficultyBadge difficulty={difficulty} />
        <Dotted
          facts={[
            { key: 'interest', fact: interest },
            { key: 'milestones', fact: counted(milestones, 'milestone') },
            { key: 'time', fact: minutesInWords(60 * estimatedDuration) },
          ]}
        />
      </div>
      {taken !== null && <StateWord>Your journey now</StateWord>}
      {taken !== null && taken < revision && <p className="small">It has changed since you took it on. What you reached is kept.</p>}
      {(taken === null || taken < revision) && (
        <Button tone="second" size="small" disabled={disabled} pending={pending && 'Choosing...'} onClick={onChoose}>
          {taken === null ? 'Follow this journey' : 'Take the new version'}
          <span className="sr">: {title}</span>
        </Button>
      )}
    </li>
  );
}

const ListLoading = () => (
  <Loading what="Loading the journeys">
    <Bone shape="title" width={50} />
    <Bone width={90} />
    <Bone shape="title" width={60} />
    <Bone width={85} />
  </Loading>
);
