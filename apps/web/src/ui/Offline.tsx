import { useOnline } from '../lib/use-online.ts';
import './offline.css';

/** Says that there is no network, for as long as there is none. */
export function Offline() {
  const online = useOnline();
  return (
    <div className="offline-place" role="status">
      {!online && (
        <p className="offline">
          <strong>You are offline.</strong> What you have written is kept. When the connection is back, what was on its way goes on, and you can write again.
        </p>
      )}
    </div>
  );
}
