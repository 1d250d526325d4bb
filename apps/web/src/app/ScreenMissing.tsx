import { useBackOnline } from '../lib/lazy-part.tsx';
import { useOnline } from '../lib/use-online.ts';
import { Problem } from '../ui/states.tsx';
import { PlainFrame } from './frame/PlainFrame.tsx';

/** In the place of a screen that could not be shown. While there is no network it waits for it, and then tries by itself. */
export function ScreenMissing({ again }: { again: () => void }) {
  const online = useOnline();
  useBackOnline(again);
  const text = online
    ? 'Please load it again. Nothing that you have learned is lost.'
    : 'You are offline. It comes by itself when the connection is back. Nothing that you have learned is lost.';
  return <Problem heading="h1" title="This page could not be shown" text={text} retry={again} />;
}

/** The same where no frame stands around it. */
export function ScreenMissingAlone({ again }: { again: () => void }) {
  return (
    <PlainFrame>
      <ScreenMissing again={again} />
    </PlainFrame>
  );
}
