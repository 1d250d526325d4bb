/** Limits and sentences of the search. Imports nothing, so that a browser can have them without the schemas. Source: calls.md 'Learning'. */

/** Characters that somebody may look for. */
export const SEARCH_LIMIT = 200;
/** Results on a page. */
export const RESULTS_A_PAGE = 20;

export const searchSentences = {
  nothing: 'Please type what you are looking for.',
  tooLong: `Please look for ${SEARCH_LIMIT} characters at most.`,
  unknownKind: 'Please choose course, lesson, item or session.',
  noSuchPage: 'Please choose a page from 1 to 500.',
} as const;
