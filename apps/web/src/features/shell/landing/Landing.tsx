import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Lou } from '../../../ui/Lou.tsx';
import { Wordmark } from '../../../ui/Wordmark.tsx';
import '../../../ui/topbar.css';
import { Deeds } from './Deeds.tsx';
import { Hero } from './Hero.tsx';
import './landing.css';
import { Shelf } from './Shelf.tsx';

/**
 * What a visitor sees at `/`. It needs React and nothing else; `onApproach` fetches the app when the reader is about to go on.
 * Without it the app is there already, and somebody has just signed out: the page takes the focus, as each does that one goes on to. Its bar is
 * that of ui/TopBar.tsx written out: the shared one would bring 14 kB of the app along.
 */
export function Landing({ onApproach }: { onApproach?: () => void }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = 'Lou: learning that feels like a conversation';
  }, []);
  useEffect(() => {
    if (!onApproach) main.current?.focus({ preventScroll: true });
  }, [onApproach]);
  return (
    <div className="landing">
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="topbar">
        <Link className="brand" href="/">
          <Wordmark leadsTo="home" />
        </Link>
        <nav className="push row" aria-label="Account">
          <Link className="link" href="/auth" onPointerEnter={onApproach} onFocus={onApproach}>
            Sign In
          </Link>
        </nav>
      </header>
      <main className="main" id="main" tabIndex={-1} ref={main}>
        <Hero onApproach={onApproach} />
        <Deeds />
        <Shelf />
        <section className="closing" aria-labelledby="sit">
          <Lou size={120} />
          <h2 className="large" id="sit">
            Sit down. Ask anything.
          </h2>
          <ButtonLink size="large" href="/onboarding" onApproach={onApproach}>
            Start Learning
          </ButtonLink>
        </section>
      </main>
      <footer className="foot">
        <span>Lou</span>
        <span>Your words stay yours: you can have them erased at any time.</span>
      </footer>
    </div>
  );
}
