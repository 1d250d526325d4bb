/** The door. A visitor at `/` without a sign-in gets the landing page, which needs React and nothing else; everybody else the app. */
import './app/fonts.css';
import './app/tokens.css';
import './app/ground.css';
import './app/waiting.css';
import './ui/wordmark.css';
import { matchPath } from './app/match-path.ts';
import { screens } from './app/screens.ts';
import { notLoaded } from './app/texts-of-the-door.ts';
import { loadPatiently } from './lib/load-patiently.ts';
import { rememberLostStyles } from './lib/lost-styles.ts';
import { hasSignInMarker } from './lib/sign-in-marker.ts';

rememberLostStyles();
if (location.pathname === '/' && !hasSignInMarker()) enter(() => import('./app/enter-landing.tsx'));
else {
  enter(() => import('./app/enter-app.tsx'));
  // The screen's code is fetched beside the app's, not after it; what is lost here the app asks for again.
  for (const [path, load] of Object.entries(screens)) if (matchPath(path, location.pathname)) load().catch(() => undefined);
}

/** What is still lost after several tries says so; the landing page, drawn already, reads well without its code. */
function enter(load: () => Promise<unknown>): void {
  loadPatiently(load).catch((error: unknown) => {
    console.error(error);
    const root = document.getElementById('root');
    if (!root || 'drawn' in root.dataset) return;
    const main = document.createElement('main');
    main.className = 'main';
    const again = document.createElement('button');
    again.append(notLoaded.act);
    again.addEventListener('click', () => location.reload());
    const title = document.createElement('h1');
    title.append(notLoaded.title);
    main.append(title, notLoaded.text, document.createElement('br'), again);
    root.replaceChildren(main);
  });
}
