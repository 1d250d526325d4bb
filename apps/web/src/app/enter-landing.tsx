import { StrictMode, Suspense, useCallback, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { Landing } from '../features/shell/landing/Landing.tsx';
import { lazyPartOr } from '../lib/lazy-part.tsx';
import { hasVoice } from '../lib/voice.ts';
import { isFirstPage } from '../ui/arrival.ts';
import { AppMissing } from './AppMissing.tsx';
import { Waiting } from './Waiting.tsx';

const loadApp = () => import('./App.tsx');
const App = lazyPartOr(async () => (await loadApp()).default, AppMissing);

/** Fetched before it is asked for; what is lost then is asked for when it is. */
const prepareApp = () => void loadApp().catch(() => undefined);

/**
 * The landing page until the visitor goes on; then the app takes over, in the same page, and its pages take the focus. From then on `/` is the
 * app's too: it knows who is here by then, and shows the dashboard, or the landing page to who is signed out.
 */
function Doorstep() {
  const [path] = useLocation();
  const [hasEntered, setEntered] = useState(false);
  const onEnter = useCallback(() => setEntered(true), []);
  useEffect(() => {
    isFirstPage(path);
  }, [path]);
  return path === '/' && !hasEntered ? (
    <Landing onApproach={prepareApp} />
  ) : (
    <Suspense fallback={<Waiting />}>
      <App landing={<Landing />} onEnter={onEnter} />
    </Suspense>
  );
}

const root = document.getElementById('root') as HTMLElement;
const doorstep = (
  <StrictMode>
    <Doorstep />
  </StrictMode>
);
// The built page has the landing page in it already, as it reads without a voice (scripts/write-landing.ts).
if ('drawn' in root.dataset && !hasVoice()) hydrateRoot(root, doorstep);
else createRoot(root).render(doorstep);
