/** What leads back to the open question after an answer to one of the learner's own. By tone; see phrase.ts. */
import type { Phrases } from './by-tone.ts';

export const leadingBack = {
  /** What was explained is the way to the open question. */
  withThat: {
    friendly: [
      'Take that to my question, even if it settles only half of it.',
      'Try the question with that in mind.',
      'Tell me which word is still unclear, or try the question with it.',
      'See how far that gets you with the question.',
      'Put that beside my question and say what you would answer now.',
      'Use that on the question, in your own words.',
      'With that in hand, take the question again.',
    ],
    professional: [
      'Take the question with that in mind.',
      'Ask further if a point is unclear, or try the question with it.',
      'Apply that to the open question.',
      'See how far that takes you with the question.',
      'Use it on the question, in your own words.',
      'Put that beside the question and write what you would answer now.',
    ],
    casual: [
      'Try the question with that in mind.',
      'Tell me which bit is still fuzzy, or try the question with it.',
      'See how far that gets you with the question.',
      'Use that on the question, half of it is fine.',
      'Put that next to my question and tell me what you’d say now.',
      'Now have a go at the question with that.',
    ],
    formal: [
      'Please take the question with that in mind.',
      'Please ask further if a point is unclear, or try the question with it.',
      'Please apply that to the open question.',
      'Please see how far that takes you with the question.',
      'Please use it on the question, in your own words.',
      'Please put that beside the question and write what you would answer now.',
    ],
  },
  /** It was about something else than the open question: a word, a fact of the lesson, another idea. */
  besideQuestion: {
    friendly: [
      'Ask on as long as you like; my question can wait.',
      'Take up my question whenever you like.',
      'Is there more to ask, or would you like to try my question?',
      'Keep asking, or answer my question when you are ready.',
    ],
    professional: [
      'Ask further, or answer the question when you are ready.',
      'Continue with the question at any time.',
      'Is anything else unclear, or shall the question be next?',
      'Take up the question when it suits you.',
    ],
    casual: [
      'Ask away; my question isn’t going anywhere.',
      'Have a go at my question when you like.',
      'Anything else, or do you want to try my question?',
      'Keep asking, or start on my question.',
    ],
    formal: [
      'Please ask further, or answer the question when you are ready.',
      'Please take up the question whenever you wish.',
      'Is anything else unclear, or may the question be next?',
      'Please continue with the question at any time.',
    ],
  },
  /** A part of the open question is answered already. */
  restOfQuestion: {
    friendly: [
      'Take that to the part of the question that is still open.',
      'You have a part of the question already. Does that help with the rest of the question?',
      'See whether that settles the rest of the question.',
    ],
    professional: [
      'Use that for the part of the question that is left.',
      'Does that help with the rest of the question?',
      'See whether that settles the rest of the question.',
    ],
    casual: [
      'Use that on the bit of the question that’s left.',
      'Does that help with the rest of the question?',
      'See if that settles the rest of the question.',
    ],
    formal: [
      'Please use that for the part of the question that is left.',
      'Does that help with the rest of the question?',
      'Please see whether that settles the rest of the question.',
    ],
  },
  /** The open question was tried, and no point of it was seen. */
  afterTry: {
    friendly: [
      'Does that change what you would answer to my question?',
      'Compare that with what you wrote to my question, and try again.',
      'What would you write to my question now?',
    ],
    professional: [
      'Does that change your answer to the question?',
      'Compare that with your answer to the question, and try again.',
      'What would you answer to the question now?',
    ],
    casual: [
      'Does that change what you’d say to my question?',
      'Put that next to what you wrote to my question, and try again.',
      'So what would you say to my question now?',
    ],
    formal: [
      'Does that change your answer to the question?',
      'Please compare that with your answer to the question, and try again.',
      'What would you answer to the question now?',
    ],
  },
} as const satisfies Phrases;
