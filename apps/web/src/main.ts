/** The door. A visitor at `/` without a sign-in gets the landing page, which needs React and nothing else; everybody else the app. */
import './app/fonts.css';
import './app/tokens.css';
import './app/ground.css';
import { matchPath } from './app/match-path.ts';
import { screens } from './app/screens.ts';
import { hasSignInMarker } from './lib/sign-in-marker.ts';

if (location.pathname === '/' && !hasSignInMarker()) void import('./app/enter-landing.tsx');
else {
  void import('./app/enter-app.tsx');
  // The screen's code is fetched beside the app's, not after it.
  for (const [path, load] of Object.entries(screens)) if (matchPath(path, location.pathname)) void load();
}
