/** Words of a quiz. Source: L§4 Quiz. */
import { quizColour } from '@lou/domain/quizzes/score';

export const NEXT_QUESTION = 'Next Question';
export const SEE_RESULTS = 'See Results';
export const TRY_AGAIN = 'Try Again';
export const READ_THE_SECTION = 'Read the section';
export const BACK_TO_QUESTION = 'Back to Lou’s question';
const colourWords = { green: '80% and more', yellow: '60% and more', red: 'Below 60%' } as const;
/** Below the score, what its colour means; null where all is right, of which that would be less than was said. */
export const bandInWords = (percent: number): string | null => (percent < 100 ? colourWords[quizColour(percent)] : null);
export const RIGHT = 'Right.';
export const WRONG = 'Not this time.';
