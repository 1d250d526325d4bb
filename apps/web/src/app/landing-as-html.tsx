import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { Landing } from '../features/shell/landing/Landing.tsx';

/** The landing page as it stands before any script has run: written into landing.html when the app is built (scripts/write-landing.ts). */
export const landingAsHtml = (): string =>
  renderToString(
    <Router ssrPath="/">
      <Landing />
    </Router>,
  );
