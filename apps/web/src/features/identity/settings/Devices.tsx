import type { SignIn } from '@lou/contract/me';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dayAndTime, shortDay } from '../../../lib/days.ts';
import { reading } from '../../../lib/queries.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useOneCall } from '../../../lib/use-one-call.ts';
import { sentenceOf } from '../../../lib/wire.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dotted } from '../../../ui/Dotted.tsx';
import { FourStates } from '../../../ui/FourStates.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notice-queue.ts';
import { Bone, Loading } from '../../../ui/states.tsx';
import { SettingSection } from './SettingSection.tsx';

/** Where one is signed in, and signing out there. */
export function Devices() {
  const signIns = useQuery(reading('identity.signIns', {}));
  return (
    <SettingSection id="devices" title="Signed-in devices" lead="If one of these is not yours, sign it out and change your password.">
      <FourStates
        asked={signIns}
        problem="Your devices could not be loaded"
        loading={
          <Loading what="Loading your devices">
            <Bone width={40} />
            <Bone width={30} />
          </Loading>
        }
      >
        {(known) => <DeviceList devices={known} />}
      </FourStates>
    </SettingSection>
  );
}

function DeviceList({ devices }: { devices: readonly SignIn[] }) {
  const others = devices.filter(({ current }) => !current);
  const all = useEnding(() => trpc.identity.endOtherSignIns.mutate({}), 'Signed out everywhere else');
  return (
    <>
      <ul className="list">
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {others.length > 1 && (
        <div>
          <Button tone="second" onClick={() => all.mutate()} pending={all.isPending && 'Signing out...'}>
            Sign out the other {others.length}
          </Button>
        </div>
      )}
    </>
  );
}

function Device({ device: { id, device, startedAt, lastSeenAt, current } }: { device: SignIn }) {
  const end = useEnding(() => trpc.identity.endSignIn.mutate({ signInId: id }), `${device} is signed out`);
  return (
    <li className="row between device">
      <div>
        <h3>{device}</h3>
        <Dotted
          facts={[
            { key: 'since', fact: `Signed in ${shortDay(startedAt)}` },
            { key: 'last', fact: current ? 'In use now' : `Last used ${dayAndTime(lastSeenAt)}` },
          ]}
        />
      </div>
      {current ? (
        <Badge colour="green">
          <CheckIcon />
          This device
        </Badge>
      ) : (
        <Button tone="second" size="small" aria-label={`Sign out ${device}`} onClick={() => end.mutate()} pending={end.isPending && 'Signing out...'}>
          Sign out
        </Button>
      )}
    </li>
  );
}

/** Ends sign-ins, says so, and asks for the list again: also when one was ended elsewhere meanwhile. */
function useEnding(ask: () => Promise<unknown>, done: string) {
  const client = useQueryClient();
  const listAgain = () => client.invalidateQueries({ queryKey: ['identity.signIns'] });
  return useOneCall({
    mutationFn: ask,
    onSuccess: () => {
      notify({ title: done });
      return listAgain();
    },
    onError: (error) => {
      notify({ kind: 'destructive', title: 'That did not work', text: sentenceOf(error) });
      return listAgain();
    },
  });
}
