/** What Lou says of an answer: what is there, what it did not see. By tone; see phrase.ts. */
import type { Phrases } from './by-tone.ts';

export const graded = {
  /** An answer holds every point. */
  whole: {
    friendly: ['Yes, that is it.', 'Yes, you have all of it.', 'Right, and nothing is missing.', 'Yes, exactly that.'],
    professional: ['That is correct.', 'That is complete.', 'Correct, with everything in it.'],
    casual: ['Yes, that’s it.', 'Yep, all there.', 'Right, nothing missing.', 'That’s the one.'],
    formal: ['Your answer is correct.', 'Your answer is complete.', 'That is correct and complete.'],
  },
  /** What was stated beside the open question is so. */
  thatHolds: {
    friendly: ['That holds.', 'Yes, that is so.', 'It is as you say.'],
    professional: ['That holds.', 'That is so.'],
    casual: ['Yep, that holds.', 'That’s so.', 'It’s as you say.'],
    formal: ['That holds.', 'That is so.'],
  },
  /** An answer became whole over several tries. */
  wholeAtLast: {
    friendly: ['Yes, now it is all there.', 'That was the missing piece.', 'And with that you have the whole of it.'],
    professional: ['That completes the answer.', 'With that it is complete.', 'Now every part is there.'],
    casual: ['Yes, now you’ve got all of it.', 'That was the missing bit.', 'And that makes it whole.'],
    formal: ['With that your answer is complete.', 'That was the part still missing.', 'Now every part is present.'],
  },
  /** Leads up to a point that was seen. */
  saw: {
    friendly: ['You have this part.', 'This part is right.', 'Good start, because this much is right.', 'This much holds.'],
    professional: ['This part is right.', 'This much is correct.', 'One part is there.'],
    casual: ['You’ve got this bit.', 'This bit is right.', 'This much is spot on.'],
    formal: ['This part of your answer is right.', 'This much is correct.', 'One part of the answer is present.'],
  },
  /** Points were seen that cannot be named without telling more. */
  sawSome: {
    friendly: ['Part of the answer is in there.', 'Some of it is in there already.'],
    professional: ['Part of the answer is there.', 'One part of it is there.'],
    casual: ['Some of it is in there.', 'You’re partly there.'],
    formal: ['Part of the answer is present.', 'A part of it is present.'],
  },
  /** A point was made before and is made again. */
  stands: {
    friendly: ['That stands already, and it still does.', 'That part you need not say again, it stands.'],
    professional: ['That part stands already.', 'That part is settled and need not be said again.'],
    casual: ['That bit stands already.', 'No need to say that bit again, it stands.'],
    formal: ['That part stands already.', 'That part need not be said again.'],
  },
  /** A point is missing and the question itself names it. */
  notSeenYet: {
    friendly: ['I did not see the rest of it yet.', 'One part of it I did not see yet.', 'The other part I did not see yet.'],
    professional: ['I did not see the other part of the question answered yet.', 'One part I did not see yet.', 'I did not see the rest yet.'],
    casual: ['I didn’t see the rest of it yet.', 'One bit I didn’t see yet.', 'The other half I didn’t see yet.'],
    formal: ['I did not see the remaining part in your answer.', 'One part I did not see in your answer.', 'I did not see the rest of the answer yet.'],
  },
  /** Something was said besides the points that were seen, perhaps for the one that is missing: what to do about it. */
  sayMore: {
    friendly: ['Put that part in other words, or say why it is so.', 'Say a little more about that, or put it another way.'],
    professional: ['Please put that part in other words, or say why it is so.', 'Please say more about that part.'],
    casual: ['Try that bit in other words, or say why it’s so.', 'Say a bit more about that, or put it another way.'],
    formal: ['Please put that part in other words, or say why it is so.', 'Please say a little more about that part.'],
  },
  /** Nothing of the answer was recognised. */
  notThere: {
    friendly: [
      'I did not see the answer in that yet.',
      'I do not see it in there yet.',
      'That is a try worth making, but I did not see the point in it yet.',
      'The point of it I have not seen yet.',
      'Not that yet, as far as I can see.',
    ],
    professional: [
      'I did not see the answer in that yet.',
      'The point itself I did not see yet.',
      'That does not reach the point yet.',
      'I do not find the point in it yet.',
      'Not yet, as far as I can see.',
    ],
    casual: [
      'I don’t see it in there yet.',
      'Not quite where I was heading yet.',
      'I didn’t see the point in that yet.',
      'The point’s not in there yet, as far as I can see.',
      'Not that one yet.',
    ],
    formal: [
      'I did not see the answer in what you wrote yet.',
      'The point itself I did not see yet.',
      'That does not reach the point yet.',
      'I do not find the point in your answer yet.',
      'As far as I can see, not yet.',
    ],
  },
  /** Nothing was recognised, yet the answer speaks of the right things. */
  close: {
    friendly: ['You are near it, but I did not see the point itself yet.', 'The right things are in there, though not yet what holds them together.'],
    professional: ['You are close; I did not see the point itself yet.', 'The right things are named; what they do I did not see yet.'],
    casual: ['You’re close, but I didn’t see the point itself yet.', 'The right things are in there, but I didn’t see the link yet.'],
    formal: ['You are close, but I did not see the point itself yet.', 'The right things are named, but I did not see the point yet.'],
  },
  /** A point was said the wrong way round; what was read comes before. */
  wayRound: {
    friendly: ['Look once more at which way round that goes.', 'Go over that once more: what goes with what, and which way?'],
    professional: ['Please look once more at which way round that goes.', 'Please check what goes with what there, and which way.'],
    casual: ['Check which way round that goes.', 'Have another look at what goes with what there, and which way.'],
    formal: ['Please look once more at which way round that goes.', 'Please consider again what goes with what there, and which way.'],
  },
  /** A misconception was voiced. */
  misbelief: {
    friendly: ['Many people think so at first, so let us look at it again.', 'That is an easy thing to believe, and it is worth a second look.'],
    professional: ['That is a common belief, and it does not hold.', 'Many start from that belief; here is where it fails.'],
    casual: ['Lots of people think that, but it’s not quite how it works.', 'Easy to believe, and it still doesn’t hold.'],
    formal: ['That is a widespread belief, and it does not hold.', 'Many begin with that belief; it does not hold.'],
  },
  /** The learner speaks up for an answer that was not taken as whole. */
  mayHaveMissed: {
    friendly: [
      'You may well be right: I go by words, and can miss a point that stands there in other ones.',
      'Fair point; I read words and not minds, so it may be in there and I overlooked it.',
    ],
    professional: [
      'You may be right: I go by words, and can miss a point that is put in others.',
      'I go by words, so the point may be there and I did not see it.',
    ],
    casual: ['You might be right: I go by words and can miss a point put another way.', 'Fair enough, I go by words, so I may have missed it.'],
    formal: ['You may be right: I go by words, and can miss a point that is put in others.', 'I go by words, so the point may be there and I did not see it.'],
  },
  /** The same of an answer that was whole. */
  wasRight: {
    friendly: ['Yes, what you said before holds; this is a new question.', 'It was right, and it stays so; what I ask now is the next thing.'],
    professional: ['What you answered before holds; this is a new question.', 'That answer stands; the present question is another one.'],
    casual: ['Yep, that one holds; this is a new question.', 'It was fine and stays fine; this one’s new.'],
    formal: ['What you answered before holds; this is a new question.', 'That answer stands; the present question is another one.'],
  },
  /** The same where nothing was answered yet. */
  nothingMarked: {
    friendly: [
      'I have not taken anything of yours as wrong so far.',
      'Nothing of yours was turned down yet, so say it once more and I read it as your answer.',
    ],
    professional: ['Nothing of yours was taken as wrong so far.', 'No answer of yours was turned down yet; write it once more and I read it as one.'],
    casual: ['I haven’t taken anything of yours as wrong so far.', 'Nothing of yours was turned down yet, so say it again and I’ll read it as your answer.'],
    formal: ['Nothing of yours was taken as wrong so far.', 'No answer of yours was turned down yet; please write it once more.'],
  },
  /** Every quiz answer was right. */
  noneWrong: {
    friendly: ['None of your quiz answers was wrong so far.'],
    professional: ['No quiz answer was wrong so far.'],
    casual: ['None of your quiz answers was wrong so far.'],
    formal: ['No quiz answer was wrong so far.'],
  },
  /** Whether one may guess, and what a miss costs. */
  guessAway: {
    friendly: [
      'Guess away: a wrong guess shows us where to look, and there are no marks here.',
      'A guess is welcome, since nobody is marking you; it only tells me what to come back to.',
    ],
    professional: [
      'Guessing is fine; nothing here is a mark, and a miss only shows what to come back to.',
      'A guess is as good a start as any; there are no marks on it.',
    ],
    casual: ['Guess away, nobody’s marking this; a miss just shows us where to look.', 'Guesses are fine, there are no marks here.'],
    formal: [
      'Guessing is quite acceptable; nothing here is a mark.',
      'A guess is a good start; there are no marks on it, and a miss only shows what to come back to.',
    ],
  },
  /** The same after a miss or a yes: what to do now. */
  tryAgain: {
    friendly: [
      'Have another go at it.',
      'Try once more in your own words.',
      'Say what you have so far; half of it is a start.',
      'Say it as you would to a friend.',
    ],
    professional: ['Please try again.', 'Try it once more in your own words.', 'Write what you have so far; part of it is enough.'],
    casual: ['Have another go.', 'Try it again in your own words.', 'Say what you’ve got so far; half of it is a start.'],
    formal: ['Please try again.', 'Please try it once more in your own words.', 'Please write what you have so far; part of it is enough.'],
  },
} as const satisfies Phrases;
