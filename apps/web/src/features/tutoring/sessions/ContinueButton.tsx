import type { RecentSession } from '@lou/contract/tutoring';
import { Button } from '../../../ui/Button.tsx';
import { useContinue } from './use-continue.ts';

/** Back into a session that is not over. */
export function ContinueButton({ session }: { session: RecentSession }) {
  const { goOn } = useContinue(session);
  return (
    <Button tone="soft" size="small" aria-label={`Continue ${session.topic}`} onClick={goOn}>
      Continue
    </Button>
  );
}
