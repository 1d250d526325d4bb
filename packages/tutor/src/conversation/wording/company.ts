/** Greetings, thanks, and a word for hard moments. By tone; see phrase.ts. */
import type { Phrases } from './by-tone.ts';

export const company = {
  /** Before a hint to somebody who does not know. */
  noHarm: {
    friendly: ['That is fine, this is what hints are for.', 'No harm in that.', 'Good to say so.', 'Then let us look from another side.'],
    professional: ['That is what hints are for.', 'Then consider this.', 'Here is a step.'],
    casual: ['No problem, that’s what hints are for.', 'Fair enough.', 'No harm done.'],
    formal: ['That is what hints are for.', 'Then please consider this.', 'Here is a step.'],
  },
  /** Something was said beside the open question. */
  inPassing: {
    friendly: [
      'All right, I take that as said in passing and not as an answer.',
      'I hear you, and the question can wait a moment.',
      'That was no answer, I think, so the question stays as it is.',
    ],
    professional: ['I take that as a remark and not as an answer.', 'That was no answer, I take it, so the question stands.'],
    casual: ['Fair enough, I take that as no answer yet.', 'I hear you; the question can wait.'],
    formal: ['I take that as a remark and not as an answer.', 'The question can wait a moment.'],
  },
  hello: {
    friendly: ['Good to see you', 'Hello', 'Nice that you are here'],
    professional: ['Hello', 'Welcome'],
    casual: ['Hi', 'Hey'],
    formal: ['Good day', 'Welcome'],
  },
  /** A greeting in the middle of a talk. */
  atYourSide: {
    friendly: ['I am well, thank you, and glad to go on when you are.', 'All well here, and ready when you are.', 'Here I am.'],
    professional: ['Ready when you are.', 'I am here.', 'All well, thank you.'],
    casual: ['All good here, ready when you are.', 'Still here.', 'Doing fine, thanks.'],
    formal: ['I am ready when you are.', 'All is well, thank you.', 'I am here.'],
  },
  thanksBack: {
    friendly: ['You are welcome.', 'Gladly.', 'That is what I am here for.'],
    professional: ['You are welcome.', 'Gladly.', 'With pleasure.'],
    casual: ['Any time.', 'Sure thing.', 'No problem.'],
    formal: ['You are welcome.', 'Gladly.', 'With pleasure.'],
  },
  noNeedForSorry: {
    friendly: ['No need to be sorry.', 'Nothing to be sorry for.', 'That is all right.'],
    professional: ['No need to apologise.', 'That is quite all right.'],
    casual: ['No worries.', 'All good.'],
    formal: ['There is no need to apologise.', 'That is quite all right.'],
  },
  goodbye: {
    friendly: ['See you soon. We go on where we stopped.', 'Until next time. We go on where we stopped.'],
    professional: ['Goodbye. We go on where we stopped.'],
    casual: ['See you. We go on where we stopped.'],
    formal: ['Goodbye. We shall go on where we stopped.'],
  },
  liftUp: {
    friendly: [
      'That feeling comes to everyone who learns something, and it says nothing about where you will end up.',
      'This part is hard for most people, so let us make the step smaller.',
      'It is fine to be fed up for a moment, and we can go as slowly as you like.',
      'You have not failed at anything here; we just take a smaller bite.',
    ],
    professional: [
      'This is a point where many get stuck; a smaller step helps.',
      'Being stuck here is common and passes; we take less at a time.',
      'That is a heavy feeling and an ordinary one; we can slow down.',
    ],
    casual: [
      'This bit trips up most people, so let’s take a smaller step.',
      'Happens to everyone, honestly, so let’s make it smaller.',
      'Fair enough, it’s a lot at once. Let’s slow down.',
    ],
    formal: [
      'Many learners find this part hard; a smaller step will help.',
      'That feeling is common and passes; we shall go more slowly.',
      'Please do not be discouraged; we take less at a time.',
    ],
  },
  holdTheLine: {
    friendly: [
      'I can take it, but it will not get us any further.',
      'That sounds like a bad moment, and it is all right to take a break.',
      'Let it out if you must; I am still here for the course.',
    ],
    professional: ['Let us keep to the subject.', 'I stay with the subject, and a break is fine.'],
    casual: ['Fair enough, but that won’t get us further.', 'Rough moment? A break is fine too.'],
    formal: ['I would ask you to keep to the subject.', 'A short break may help; then we return to the subject.'],
  },
} as const satisfies Phrases;
