import { Link } from 'wouter';
import { RightIcon } from '../ui/icons.tsx';
import { Empty } from '../ui/states.tsx';
import { deniedHere } from './texts.ts';

/** A staff page that says so to a learner. Source: S§2 Course management, Category management. */
export function Denied() {
  return (
    <Empty heading="h1" title={deniedHere}>
      <Link className="link" href="/">
        Go to your dashboard <RightIcon />
      </Link>
    </Empty>
  );
}
