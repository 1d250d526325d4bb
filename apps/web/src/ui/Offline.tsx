import { useOnline } from '../lib/use-online.ts';
import './offline.css';

/** Says that there is no network, for as long as there is none. */
export function Offline() {
  const online = useOnline();
  return (
    <div className="offline-place" role="status">
      {!online && (
        <p className="offline">
          <strong>You are offline.</strong> What you write is kept. When you are back online, your messages go to Lou by themselves; press any other button
          again.
        </p>
      )}
    </div>
  );
}
