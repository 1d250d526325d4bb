/** How long what is said may be. Imports nothing, so that a browser can have it without the schemas. Source: server-decisions.md 'Limits'. */

/** Longest message and topic, in characters after trimming. */
export const TEXT_LIMIT = 4_000;
export const TOPIC_LIMIT = 200;
