import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './App.tsx';
import { matchPath } from './match-path.ts';
import { routes } from './routes.ts';

// The screen's code is fetched beside the question who is here, not after it.
void routes.find(({ path }) => matchPath(path, location.pathname))?.screen.load();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
