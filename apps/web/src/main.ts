/** The door. A visitor at `/` without a sign-in gets the landing page, which needs React and nothing else; everybody else the app. */
import './app/fonts.css';
import './app/tokens.css';
import './app/ground.css';
import { hasSignInMarker } from './lib/sign-in-marker.ts';

if (location.pathname === '/' && !hasSignInMarker()) void import('./app/enter-landing.tsx');
else void import('./app/enter-app.tsx');
