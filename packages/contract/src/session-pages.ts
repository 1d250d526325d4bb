/** How somebody's own sessions are paged. Imports nothing, so that a browser can have it without the schemas. */

/** What one call for a page brings. */
export const SESSIONS_A_PAGE = 100;
