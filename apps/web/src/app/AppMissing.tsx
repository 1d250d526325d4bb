import { useBackOnline } from '../lib/lazy-part.tsx';
import { buttonLook } from '../ui/button-look.ts';
import { notLoaded } from './texts-of-the-door.ts';

/** The visitor went on, and the app did not come. Made of what the landing page has already. */
export function AppMissing({ again }: { again: () => void }) {
  useBackOnline(again);
  return (
    <main className="main">
      <h1>{notLoaded.title}</h1>
      <p>{notLoaded.text}</p>
      <p>
        <button type="button" className={buttonLook({})} onClick={again}>
          {notLoaded.act}
        </button>
      </p>
    </main>
  );
}
