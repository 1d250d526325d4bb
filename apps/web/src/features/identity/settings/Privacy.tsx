import type { TranscriptRead } from '@lou/contract/tutoring';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAndTime } from '../../../lib/days.ts';
import { reading } from '../../../lib/queries.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useOneCall } from '../../../lib/use-one-call.ts';
import { sentenceOf } from '../../../lib/wire.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dotted } from '../../../ui/Dotted.tsx';
import { FourStates } from '../../../ui/FourStates.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Bone, Loading, Problem } from '../../../ui/states.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { SettingSection } from './SettingSection.tsx';
import { saveFile } from './save-file.ts';
import { WhatGoes } from './WhatGoes.tsx';

/** What is held, who looked at it, and how to take it away. */
export function Privacy() {
  return (
    <SettingSection id="privacy" title="Privacy" lead="What we hold about you, who looked at it, and how to take it away.">
      <div>
        <MyData />
        <TranscriptReads />
        <Deleting />
      </div>
    </SettingSection>
  );
}

function MyData() {
  const download = useOneCall({
    mutationFn: () => trpc.identity.export.query({}),
    onSuccess: (data) => saveFile('my-data-from-lou.json', JSON.stringify(data, null, 2)),
  });
  return (
    <div className="row-set">
      <div className="row between">
        <h3>My data</h3>
        <Button tone="second" size="small" onClick={() => download.mutate()} pending={download.isPending && 'Putting it together...'}>
          Download my data
        </Button>
      </div>
      <p className="small setting-text">
        Everything in one file that you and other programs can read (JSON): profile, sessions with every word, answers, scores, and what Lou counts when it
        guesses what you know.
      </p>
      <p className="meta" role="status">
        {download.isSuccess && 'Your file is ready; your browser keeps it with your downloads.'}
      </p>
      {download.isError && <Problem title="Your data could not be downloaded" text={sentenceOf(download.error)} retry={() => download.mutate()} />}
    </div>
  );
}

/** So many at first; the rest opens. */
const SHOWN = 5;

function TranscriptReads() {
  const reads = useQuery(reading('tutoring.transcriptReads', {}));
  return (
    <div className="row-set">
      <h3>Who read my transcripts</h3>
      <FourStates
        asked={reads}
        problem="This could not be loaded"
        loading={
          <Loading what="Loading who read your transcripts">
            <Bone width={60} />
            <Bone width={50} />
          </Loading>
        }
        empty={<p className="small">Nobody but you has read any.</p>}
      >
        {(known) => <ReadList reads={known} />}
      </FourStates>
      <p className="meta">Staff may read a transcript to help you or to mend a course. Each time is written down here.</p>
    </div>
  );
}

function ReadList({ reads }: { reads: readonly TranscriptRead[] }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className="list">
        {(all ? reads : reads.slice(0, SHOWN)).map(({ at, role, sessionId, topic }) => (
          <li className="row between" key={`${at} ${role} ${sessionId}`}>
            <h4>{sessionId === null ? 'The list of your sessions' : topic}</h4>
            <Dotted
              facts={[
                { key: 'who', fact: role === 'admin' ? 'An administrator' : 'A teacher' },
                { key: 'when', fact: <time dateTime={at}>{dayAndTime(at)}</time> },
              ]}
            />
          </li>
        ))}
      </ul>
      {!all && reads.length > SHOWN && (
        <div>
          <Button tone="second" size="small" onClick={() => setAll(true)}>
            Show all {reads.length}
          </Button>
        </div>
      )}
    </>
  );
}

function Deleting() {
  const [asking, setAsking] = useState(false);
  return (
    <div className="row-set">
      <h3>Delete my account</h3>
      <WhatGoes level="h4" />
      <p className="small">It cannot be undone. Download your data first if you want to keep it.</p>
      <div>
        <Button tone="danger" size="small" className="line" onClick={() => setAsking(true)}>
          <TrashIcon />
          Delete my account
        </Button>
      </div>
      <DeleteAccount opened={asking} onClose={() => setAsking(false)} />
    </div>
  );
}
