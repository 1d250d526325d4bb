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
  /** Something was said beside the open question: heard, and not counted. */
  inPassing: {
    friendly: [
      'I hear you, and the question can wait a moment.',
      'All right, I do not count that as an answer.',
      'Fair enough, and nothing is counted.',
      'Thank you for telling me; we take it from here.',
      'Understood. No hurry with the question.',
    ],
    professional: [
      'Understood; I do not count that as an answer.',
      'I hear you, and the question can wait.',
      'Very well, nothing is counted.',
      'Understood, we take it from here.',
    ],
    casual: [
      'Fair enough, I don’t count that as an answer.',
      'I hear you; the question can wait.',
      'Okay, nothing’s counted.',
      'Got you. No rush with the question.',
    ],
    formal: ['Understood; I do not count that as an answer.', 'The question can wait a moment.', 'Very well, nothing is counted.'],
  },
  /** The same, of somebody who is glad. */
  gladToo: {
    friendly: ['Good to hear.', 'That is a fine way to begin.', 'Then let us keep at it.'],
    professional: ['Good to hear.', 'Then let us go on.'],
    casual: ['Good to hear.', 'Nice, let’s keep going.'],
    formal: ['I am glad to hear it.', 'Then let us go on.'],
  },
  /** The same, of somebody to whom something became clear. */
  itClicked: {
    friendly: ['Good, it is a fine moment when it falls into place.', 'Glad that it fits together now.'],
    professional: ['Good that it fits together now.', 'Good, then it is in place.'],
    casual: ['Nice when it clicks.', 'Good, glad it fits now.'],
    formal: ['I am glad that it fits together now.', 'Good, then it is in place.'],
  },
  /** Something outside the lesson weighs on them: a person is better company than a lesson. */
  sorryToHear: {
    friendly: [
      'I am sorry, that is a lot to carry. Tell someone you trust how it is, if you can; the lesson can wait.',
      'I am sorry to hear that. Someone close to you can be there in a way that I cannot, so do tell them; there is no hurry here.',
    ],
    professional: [
      'I am sorry to hear that. Someone you trust can help to carry it; the lesson can wait.',
      'I am sorry. Please tell someone you trust how it is; there is no hurry here.',
    ],
    casual: [
      'Sorry, that’s rough. Tell someone you trust how it is, if you can; the lesson can wait.',
      'Sorry to hear that. Someone close to you is better company than I am just now; no hurry here at all.',
    ],
    formal: [
      'I am sorry to hear that. Someone you trust can help to carry it; the lesson can wait.',
      'I am sorry. Please tell someone you trust how it is; there is no hurry here.',
    ],
  },
  /** The same, of somebody who is bored: other ways on. */
  bored: {
    friendly: [
      'Then let us change pace: say “harder” for a tougher question, “next” for another one, or “quiz me”.',
      'Fair enough, so pick: “next” for another question, “harder”, or “quiz me”.',
    ],
    professional: ['Then choose another pace: “harder”, “next” or “quiz me”.', 'We can change pace: say “next”, “harder” or “quiz me”.'],
    casual: ['Okay, let’s change pace: “harder”, “next” or “quiz me”?', 'Fair. Say “next”, “harder” or “quiz me” and we do that.'],
    formal: ['We may change pace: please say “harder”, “next” or “quiz me”.', 'Please choose: “next”, “harder” or “quiz me”.'],
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
  /** Right after word of distress: nothing is to be done here, and nothing follows. */
  noNeedAfterCare: {
    friendly: ['There is nothing to be sorry for, and nothing to do here now. If you can, let somebody be with you.'],
    professional: ['There is nothing to apologise for, and nothing to do here now. If you can, let somebody be with you.'],
    casual: ['Nothing to be sorry for, and nothing to do here now. If you can, let somebody be with you.'],
    formal: ['There is nothing to apologise for, and nothing to do here now. Please let somebody be with you if you can.'],
  },
  /** Praise of Lou. */
  kindOfYou: {
    friendly: ['That is kind of you; the thinking was yours.', 'Kind of you to say.'],
    professional: ['That is kind of you.', 'Kind of you to say.'],
    casual: ['Aw, that’s kind; the thinking was yours, though.', 'Kind of you to say.'],
    formal: ['That is kind of you.', 'It is kind of you to say so.'],
  },
  /** 'Are you even listening'. */
  readsAll: {
    friendly: ['I read every word you write, though I do not understand every one. Put it once more in other words and I look again.'],
    professional: ['I read all that you write, and I do not always understand it. Put it in other words and I look again.'],
    casual: ['I read all of it, I just don’t always get it. Say it another way and I’ll look again.'],
    formal: ['I read all that you write, though I do not always understand it. Please put it in other words and I look again.'],
  },
  goodbye: {
    friendly: ['See you soon. We go on where we stopped.', 'Until next time. We go on where we stopped.'],
    professional: ['Goodbye. We go on where we stopped.'],
    casual: ['See you. We go on where we stopped.'],
    formal: ['Goodbye. We shall go on where we stopped.'],
  },
  /** It is too hard, or too much. */
  liftUp: {
    friendly: [
      'This is the kind of thing that takes a few goes, so let us make the step smaller.',
      'It is fine to be fed up for a moment, and we can go as slowly as you like.',
      'You have not failed at anything here; we just take a smaller bite.',
    ],
    professional: [
      'This is a point where many get stuck; a smaller step helps.',
      'Being stuck here is common and passes; we take less at a time.',
      'It is a lot at once; we can slow down.',
    ],
    casual: [
      'This is the sort of thing that takes a few goes, so let’s take a smaller step.',
      'Happens to everyone, honestly, so let’s make it smaller.',
      'Fair enough, it’s a lot at once. Let’s slow down.',
    ],
    formal: [
      'Many learners find this hard; a smaller step will help.',
      'Being stuck here is common and passes; we shall go more slowly.',
      'Please do not be discouraged; we take less at a time.',
    ],
  },
  /** They think little of themselves. */
  notStupid: {
    friendly: [
      'That feeling comes to everyone who learns something, and it says nothing about where you will end up.',
      'Not knowing a thing yet is where all learning begins, and it says nothing about you.',
    ],
    professional: [
      'Not knowing a thing yet says nothing about you; a smaller step helps.',
      'That is a heavy feeling and an ordinary one, and it says nothing about what you can learn.',
    ],
    casual: [
      'Not knowing a thing yet is just where learning starts, and it says nothing about you.',
      'Everyone who learns something feels that at some point, and it says nothing about you.',
    ],
    formal: [
      'Not knowing a thing yet says nothing about you; we take less at a time.',
      'That feeling is common to all who learn, and it says nothing about your ability.',
    ],
  },
  /** They are nervous, or the exam is near. */
  nervous: {
    friendly: [
      'Nerves are no sign that you know little. One small piece at a time gets the most done now.',
      'Then let us do one small piece at a time; each one that you can say is one that you have.',
    ],
    professional: [
      'Nerves are no measure of what you know. One small piece at a time gets the most done.',
      'Then one small piece at a time; each that you can say is one that you have.',
    ],
    casual: [
      'Nerves don’t mean you know nothing. One small piece at a time gets the most done now.',
      'Okay, then one small piece at a time; each one you can say is one you’ve got.',
    ],
    formal: [
      'Nerves are no measure of what you know. One small piece at a time gets the most done.',
      'Then we take one small piece at a time; each that you can say is one that you have.',
    ],
  },
  /** They are tired: rest does more than another question, and nothing is lost by it. */
  tired: {
    friendly: [
      'Then stop here if you can; sleep does more for it now than another question, and we go on where we stopped.',
      'That is reason enough to stop for today. What you did is kept, and we go on where we stopped.',
    ],
    professional: [
      'Then a rest does more now than another question. What you did is kept, and we go on where we stopped.',
      'It is a good moment to stop; we go on where we stopped.',
    ],
    casual: [
      'Then call it a day; sleep does more for it now than another question. We go on where we stopped.',
      'Fair, stop here if you like. What you did is kept.',
    ],
    formal: [
      'Then a rest will do more now than another question. What you did is kept, and we go on where we stopped.',
      'It is a good moment to stop; we shall go on where we stopped.',
    ],
  },
  /** Before the answer to a question that came with a rude word. */
  calmly: {
    friendly: ['I take that calmly; now to your question.', 'All right, and here is what you asked.'],
    professional: ['I leave that aside; to your question.', 'To what you asked.'],
    casual: ['Fair enough; here’s what you asked.', 'I’ll let that go; to your question.'],
    formal: ['I leave that aside; to your question.', 'To what you asked.'],
  },
  /** Before the answer to a question that came with a feeling. */
  kindly: {
    friendly: ['That feeling comes to everyone who learns something; here is what you asked.', 'You are far from alone with that; to your question.'],
    professional: ['Many feel so at this point; to your question.', 'That is an ordinary feeling and it passes; to what you asked.'],
    casual: ['Happens to everyone, honestly; here’s what you asked.', 'You’re not alone with that; to your question.'],
    formal: ['That feeling is common and passes; to your question.', 'Many learners feel so; to what you asked.'],
  },
  holdTheLine: {
    friendly: [
      'That sounds like a bad moment. A hint, a smaller step or a break are all fine.',
      'It is all right to be fed up; a break may do more than I can just now.',
      'It is all right to be angry. I am here for the course when you want to go on.',
    ],
    professional: ['Let us keep to the subject.', 'I stay with the subject, and a break is fine.'],
    casual: ['Rough moment? A hint, a smaller step or a break are all fine.', 'Fair enough; a break may do more than I can just now.'],
    formal: ['I would ask you to keep to the subject.', 'A short break may help; then we return to the subject.'],
  },
} as const satisfies Phrases;
