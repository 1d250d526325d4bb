/** A score in words and colour. Imports nothing, so that a browser can have it without the rest of the domain. */

/** Score bands in words. Source: L§4 Quiz, L§9. */
export const QUIZ_BANDS = [
  { fromPercent: 100, says: 'Perfect Score' },
  { fromPercent: 80, says: 'Great Job' },
  { fromPercent: 60, says: 'Good Effort' },
  { fromPercent: 0, says: 'Keep Practicing' },
] as const;

/** `Great Job` for 80 to 99. */
export const quizBand = (percent: number): string => QUIZ_BANDS.find((band) => percent >= band.fromPercent)?.says ?? 'Keep Practicing';

/** Green at 80 % or more, yellow at 60 % or more, otherwise red. Source: L§4 Quiz. */
export const quizColour = (percent: number): 'green' | 'yellow' | 'red' => (percent >= 80 ? 'green' : percent >= 60 ? 'yellow' : 'red');
