import { useHere } from '../lib/auth.ts';
import { Problem } from '../ui/states.tsx';

/** The server did not say who is here. */
export function Unreachable() {
  const { problem, askAgain } = useHere();
  return <Problem title="Lou did not answer" text={problem ?? ''} retry={askAgain} />;
}
