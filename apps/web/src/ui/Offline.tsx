import { useOnline } from '../lib/use-online.ts';
import './offline.css';

/** Says that there is no network, for as long as there is none. */
export function Offline() {
  const online = useOnline();
  return (
    <div className="offline-place" role="status">
      {!online && (
        <p className="offline">
          <strong>You are offline.</strong> What you write is kept, and what you sent to Lou follows when you are back online. Press anything else again then.
        </p>
      )}
    </div>
  );
}
