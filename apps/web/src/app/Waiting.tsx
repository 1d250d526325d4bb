import { Wordmark } from '../ui/Wordmark.tsx';
import './waiting.css';

/** Before it is known who is here: the bar, bones where the page will be, and a polite 'Loading'. Source: L§2, drawn as a skeleton. */
export function Waiting() {
  return (
    <>
      <header className="waiting-bar">
        <Wordmark leadsTo="loading" />
      </header>
      <main className="main">
        <WaitingPage />
      </main>
    </>
  );
}

/** The place of a page whose code is on its way. */
export function WaitingPage() {
  return (
    <div className="waiting" aria-busy="true">
      <h1 className="sr">Lou</h1>
      <span className="sr" role="status">
        Loading
      </span>
      <div className="waiting-bone waiting-title" />
      <div className="waiting-bone waiting-line" />
      <div className="waiting-bone waiting-sheet" />
    </div>
  );
}
