/** What leads from one step of a talk to the next. By tone; see phrase.ts. */
import type { Phrases } from './by-tone.ts';

export const leading = {
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
  /** The learner says that this was asked before: Lou owns it. */
  askedTwice: {
    friendly: ['So I did, and once is enough. Take this one instead.', 'You are right, I did ask that. Here is another.'],
    professional: ['That was asked before, yes. Here is another.', 'So it was. Another question instead.'],
    casual: ['So I did, sorry. Try this one instead.', 'True, I did ask that. Here’s another.'],
    formal: ['That was asked before, yes. Here is another.', 'So it was. Another question instead.'],
  },
  /** Another question was wished for, and none is left in the section. */
  noOtherLeft: {
    friendly: ['I have no other question left here.', 'This one is all that is left of my questions here.'],
    professional: ['No other question is left here.', 'This is the only question left here.'],
    casual: ['I’ve got no other question left here.', 'This one’s all I’ve got left here.'],
    formal: ['No other question is left here.', 'This is the only question left here.'],
  },
  onlyThisOne: {
    friendly: [
      'Take it up once more, press “Show me” for what a full answer says, or say “quiz me” to leave it.',
      'Try it once more, let “Show me” tell it, or say “quiz me” and we do that.',
    ],
    professional: ['Answer it once more, press “Show me”, or say “quiz me”.', 'Try it again, let “Show me” tell it, or say “quiz me”.'],
    casual: ['Have another go, press “Show me”, or say “quiz me” and we do that.', 'Try it again, let “Show me” tell it, or say “quiz me”.'],
    formal: ['Please try it once more, press “Show me”, or say “quiz me”.', 'Please answer it again, let “Show me” tell it, or say “quiz me”.'],
  },
  /** Before the question, of those left, that asks for most, and before the one that asks for least. */
  asksMost: {
    friendly: ['Of those I have left, this one asks the most of you.', 'Then take the one with the most in it.', 'Here is the toughest that I have left.'],
    professional: ['Of those left, this one asks the most.', 'This is the most demanding one left.'],
    casual: ['Of those left, this one’s the toughest.', 'Try the biggest one I’ve got left.'],
    formal: ['Of those left, this one asks the most.', 'This is the most demanding one left.'],
  },
  asksLeast: {
    friendly: ['Of those I have left, this one asks the least.', 'Then take the smallest one first.', 'Here is the gentlest that I have left.'],
    professional: ['Of those left, this one asks the least.', 'This is the least demanding one left.'],
    casual: ['Of those left, this one’s the smallest.', 'Try the easiest one I’ve got left.'],
    formal: ['Of those left, this one asks the least.', 'This is the least demanding one left.'],
  },
  /** Before a question that was left a while ago. */
  backToLeft: {
    friendly: ['Back to the one we left.', 'This is the one that was left.'],
    professional: ['This is the question that was left.', 'Back to the one that was left.'],
    casual: ['Back to the one we left.', 'This one was left over.'],
    formal: ['This is the question that was left.', 'We return to the one that was left.'],
  },
  /** The same where no other was left. */
  onlyOneOpen: {
    friendly: ['None was left open before this one.', 'There is no other open question than this.'],
    professional: ['No question was left open before this one.', 'This is the only open question.'],
    casual: ['Nothing was left open before this one.', 'This is the only one that’s open.'],
    formal: ['No question was left open before this one.', 'This is the only open question.'],
  },
  /** Before the ideas that were dealt with, and before those of a section. */
  cameDownTo: {
    friendly: ['What we have had comes down to this.', 'This is what we have been through.'],
    professional: ['What was covered comes down to this.', 'So far it comes down to this.'],
    casual: ['What we’ve had boils down to this.', 'So far it’s this.'],
    formal: ['What was covered comes down to this.', 'So far it comes down to this.'],
  },
  comesDownTo: {
    friendly: ['In short, it comes down to this.', 'These are the things to take along.'],
    professional: ['In short, it comes down to this.', 'The main points are these.'],
    casual: ['In short, it’s this.', 'Boiled down, it’s this.'],
    formal: ['In short, it comes down to this.', 'The main points are these.'],
  },
  /** Nothing was dealt with so far. */
  nothingHadYet: {
    friendly: ['Nothing is settled between us yet, so the list is still empty.', 'So far there is nothing to go over; that begins now.'],
    professional: ['Nothing has been settled yet.', 'There is nothing to go over so far.'],
    casual: ['Nothing’s settled yet, so the list is empty.', 'Nothing to go over so far.'],
    formal: ['Nothing has been settled yet.', 'There is nothing to go over so far.'],
  },
  /** Before what the course says that it is for. */
  isFor: {
    friendly: ['Fair question. This is what it is for.', 'Worth asking. Here is what you can do with it.'],
    professional: ['This is what it is for.', 'Its use is this.'],
    casual: ['Fair question. Here’s what it’s for.', 'Good one to ask. This is what you get out of it.'],
    formal: ['This is what it is for.', 'Its use is this.'],
  },
  /** Where no page says so. */
  isForUnknown: {
    friendly: ['What it is for in your life no page of mine says.'],
    professional: ['The pages that I speak from do not say what it is for.'],
    casual: ['My pages don’t say what it’s for.'],
    formal: ['The pages that I speak from do not say what it is for.'],
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
    friendly: [
      'Back to what I asked.',
      'If you like, take this up again.',
      'We still have this one.',
      'Now back to our question.',
      'And there is still this.',
      'Where we were, then.',
      'Let us pick this up again.',
    ],
    professional: [
      'To return to the open question.',
      'This one is still to be answered.',
      'Back to the question.',
      'The open question once more.',
      'We were at this one.',
      'Now back to where we were.',
    ],
    casual: [
      'Back to this one, then.',
      'We still have this one.',
      'So, about this.',
      'Where were we.',
      'There’s still this one.',
      'Back to where we were.',
      'And now this again.',
    ],
    formal: [
      'To return to the open question.',
      'This one is still to be answered.',
      'Back to the question.',
      'Please return to the open question.',
      'We had come as far as this.',
      'Let us go back to where we were.',
    ],
  },
  /** Before an analogy: what it stands for is not in it. */
  asPicture: {
    friendly: ['Picture it like this.', 'A picture for it.', 'Think of it this way.'],
    professional: ['It can be pictured so.', 'As a comparison.'],
    casual: ['Picture it like this.', 'Think of it this way.'],
    formal: ['One may picture it as follows.', 'As a comparison.'],
  },
  /** The way on while a question is open that was put a moment ago. */
  whenReady: {
    friendly: [
      'Have a go at the question when you are ready, or ask on.',
      'Write whatever you have so far, even if it is only half.',
      'Begin with the part of the question that looks easiest to you.',
      'Take one word of the question that you are sure of, and start there.',
      'Take your time with the question, and start where you like.',
    ],
    professional: [
      'Answer the question when you are ready, or ask further.',
      'Write down what you have so far.',
      'Begin with the part of the question that is clearest to you.',
      'Answer a part of the question if that is easier; the rest can follow.',
    ],
    casual: [
      'Have a go at the question when you’re ready, or ask away.',
      'Tell me whatever you’ve got so far.',
      'Start with the bit of the question that looks easiest.',
      'Give the question half an answer; that will do for now.',
    ],
    formal: [
      'Please answer the question when you are ready, or ask further.',
      'Please write down what you have so far.',
      'Please begin with the part of the question that is clearest to you.',
      'Please answer a part of the question if that is easier; the rest can follow.',
    ],
  },
  /** Before one part of the open question, for whenever they like. */
  beginWith: {
    friendly: ['When you are ready, this much of the question is enough.', 'Whenever you like, begin with this part.', 'Let us start small.'],
    professional: ['When you are ready, begin with this part.', 'This part of the question first.'],
    casual: ['When you’re ready, just this bit first.', 'Start with this bit if you like.'],
    formal: ['When you are ready, please begin with this part.', 'This part of the question first, please.'],
  },
  /** After a yes. */
  goAhead: {
    friendly: ['Go ahead, in your own words.', 'Then try the question.', 'Good, then have a go at it.'],
    professional: ['Go ahead, in your own words.', 'Please go ahead, in your own words.', 'Then write what you have so far.'],
    casual: ['Go ahead, in your own words.', 'Then have a go.', 'Then say what you’ve got so far.'],
    formal: ['Please go ahead, in your own words.', 'Please begin wherever you like.', 'Then please write what you have so far.'],
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
  /** In a talk about no course, where nothing is open. */
  askAnything: {
    friendly: [
      'Ask me about anything in your courses.',
      'Name a word or a topic of your courses, and I begin there.',
      'Tell me what you are working on, and we take it from there.',
      'What would you like to look at? A topic of any course will do.',
    ],
    professional: ['Ask me about anything in your courses.', 'Name a topic of any course, and I begin there.', 'Tell me what you are working on.'],
    casual: ['Ask me about anything in your courses.', 'Throw me a word or a topic of any course.', 'Tell me what you’re working on.'],
    formal: [
      'Please ask about anything in your courses.',
      'Please name a topic of any course, and I shall begin there.',
      'Please tell me what you are working on.',
    ],
  },
  /** Where all of a section's questions are settled. */
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
} as const satisfies Phrases;
