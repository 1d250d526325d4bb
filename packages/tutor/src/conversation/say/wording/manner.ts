/** What only some response styles and teaching styles say. By tone; see phrase.ts. */
import type { Phrases } from './by-tone.ts';

export const manner = {
  /** Practical: before the case, and before the words that it shows. */
  takeCase: {
    friendly: ['Take a case first.', 'Let us begin with a case.', 'Start from something you can see.', 'Begin with how it looks in practice.'],
    professional: ['A case first.', 'Begin with a case.', 'In practice it looks like this.'],
    casual: ['Take a case first.', 'Here’s how it looks in practice.', 'Start with a case.'],
    formal: ['Please consider a case first.', 'We begin with a case.', 'In practice it looks like this.'],
  },
  itShows: {
    friendly: ['Here is what it shows.', 'What it comes to is this.', 'Behind it stands this.', 'What to take from it is this.'],
    professional: ['What it shows is this.', 'The rule behind it is this.', 'It comes to this.'],
    casual: ['Here’s what that shows.', 'What’s behind it is this.', 'And it comes down to this.'],
    formal: ['What it shows is this.', 'The rule behind it is as follows.', 'It comes to this.'],
  },
  /** Explanatory: an answer is whole, and the idea that makes it so follows. */
  wholeAndWhy: {
    friendly: [
      'Yes, and this is the idea behind it.',
      'You have all of it, and it rests on this.',
      'Right, and here is what makes it so.',
      'Yes, exactly, and this is what carries it.',
    ],
    professional: ['That is correct, and it rests on this.', 'That is complete; the idea behind it is this.', 'Correct, and this is what carries it.'],
    casual: ['Yes, that’s it, and here’s what’s behind it.', 'Yep, all there, and it rests on this.', 'That’s the one, and this is the idea behind it.'],
    formal: [
      'Your answer is correct, and it rests on this.',
      'Your answer is complete; the idea behind it is as follows.',
      'That is correct and complete, and this is what carries it.',
    ],
  },
  /** Encouraging: an answer is whole at the first try, without a hint and with one. */
  wholeUnaided: {
    friendly: ['Yes, and you did that without a hint.', 'That is all of it, and at the first try.', 'Right, at the first go and with no hint.'],
    professional: ['Correct, and without a hint.', 'That is complete, and at the first try.'],
    casual: ['Yes, and no hint needed.', 'All there, first go.'],
    formal: ['Your answer is correct, and was given without a hint.', 'Your answer is complete, and at the first try.'],
  },
  wholeWithHint: {
    friendly: ['Yes, you took the hint and made the answer out of it yourself.', 'That is all of it; a hint was enough for you to get there.'],
    professional: ['Correct; you made good use of the hint.', 'That is complete, and a hint was enough.'],
    casual: ['Yes, you ran with that hint.', 'All there, and a hint was enough.'],
    formal: ['Your answer is correct; you made good use of the hint.', 'Your answer is complete, and a hint was enough.'],
  },
  /** Encouraging: whole after other tries. */
  wholeByStaying: {
    friendly: [
      'You stayed with it, and now it is all there.',
      'Yes, and it was going back to it that did it.',
      'That was the missing piece, and you kept at it until you had it.',
    ],
    professional: [
      'You kept at it, and now nothing is missing.',
      'That completes it, and it took staying with it.',
      'With another try you have the whole answer.',
    ],
    casual: ['You stuck with it, and now it’s all there.', 'Yes, going back to it did the trick.', 'That’s the missing bit, and you kept at it.'],
    formal: [
      'You kept at it, and your answer is now complete.',
      'That completes your answer, and it took staying with it.',
      'With another try your answer is whole.',
    ],
  },
  /** Encouraging: leads up to a point that was seen. */
  sawYours: {
    friendly: ['This much you have already.', 'One part you can count on already.', 'On this much you can build.'],
    professional: ['This much you have already.', 'On this part you can build.'],
    casual: ['This bit is in there already.', 'This much you can build on.'],
    formal: ['This much you have already.', 'On this part you can build.'],
  },
  /** Encouraging: nothing was seen in an answer; that it was tried is what can be said for it. */
  tried: {
    friendly: [
      'You gave it a try, and that shows us where to look, though I did not see the point in it yet.',
      'It is good that you wrote something down, because now we can work on it; I did not see the point in it yet.',
      'I did not see the point in that yet, but having tried makes the answer easier to keep.',
    ],
    professional: [
      'You tried it, and that shows where to look; I did not see the point in it yet.',
      'Writing something down was the right step, though I did not see the point in it yet.',
    ],
    casual: [
      'You had a go, and that shows us where to look, but I didn’t see the point in it yet.',
      'Good that you put something down, now we can work on it; I didn’t see the point in it yet.',
    ],
    formal: [
      'You have tried it, and that shows where to look; I did not see the point in it yet.',
      'To write something down was the right step, though I did not see the point in it yet.',
    ],
  },
  /** Encouraging: a belief that does not hold was said out loud. */
  beliefSaid: {
    friendly: [
      'Many people think so and do not say it; you did, so we can look at it.',
      'It takes some courage to say what one thinks, and this is worth a second look.',
    ],
    professional: [
      'Many hold this and never say it; you did, so it can be looked at.',
      'You said what you think, and that is the way to find where it does not hold.',
    ],
    casual: ['Lots of people think that and don’t say it; you did, so let’s look at it.', 'You said what you think, so now we can see where it doesn’t hold.'],
    formal: [
      'Many hold this belief and do not say it; you did, so it can be examined.',
      'You have said what you think, and that allows us to see where it does not hold.',
    ],
  },
  /** Encouraging: other words, an example or a hint was asked for. */
  askedOn: {
    friendly: ['Asking is how it becomes clear.', 'You stopped where it was unclear, which is the right place to stop.', 'It is good to ask before going on.'],
    professional: [
      'Asking here is the right step.',
      'You stopped where it was unclear, and that is the place to stop.',
      'Asking before going on is a good habit.',
    ],
    casual: ['Asking is how it gets clear.', 'You stopped right where it got unclear, and that’s the place to ask.', 'Good call to ask before going on.'],
    formal: ['To ask here is the right step.', 'You stopped where it was unclear, and that is the place to stop.', 'Asking before going on is a good habit.'],
  },
} as const satisfies Phrases;
