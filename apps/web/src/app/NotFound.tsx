import { useHere } from '../lib/auth.ts';
import { NothingHere } from '../ui/NothingHere.tsx';
import { notFound } from './texts.ts';

/** An address that leads nowhere, or nowhere for this reader. Source: L§2. */
export function NotFound() {
  const { user } = useHere();
  const way = user ? 'Go to your dashboard' : 'Go to the first page';
  return <NothingHere title={notFound} text="The light is on, but there is no page here." href="/" way={way} />;
}
