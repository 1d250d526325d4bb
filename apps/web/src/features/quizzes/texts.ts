/** Words of a quiz. Source: L§4 Quiz. */
export const NEXT_QUESTION = 'Next Question';
export const SEE_RESULTS = 'See Results';
export const TRY_AGAIN = 'Try Again';
/** Below the score, what its colour means. */
export const colourWords = { green: '80% and more', yellow: '60% and more', red: 'Below 60%' } as const;
export const RIGHT = 'Right.';
export const WRONG = 'Not this time.';
