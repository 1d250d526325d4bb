/** Signing in on the way to a page, and arriving there afterwards. Source: server-decisions.md: a known page sends to /auth and back. */

/** In the address of signing in: who was here was signed out elsewhere, and is told so. */
const ENDED = 'ended';

/** `/auth`, remembering the address that was asked for. */
export const signInFirst = (path: string, search = '', wasSignedOut = false): string =>
  `/auth?back=${encodeURIComponent(search ? `${path}?${search}` : path)}${wasSignedOut ? `&${ENDED}` : ''}`;

export const hasBeenSignedOut = (search: string): boolean => new URLSearchParams(search).has(ENDED);

/** A page of ours, never another site. Tabs and line ends, which browsers read over, are in none. */
export const isOurs = (address: string): boolean => /^\/(?![/\\])[^\t\r\n]*$/.test(address);

/** The address to go on to, `/` where none was asked for. */
export function wayBack(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? '/';
  return isOurs(back) ? back : '/';
}
