import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { Landing } from '../features/shell/landing/Landing.tsx';
import { isFirstPage } from '../ui/arrival.ts';
import { Waiting } from './Waiting.tsx';

const App = lazy(() => import('./App.tsx'));

/** The landing page until the visitor goes on; then the app takes over, in the same page, and its pages take the focus. */
function Doorstep() {
  const [path] = useLocation();
  useEffect(() => {
    isFirstPage(path);
  }, [path]);
  return path === '/' ? (
    <Landing onApproach={() => void import('./App.tsx')} />
  ) : (
    <Suspense fallback={<Waiting />}>
      <App />
    </Suspense>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Doorstep />
  </StrictMode>,
);
