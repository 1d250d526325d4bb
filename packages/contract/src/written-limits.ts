/** How long a written answer to a milestone may be, in characters. Imports nothing, so that a browser can have it without zod. */
export const WRITTEN_LEAST = 20;
export const WRITTEN_MOST = 8_000;

/** What is said of a text that is too short or too long. */
export const writtenSentences = {
  tooShort: 'Please write a sentence or two.',
  tooLong: 'Please keep it under 8,000 characters.',
} as const;
