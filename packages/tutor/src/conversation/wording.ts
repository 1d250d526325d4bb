/**
 * Lou's own words: what connects, asks back and encourages. Small tables, by tone. They state nothing about any
 * subject, use no exclamation marks and praise nothing but what was done. None is said again while it is still in the ear.
 */
import { chanceFrom, hashOf } from '../chance.ts';
import type { Personality, TurnMaterial } from '../ports.ts';

type Tone = Personality['tone'];
type ByTone = Readonly<Record<Tone, readonly string[]>>;

const tables = {
  /** An answer holds every point. */
  whole: {
    friendly: ['Yes, that is it.', 'Yes, you have all of it.', 'Right, and nothing is missing.', 'Yes, exactly that.'],
    professional: ['That is correct.', 'That is complete.', 'Correct, with everything in it.'],
    casual: ['Yes, that’s it.', 'Yep, all there.', 'Right, nothing missing.', 'That’s the one.'],
    formal: ['Your answer is correct.', 'Your answer is complete.', 'That is correct and complete.'],
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
  /** A point is missing and the question itself names it. */
  notSeenYet: {
    friendly: ['I did not see the rest of it yet.', 'One part of it I did not see yet.', 'The other part I did not see yet.'],
    professional: ['I did not see the other part of the question answered yet.', 'One part I did not see yet.', 'I did not see the rest yet.'],
    casual: ['I didn’t see the rest of it yet.', 'One bit I didn’t see yet.', 'The other half I didn’t see yet.'],
    formal: ['I did not see the remaining part in your answer.', 'One part I did not see in your answer.', 'I did not see the rest of the answer yet.'],
  },
  /** Nothing of the answer was recognised. */
  notThere: {
    friendly: ['I did not see the answer in that yet.', 'I do not see it in there yet.', 'That is a try worth making, but I did not see the point in it yet.'],
    professional: ['I did not see the answer in that yet.', 'The point itself I did not see yet.', 'That does not reach the point yet.'],
    casual: ['I don’t see it in there yet.', 'Not quite where I was heading yet.', 'I didn’t see the point in that yet.'],
    formal: ['I did not see the answer in what you wrote yet.', 'The point itself I did not see yet.', 'That does not reach the point yet.'],
  },
  /** Nothing was recognised, yet the answer speaks of the right things. */
  close: {
    friendly: ['You are near it, but I did not see the point itself yet.', 'The right things are in there, though not yet what holds them together.'],
    professional: ['You are close; I did not see the point itself yet.', 'The right things are named; what they do I did not see yet.'],
    casual: ['You’re close, but I didn’t see the point itself yet.', 'Right things, but I didn’t see the link yet.'],
    formal: ['You are close, but I did not see the point itself yet.', 'The right things are named, but I did not see the point yet.'],
  },
  /** A misconception was voiced. */
  misbelief: {
    friendly: ['Many people think so at first, so let us look at it again.', 'That is an easy thing to believe, and it is worth a second look.'],
    professional: ['That is a common belief, and it does not hold.', 'Many start from that belief; here is where it fails.'],
    casual: ['Lots of people think that, but it’s not quite how it works.', 'Easy to believe, and it still doesn’t hold.'],
    formal: ['That is a widespread belief, and it does not hold.', 'Many begin with that belief; it does not hold.'],
  },
  /** A hint that was not asked for follows, the first of three, the second, the last. */
  beforeHint1: {
    friendly: ['So here is a first hint.', 'Let me give you a small hint.'],
    professional: ['A first hint.', 'Here is one hint.'],
    casual: ['Here’s a hint to go on.', 'Have a small hint.'],
    formal: ['Please consider this hint.', 'Here is a first hint.'],
  },
  beforeHint2: {
    friendly: ['Here is a second hint, with the place to look.', 'A second hint, and it shows you where to look.'],
    professional: ['A second hint.', 'The second hint names the place.'],
    casual: ['Second hint, with the place to look.', 'Here’s a second one.'],
    formal: ['Here is a second hint.', 'The second hint names the place.'],
  },
  beforeHint3: {
    friendly: ['The last hint is a case like yours, worked out.', 'One last hint, worked through on something else.'],
    professional: ['The last hint works a similar case.', 'One last hint, on a similar case.'],
    casual: ['Last hint: same thing, worked out on something else.', 'One last hint, on a case like yours.'],
    formal: ['The last hint works a similar case.', 'One last hint follows.'],
  },
  /** Before the solution. */
  beforeSolution: {
    friendly: ['Here is the answer, so that you can compare.', 'That was the last try, so here is what a full answer says.'],
    professional: ['Here is the answer.', 'A full answer says this.'],
    casual: ['Here’s the answer.', 'So this is what a full answer says.'],
    formal: ['This is the answer.', 'A full answer reads as follows.'],
  },
  /** After the solution. */
  afterSolution: {
    friendly: ['Hold it against what you had; the difference is what to remember.', 'Where it differs from yours is the thing to keep.'],
    professional: ['Compare it with what you had.', 'Note where it differs from yours.'],
    casual: ['Hold it up against what you had.', 'Where it differs from yours is the bit to keep.'],
    formal: ['Please compare it with your own answer.', 'Please note where it differs from yours.'],
  },
  /** Before a question of Lou's that follows an explanation. */
  yourTurn: {
    friendly: ['Your turn.', 'Now you.', 'Try this on it.', 'See whether it holds here.'],
    professional: ['Now a question for you.', 'A question to test it.', 'Apply it here.'],
    casual: ['Your turn.', 'Now you.', 'Try it on this.'],
    formal: ['Now a question to you.', 'Please apply it here.', 'A question to test it.'],
  },
  /** Before the next idea's question. */
  onwards: {
    friendly: ['On to the next idea.', 'Here is the next one.', 'The next one builds on that.', 'Now to another side of it.'],
    professional: ['The next question.', 'On to the next idea.', 'Here is the next one.'],
    casual: ['Next one.', 'On we go.', 'Here’s another.'],
    formal: ['The next question.', 'We go on to the next idea.', 'Here is the next one.'],
  },
  /** Before the next question, when the open one is left for later. */
  leaveIt: {
    friendly: ['We leave that one for later.', 'That one can wait; it comes round again.'],
    professional: ['That question is left for later.', 'We return to that one later.'],
    casual: ['Okay, that one can wait.', 'We’ll come back to that one.'],
    formal: ['That question is left for later.', 'We shall return to that one.'],
  },
  /** Before the first question of a session. */
  toBegin: {
    friendly: ['One question to begin with, and a guess is fine.', 'Here is a question to begin with. A guess is fine.'],
    professional: ['One question to begin with.', 'To see where you stand, one question.'],
    casual: ['One question to start; a guess is fine.', 'Let’s start with one question, and a guess is fine.'],
    formal: ['One question to begin with.', 'To see where you stand, one question.'],
  },
  /** Before the open question is put again. */
  backToIt: {
    friendly: ['Back to what I asked.', 'If you like, take this up again.', 'We still have this one.'],
    professional: ['To return to the open question.', 'This one is still to be answered.', 'Back to the question.'],
    casual: ['Back to this one, then.', 'We still have this one.', 'So, about this.'],
    formal: ['To return to the open question.', 'This one is still to be answered.', 'Back to the question.'],
  },
  /** The way on while a question is open that was put a moment ago. */
  whenReady: {
    friendly: [
      'Have a go at the question when you are ready, or ask on.',
      'Write whatever you have so far, even if it is only half.',
      'Begin with the part of the question that looks easiest to you.',
      'Read the question once more and tell me the first thing that comes to mind.',
      'Take one word of the question that you are sure of, and start there.',
    ],
    professional: [
      'Answer the question when you are ready, or ask further.',
      'Write down what you have so far.',
      'Begin with the part of the question that is clearest to you.',
      'Read the question once more and name the first step.',
    ],
    casual: [
      'Have a go at the question when you’re ready, or ask away.',
      'Tell me whatever you’ve got so far.',
      'Start with the bit of the question that looks easiest.',
      'Read the question once more and tell me the first thing you think.',
    ],
    formal: [
      'Please answer the question when you are ready, or ask further.',
      'Please write down what you have so far.',
      'Please begin with the part of the question that is clearest to you.',
      'Please read the question once more and name the first step.',
    ],
  },
  /** Before one part of the open question, for whenever they like. */
  beginWith: {
    friendly: ['When you are ready, this much of the question is enough.', 'Whenever you like, begin with this part.', 'Let us start small.'],
    professional: ['When you are ready, begin with this part.', 'This part of the question first.'],
    casual: ['When you’re ready, just this bit first.', 'Start with this bit if you like.'],
    formal: ['When you are ready, please begin with this part.', 'This part of the question first, please.'],
  },
  /** The same after an explanation. */
  withThat: {
    friendly: [
      'Does that help with the question?',
      'Try the question with that in mind.',
      'Tell me which word is still unclear, or try the question with it.',
      'How does that fit with what I asked?',
      'Now have another look at the question.',
    ],
    professional: [
      'Does that help with the question?',
      'Take the question with that in mind.',
      'Ask further if a point is unclear, or try the question with it.',
      'How does that bear on the question?',
    ],
    casual: [
      'Does that help with the question?',
      'Try the question with that in mind.',
      'Tell me which bit is still fuzzy, or try the question with it.',
      'How does that fit with what I asked?',
    ],
    formal: [
      'Does that help with the question?',
      'Please take the question with that in mind.',
      'Please ask further if a point is unclear, or try the question with it.',
      'How does that bear on the question?',
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
  /** After a yes. */
  goAhead: {
    friendly: ['Go ahead, in your own words.', 'Then try the question.', 'Good, then have a go at it.'],
    professional: ['Go ahead, in your own words.', 'Then please answer the question.', 'Then write what you have so far.'],
    casual: ['Go ahead, in your own words.', 'Then have a go.', 'Then say what you’ve got so far.'],
    formal: ['Please go ahead, in your own words.', 'Then please answer the question.', 'Then please write what you have so far.'],
  },
  /** Before a hint to somebody who does not know. */
  noHarm: {
    friendly: ['That is fine, this is what hints are for.', 'No harm in that.', 'Good to say so.', 'Then let us look from another side.'],
    professional: ['That is what hints are for.', 'Then consider this.', 'Here is a step.'],
    casual: ['No problem, that’s what hints are for.', 'Fair enough.', 'No harm done.'],
    formal: ['That is what hints are for.', 'Then please consider this.', 'Here is a step.'],
  },
  /** The way on where nothing is open and questions of Lou's are left. */
  askOrNext: {
    friendly: [
      'Ask me more about it, or say “next” and I ask you something.',
      'Ask away, or say “next” for a question.',
      'What else about it, or shall I ask you something?',
    ],
    professional: ['Ask further, or say “next” for a question.', 'Ask on, or say “next” to be asked.', 'What else would you like to know?'],
    casual: ['Ask away, or say “next” and I’ll ask you something.', 'Say “next” for a question, or ask me one.', 'What else?'],
    formal: ['Please ask further, or say “next” for a question.', 'Please ask on, or say “next” to be asked.', 'What else would you like to know?'],
  },
  /** The same where all of a section's questions are settled. */
  allMet: {
    friendly: [
      'You have met every idea of this section, so say “quiz me” when you want to see whether they hold.',
      'Nothing in this section is left to ask, so a quiz is what comes now: say “quiz me”.',
      'Say “quiz me” and we see what has stayed.',
    ],
    professional: [
      'All ideas of this section are covered; say “quiz me” to test them.',
      'Say “quiz me” to test this section.',
      'A quiz is the next step: say “quiz me”.',
    ],
    casual: [
      'That’s every idea in this section, so say “quiz me” to see what stuck.',
      'Say “quiz me” and we’ll see what stuck.',
      'Only the quiz is left: say “quiz me”.',
    ],
    formal: [
      'Every idea of this section is covered; please say “quiz me” to test them.',
      'Please say “quiz me” to test this section.',
      'A quiz is the next step: please say “quiz me”.',
    ],
  },
  /** The material does not hold it. */
  notInCourse: {
    friendly: [
      'That is not in this course, and I would rather not guess.',
      'That is not in this course, and its pages are all I speak from.',
      'Nothing on that here; it is not in this course.',
    ],
    professional: ['That is not in this course, so I cannot answer it.', 'That lies outside; it is not in this course.'],
    casual: ['That’s not in this course, so I’d only be guessing.', 'No luck, it’s not in this course.'],
    formal: ['That is not in this course, and I do not wish to guess.', 'That lies outside; it is not in this course.'],
  },
  /** The same, where no course was chosen. */
  notInCourses: {
    friendly: ['I find nothing on that in your courses, and I would rather not guess.', 'Your courses do not speak of that, as far as I can see.'],
    professional: ['There is nothing on that in your courses, so I cannot answer it.', 'Your courses do not cover that.'],
    casual: ['There’s nothing on that in your courses, so I’d only be guessing.', 'Your courses don’t cover that one.'],
    formal: ['There is nothing on that in your courses, and I do not wish to guess.', 'Your courses do not cover that.'],
  },
  /** The material speaks of it, but perhaps not of this. */
  nearOnly: {
    friendly: ['I do not find exactly that in the course. The nearest thing it says is this.', 'Not quite what you asked, but the course comes near it here.'],
    professional: ['The course does not answer exactly that. The nearest passage says this.', 'The nearest that the course comes is this.'],
    casual: ['The course doesn’t say exactly that. The nearest bit is this.', 'Not quite that, but this comes near.'],
    formal: ['The course does not answer exactly that. The nearest passage is this.', 'The nearest that the course comes is this.'],
  },
  /** The answer that was asked for is the open question's own. */
  keepsIt: {
    friendly: [
      'I will not tell that one yet, since you can get there.',
      'That is the very thing I asked you, so let us get there together.',
      'If I said that, the question would be gone, so take a hint instead.',
    ],
    professional: ['That is what the open question asks, so here is a step towards it.', 'Telling that would answer my question; a hint instead.'],
    casual: ['That’s the very thing I asked you, so here’s a push.', 'Telling you would spoil it, so have a hint.'],
    formal: ['That is what my question asks, so here is a step towards it.', 'Telling that would answer my question; a hint instead.'],
  },
  /** The same when the hints are used up. */
  keepsItBare: {
    friendly: ['That is what my question is after, so it has to come from you.', 'Here I keep still, because that is the answer itself.'],
    professional: ['That is what the open question asks.', 'That would be the answer itself.'],
    casual: ['That’d be the answer, so I’ll keep quiet.', 'That one has to come from you.'],
    formal: ['That is what my question asks.', 'That would be the answer itself.'],
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
  /** Before one part of the open question alone. */
  onlyThisMuch: {
    friendly: ['Leave the rest aside and take only this.', 'Just this one bit.'],
    professional: ['Only this part for now.', 'Leave the rest aside.'],
    casual: ['Just this bit for now.', 'Forget the rest for a sec.'],
    formal: ['Only this part for now.', 'Please leave the rest aside.'],
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
  nothingWritten: {
    friendly: ['I could not read anything in that.', 'There were no words in that for me to read.', 'I read words only, and found none.'],
    professional: ['There was nothing for me to read in that.', 'I found no words in that to read.', 'I can only read words.'],
    casual: ['There was nothing in that for me to read.', 'No words there that I can read.', 'I only read words, sorry.'],
    formal: ['I could not find anything to read in your message.', 'I found no words to read.', 'I can only read words.'],
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
  /** The solution was asked for in words. */
  keepsSolution: {
    friendly: [
      'I keep the answer for now.',
      'It stays with me a little longer.',
      'Whoever allows it, the answer stays here until you have tried.',
      'In whatever dress you ask for it, it is still the answer.',
      'Nor any piece of it, however small.',
    ],
    professional: ['The answer is kept for now.', 'It is not told yet.', 'However it is asked for, the answer is kept.', 'Nor is any piece of it told.'],
    casual: ['I’ll hang on to the answer for now.', 'Nice try, but it stays here.', 'Still not telling.', 'Not even a bit of it.'],
    formal: ['The answer is kept for now.', 'It cannot be told yet.', 'However it is asked for, the answer is kept.', 'Nor can any piece of it be told.'],
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
  /** Work that is the learner's own. */
  yoursToDo: {
    friendly: [
      'That one is yours to do, but tell me what you are stuck on and I help with that.',
      'I leave the work to you; bring me the step that will not go, and we look at it.',
    ],
    professional: ['That is for you to do; tell me which step is unclear.', 'I leave the work to you; ask me about any step of it.'],
    casual: ['That one’s yours, but tell me where you’re stuck and I’ll help.', 'You do it, and I help with whatever won’t go.'],
    formal: ['That is for you to do; please tell me which step is unclear.', 'I leave the work to you; please ask about any step of it.'],
  },
  /** A question about Lou's likes and moods. */
  justAProgram: {
    friendly: [
      'I am a program, so there is no liking or sleeping on my side, but I do read every word of yours.',
      'No feelings here, I am a program; yours count, though.',
    ],
    professional: ['I am a program and have no likes of my own.', 'There is nobody here to like things; I am a program.'],
    casual: ['I’m a program, so no likes or naps here.', 'No feelings on my side, I’m a program.'],
    formal: ['I am a program and have no likes of my own.', 'I am a program; likes and moods I have none.'],
  },
  /** An errand that Lou cannot run: to write to somebody, to remind, to mark as done. */
  noErrands: {
    friendly: [
      'I cannot do that from here; what I can do is go through the lesson with you.',
      'That is outside what I can do, since I only talk about the lesson.',
    ],
    professional: ['I cannot do that; I only work through the lesson with you.', 'That is outside what I can do here.'],
    casual: ['Can’t do that from here, I only do the lesson.', 'That’s outside what I can do, sorry.'],
    formal: ['I cannot do that; I only go through the lesson with you.', 'That is outside what I can do here.'],
  },
  /** After word in another language, in English. */
  inEnglish: {
    friendly: [
      'Ask me in a few English words; spelling does not matter.',
      'Try it in English, one word at a time if need be.',
      'Put it in the English that you have.',
    ],
    professional: [
      'Write it in a few English words; spelling does not matter.',
      'Please write it in English, in single words if need be.',
      'Please use what English you have.',
    ],
    casual: [
      'Write it in a few English words; spelling doesn’t matter.',
      'Try it in English, one word at a time if you like.',
      'Write it in whatever English you’ve got.',
    ],
    formal: [
      'Please write it in a few English words; spelling does not matter.',
      'Please write it in English, in single words if need be.',
      'Please use what English you have.',
    ],
  },
  /** The same while a question is open. */
  answerInEnglish: {
    friendly: [
      'Try the question in a few English words; spelling does not matter.',
      'Answer the question in English, one word at a time if need be.',
      'Take the question in the English that you have.',
    ],
    professional: [
      'Answer the question in a few English words; spelling does not matter.',
      'Please answer the question in English, in single words if need be.',
      'Please answer the question in what English you have.',
    ],
    casual: [
      'Try the question in a few English words; spelling doesn’t matter.',
      'Try the question in English, one word at a time if you like.',
      'Answer the question in whatever English you’ve got.',
    ],
    formal: [
      'Please answer the question in a few English words; spelling does not matter.',
      'Please answer the question in English, in single words if need be.',
      'Please answer the question in what English you have.',
    ],
  },
  /** After a hint that ends in a statement. */
  useHint: {
    friendly: ['Now try the question with that in view.', 'What does that tell you about the question?', 'Hold that against the question: what do you see?'],
    professional: ['Now apply that to the question.', 'What does that tell you about the question?'],
    casual: ['Now try the question with that.', 'So what does that say about the question?'],
    formal: ['Please apply that to the question.', 'What does that tell you about the question?'],
  },
  /** Doubt of what was said: what it rests on. */
  restsOn: {
    friendly: ['I go by the lesson, which puts it like this.', 'I can only vouch for what the lesson says, and that is this.'],
    professional: ['The lesson states it as follows.', 'It rests on this sentence of the lesson.'],
    casual: ['I go by the lesson, and it says this.', 'That’s how the lesson has it.'],
    formal: ['The lesson states it as follows.', 'It rests on this sentence of the lesson.'],
  },
} as const satisfies Readonly<Record<string, ByTone>>;

export type Phrase = keyof typeof tables;

/** What choosing a wording looks at. */
export type InEar = Pick<TurnMaterial, 'personality' | 'seed'> & Partial<Pick<TurnMaterial, 'lastTurns'>>;

/** One wording of a phrase in the lesson's tone, the same for the same seed; of those not said of late, else of those said longest ago. */
export function phrase(name: Phrase, { personality, seed, lastTurns = [] }: InEar): string {
  const said = (wording: string) => lastTurns.findLastIndex(({ replied }) => replied.includes(wording));
  const table: readonly string[] = tables[name][personality.tone];
  const longestAgo = Math.min(...table.map(said));
  const free = table.filter((wording) => said(wording) === longestAgo);
  return free[Math.floor(chanceFrom(seed ^ hashOf(name))() * free.length)] as string;
}

/** The first of several sentences that is not in the ear; none when each is. */
export const notSaid = (sentences: readonly string[], { material }: { readonly material: Pick<TurnMaterial, 'lastTurns'> }): readonly string[] =>
  sentences.filter((sentence) => !material.lastTurns.some(({ replied }) => replied.includes(sentence))).slice(0, 1);

/** Every wording there is, for the tests of the tables. */
export const everyPhrase: readonly string[] = Object.values(tables).flatMap((table: ByTone) => Object.values(table).flat());
