/** Signing in on the way to a page, and arriving there afterwards. Source: server-decisions.md: a known page sends to /auth and back. */

/** `/auth`, remembering the address that was asked for. */
export const signInFirst = (path: string, search = ''): string => `/auth?back=${encodeURIComponent(search ? `${path}?${search}` : path)}`;

/** The address to go on to, `/` where none was asked for; a page of ours, never another site. */
export function wayBack(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? '/';
  return /^\/(?![/\\])/.test(back) ? back : '/';
}
