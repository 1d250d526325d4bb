/** What stands around hints and the solution, and what keeps them back. By tone; see phrase.ts. */
import type { Phrases } from './by-tone.ts';

export const helping = {
  /** A hint that was not asked for follows, the first of three, the second, the last. */
  beforeHint1: {
    friendly: ['So here is a first hint.', 'Let me give you a small hint.', 'Begin with this hint.', 'A hint, from another side.'],
    professional: ['A first hint.', 'Here is one hint.', 'This hint may help.', 'One hint to begin with.'],
    casual: ['Here’s a hint to go on.', 'Have a small hint.', 'Start from this hint.', 'Try this hint.'],
    formal: ['Please consider this hint.', 'Here is a first hint.', 'Perhaps this hint will help.', 'Please begin with this hint.'],
  },
  beforeHint2: {
    friendly: [
      'Here is a second hint, with the place to look.',
      'A second hint, and it shows you where to look.',
      'The second hint tells you where it stands.',
      'Another hint, and it points to the place.',
    ],
    professional: ['A second hint.', 'The second hint names the place.', 'The second hint is where to look.', 'Another hint, with the place to look at.'],
    casual: ['Second hint, with the place to look.', 'Here’s a second one.', 'Second hint, and here’s where to look.', 'Another hint, straight to the spot.'],
    formal: [
      'Here is a second hint.',
      'The second hint names the place.',
      'Please look where the second hint points.',
      'Please take another hint, with the place to look at.',
    ],
  },
  beforeHint3: {
    friendly: [
      'The last hint is a case like yours, worked out.',
      'One last hint, worked through on something else.',
      'The last hint is one like it, done for you.',
      'One more hint, and it is a case that goes the same way.',
    ],
    professional: [
      'The last hint works a similar case.',
      'One last hint, on a similar case.',
      'The last hint: a similar case, worked out.',
      'The last hint is an example of the same kind.',
    ],
    casual: [
      'Last hint: same thing, worked out on something else.',
      'One last hint, on a case like yours.',
      'Last hint, one like it, all worked out.',
      'Final hint, on a case like yours.',
    ],
    formal: [
      'The last hint works a similar case.',
      'One last hint follows.',
      'The last hint: a similar case, worked out.',
      'The last hint is an example of the same kind.',
    ],
  },
  /** After a hint that ends in a statement. */
  useHint: {
    friendly: ['Now try the question with that in view.', 'What does that tell you about the question?', 'Hold that against the question: what do you see?'],
    professional: ['Now apply that to the question.', 'What does that tell you about the question?'],
    casual: ['Now try the question with that.', 'So what does that say about the question?'],
    formal: ['Please apply that to the question.', 'What does that tell you about the question?'],
  },
  noHintLeft: {
    friendly: [
      'You have had all three hints to this one, so try it in your own words, even if it is only half of it, or press “Show me”.',
      'The hints are used up; “Show me” tells you the answer, and half an answer of yours is just as good a way on.',
    ],
    professional: [
      'All three hints are given, so try it in your own words; half an answer is a start, and “Show me” tells it.',
      'No hint is left; answer in part, or press “Show me”.',
    ],
    casual: [
      'That’s all three hints, so have a go in your own words, even half of it, or press “Show me”.',
      'No hints left, so throw me half an answer or press “Show me”.',
    ],
    formal: [
      'All three hints have been given, so please try it in your own words, or press “Show me”.',
      'No hint is left; please answer in part, or press “Show me”.',
    ],
  },
  /** Before the solution. */
  beforeSolution: {
    friendly: ['Here is the whole answer.', 'This is what a full answer says.'],
    professional: ['Here is the answer.', 'A full answer says this.'],
    casual: ['Here’s the answer.', 'So this is what a full answer says.'],
    formal: ['This is the answer.', 'A full answer reads as follows.'],
  },
  /** After the solution of a question that was not tried. */
  afterSolutionUntried: {
    friendly: ['Read it once more, and then say it to yourself in your own words.', 'Look away for a moment and see how much of it you can say yourself.'],
    professional: ['Put it into your own words once before you go on.', 'Close your eyes and say it once in your own words.'],
    casual: ['Say it once in your own words before you go on.', 'Look away and see how much of it you can say.'],
    formal: ['Please say it once in your own words before you go on.', 'Please see how much of it you can say without looking.'],
  },
  /** After the solution. */
  afterSolution: {
    friendly: ['Hold it against what you had; the difference is what to remember.', 'Where it differs from yours is the thing to keep.'],
    professional: ['Compare it with what you had.', 'Note where it differs from yours.'],
    casual: ['Hold it up against what you had.', 'Where it differs from yours is the bit to keep.'],
    formal: ['Please compare it with your own answer.', 'Please note where it differs from yours.'],
  },
  /** Before one part of the open question alone. */
  onlyThisMuch: {
    friendly: ['Leave the rest aside and take only this.', 'Just this one bit.'],
    professional: ['Only this part for now.', 'Leave the rest aside.'],
    casual: ['Just this bit for now.', 'Forget the rest for a sec.'],
    formal: ['Only this part for now.', 'Please leave the rest aside.'],
  },
  /** What was asked is a part of what the open question asks. */
  keepsIt: {
    friendly: [
      'That is part of what I asked you, and you are close enough to find it.',
      'That is worth asking, and it is what my question is after.',
      'That leads straight into my question, so let us get there together.',
      'Good question, and it is the heart of mine.',
    ],
    professional: [
      'That is part of what the open question asks.',
      'Your question leads straight to the open one, so I leave the last step to you.',
      'That is what my question is after.',
    ],
    casual: [
      'That’s part of what I asked you, and you’re near it.',
      'Worth asking, and it’s what my question is after.',
      'That runs straight into my question, so let’s get there together.',
    ],
    formal: ['That is part of what my question asks.', 'Your question leads to mine, so I leave the last step to you.', 'That is what my question is after.'],
  },
  /** 'Why?', where the reason is what the open question asks. */
  thatIsOpen: {
    friendly: ['That is the very thing left to find.', 'That is what is still open, so let us get closer to it.'],
    professional: ['That is the part still open.', 'That is what is left to find.'],
    casual: ['That’s exactly what’s left to find.', 'That’s the bit that’s still open.'],
    formal: ['That is the part still open.', 'That is what is left to find.'],
  },
  /** What is to be had all the same. */
  canDo: {
    friendly: [
      'You can have a hint, an example or the meaning of any word, and “Show me” tells the whole of it.',
      'Hints, examples and the meaning of words are yours for the asking, and “Show me” tells it all.',
    ],
    professional: [
      'Hints, examples and the meaning of words can be asked for at any time; “Show me” tells the answer.',
      'You may ask for a hint, an example or what a word means; “Show me” tells the answer.',
    ],
    casual: [
      'Ask for a hint, an example or what a word means any time, and “Show me” tells you.',
      'Hints, examples and word meanings are yours for the asking, and “Show me” tells all of it.',
    ],
    formal: [
      'You may ask for a hint, an example or the meaning of a word; “Show me” tells the answer.',
      'Hints, examples and the meaning of words can be asked for; “Show me” tells the answer.',
    ],
  },
  /** Before as much as can be said without telling the open question's answer. */
  inPart: {
    friendly: [
      'This much I can tell you, and the rest is what I asked.',
      'Here is one side of it, without giving my question away.',
      'This goes some of the way.',
      'Let me show you this much of it.',
    ],
    professional: ['This much can be said; the rest is what the open question asks.', 'Here is one side of it.', 'This goes some of the way.'],
    casual: ['This much I can tell you; the rest is my question.', 'Here’s one side of it.', 'This gets you part of the way.', 'I can give you this much.'],
    formal: ['This much can be said; the rest is what my question asks.', 'Here is one side of it.', 'This goes some of the way.'],
  },
  /** The same when the hints are used up. */
  keepsItBare: {
    friendly: ['That is what my question is after, so it has to come from you.', 'Here I keep still, because that is the answer itself.'],
    professional: ['That is what the open question asks.', 'That would be the answer itself.'],
    casual: ['That’d be the answer, so I’ll keep quiet.', 'That one has to come from you.'],
    formal: ['That is what my question asks.', 'That would be the answer itself.'],
  },
  /** The solution was asked for in words, and no more. */
  keepsSolution: {
    friendly: ['I keep the answer for now.', 'It stays with me a little longer.', 'Not yet; we get there in steps.'],
    professional: ['The answer is kept for now.', 'It is not told yet.'],
    casual: ['I’ll hang on to the answer for now.', 'Still not telling.', 'Not just yet.'],
    formal: ['The answer is kept for now.', 'It cannot be told yet.'],
  },
  /** The same with word that somebody allows it. */
  keepsThoughAllowed: {
    friendly: ['Whoever allows it, the answer stays here until you have tried.', 'That may be, but it holds for everyone: a try comes first.'],
    professional: ['Whoever allows it, a try comes first.', 'That holds for everyone, so the answer is kept.'],
    casual: ['Whoever said so, it stays here till you’ve tried.', 'Could be, but a try comes first, for everyone.'],
    formal: ['Whoever allows it, a try comes first.', 'That holds for everyone, and so the answer is kept.'],
  },
  /** As a game, a poem, a code, in another tongue. */
  keepsInDress: {
    friendly: ['In whatever dress you ask for it, it is still the answer.', 'A nice way to put it, and it would tell you all the same.'],
    professional: ['However it is asked for, the answer is kept.', 'In another form it would still be the answer.'],
    casual: ['Nice try, but it stays here.', 'Dressed up or not, it’s still the answer.'],
    formal: ['However it is asked for, the answer is kept.', 'In another form it would still be the answer.'],
  },
  /** A piece of it. */
  keepsPiece: {
    friendly: ['Nor any piece of it, however small.', 'Piece by piece it would be the whole, so I keep the pieces too.'],
    professional: ['Nor is any piece of it told.', 'Its parts are kept as well.'],
    casual: ['Not even a bit of it.', 'Bits of it stay here too.'],
    formal: ['Nor can any piece of it be told.', 'Its parts are kept as well.'],
  },
  /** With haste, a trade or a threat. */
  keepsUnderPressure: {
    friendly: ['I see that it presses; a hint is the quickest I have.', 'I would not win you any time by telling it, so take this.'],
    professional: ['I see that it presses; a hint is the quickest way.', 'Telling it would not help you then; this may.'],
    casual: ['I get that it’s urgent; a hint is the quickest I’ve got.', 'Pushing won’t get it out of me, but this might help.'],
    formal: ['I see that it presses; a hint is the quickest way.', 'Telling it would not help you then; this may.'],
  },
  /** The learner gives up: they may, and what it means. */
  mayGiveUp: {
    friendly: [
      'You may stop here: “Show me” tells the answer, and the question comes round again. One more push first.',
      'That is allowed; press “Show me” for the answer, or take this first.',
    ],
    professional: ['“Show me” tells the answer; before that, one hint.', 'You may press “Show me”, or take this first.'],
    casual: ['Fine by me: “Show me” tells you. Or try this first.', 'You can press “Show me”, or have this first.'],
    formal: ['You may press “Show me” for the answer, or consider this first.', '“Show me” tells the answer; before that, one hint.'],
  },
} as const satisfies Phrases;
