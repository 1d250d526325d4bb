/** How long a password may be. Imports nothing, so that a browser can have it without zod. Source: server-decisions.md 'Who'. */

/** Shortest and longest, in characters. */
export const PASSWORD_LENGTH = { shortest: 8, longest: 128 } as const;

/** Characters as people count them, not halves of them: an emoji is one. */
export const charactersIn = (typed: string): number => [...typed].length;

/** What is said of one that is too short or too long. */
export const passwordSentences = {
  tooShort: `A password has at least ${PASSWORD_LENGTH.shortest} characters.`,
  tooLong: `A password has at most ${PASSWORD_LENGTH.longest} characters.`,
} as const;
