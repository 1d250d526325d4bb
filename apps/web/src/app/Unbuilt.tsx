import { sentences } from '@lou/contract/refusals';
import { Link } from 'wouter';
import { RightIcon } from '../ui/icons.tsx';
import { Empty } from '../ui/states.tsx';

/** A page whose slice is not built yet says so, in the words of the contract. The route table stops naming it when its slice brings a screen. */
export function Unbuilt() {
  return (
    <Empty heading="h1" lou="thinking" title={sentences.notBuilt}>
      <Link className="link" href="/">
        Go to your dashboard <RightIcon />
      </Link>
    </Empty>
  );
}
