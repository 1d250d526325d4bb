import { Wordmark } from '../ui/Wordmark.tsx';
import './waiting.css';

/**
 * Before it is known who is here: the bar, bones where the page will be, and a polite 'Loading'; `beside` the navigation where there
 * will be one. Source: L§2, drawn as a skeleton.
 */
export function Waiting({ beside = false }: { beside?: boolean }) {
  const page = (
    <main className="main">
      <WaitingPage />
    </main>
  );
  return (
    <>
      <header className="waiting-bar">
        <Wordmark leadsTo="loading" />
      </header>
      {beside ? (
        <div className="shell">
          <WaitingNav />
          {page}
        </div>
      ) : (
        page
      )}
    </>
  );
}

const WaitingNav = () => (
  <div className="waiting waiting-nav only-wide" aria-hidden="true">
    {[56, 82, 76, 48, 70, 44].map((width) => (
      <div className="waiting-bone" key={width} style={{ inlineSize: `${width}%` }} />
    ))}
  </div>
);

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
