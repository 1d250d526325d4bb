import { Link } from 'wouter';
import { useHere } from '../lib/auth.ts';
import { RightIcon } from '../ui/icons.tsx';
import { Empty } from '../ui/states.tsx';
import { notFound } from './texts.ts';

/** An address that leads nowhere, or nowhere for this reader. Source: L§2. */
export function NotFound() {
  const { user } = useHere();
  return (
    <Empty heading="h1" lou="thinking" title={notFound} text="The light is on, but there is no page here.">
      <Link className="link" href="/">
        {user ? 'Go to your dashboard' : 'Go to the first page'} <RightIcon />
      </Link>
    </Empty>
  );
}
