/** Who sees what at which address: pure rules over the route table. Source: L§2 and S§2 Routes; server-decisions.md 'Where the two documents disagree'. */
import { isStaff } from '@lou/domain/roles';
import type { Role } from '@lou/domain/shapes';
import { signInFirst } from '../lib/way-back.ts';
import { matchPath } from './match-path.ts';

/**
 * - `anyone`: signed in or not.
 * - `signedIn`: any user; a visitor signs in first and comes back.
 * - `staff`: teacher or admin; a learner meets the 404.
 * - `staffOrDenied`: teacher or admin; a learner is told that it is denied.
 * - `admin`: an admin; anybody else gets the 'Access Denied' notice and `/`.
 */
export type Admits = 'anyone' | 'signedIn' | 'staff' | 'staffOrDenied' | 'admin';

export interface Guarded {
  /** `/course/:courseId` */
  readonly path: string;
  readonly admits: Admits;
}

export type Decision<Route extends Guarded> =
  | { readonly show: 'route'; readonly route: Route; readonly parameters: Record<string, string> }
  | { readonly show: 'landing' | 'not-found' | 'denied' }
  | { readonly go: string; readonly because: 'sign-in' | 'access-denied' };

interface Address {
  readonly path: string;
  readonly search?: string;
  /** Who was here was signed out elsewhere: to them `/` is no landing page. */
  readonly wasSignedOut?: boolean;
}

interface Somebody {
  readonly role: Role;
}

/** What an address shows to whoever is here; `null` is a signed-out visitor. */
export function decide<Route extends Guarded>(
  routes: readonly Route[],
  { path, search, wasSignedOut = false }: Address,
  somebody: Somebody | null,
): Decision<Route> {
  const found = find(routes, path);
  if (!found) return { show: 'not-found' };
  if (found.route.path === '/' && !somebody && !wasSignedOut) return { show: 'landing' };

  const { admits } = found.route;
  if (admits === 'anyone') return { show: 'route', ...found };
  if (admits === 'admin') return somebody?.role === 'admin' ? { show: 'route', ...found } : { go: '/', because: 'access-denied' };
  if (!somebody) return { go: signInFirst(path, search, wasSignedOut), because: 'sign-in' };
  if (admits === 'signedIn' || isStaff(somebody.role)) return { show: 'route', ...found };
  return { show: admits === 'staffOrDenied' ? 'denied' : 'not-found' };
}

/** The route of an address, whoever may see it; null where there is none. */
export function find<Route extends Guarded>(routes: readonly Route[], path: string): { route: Route; parameters: Record<string, string> } | null {
  for (const route of routes) {
    const parameters = matchPath(route.path, path);
    if (parameters) return { route, parameters };
  }
  return null;
}
