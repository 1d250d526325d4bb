/**
 * Lou's own words: what connects, asks back and encourages. Small tables, by tone. They state nothing about any
 * subject, use no exclamation marks and praise nothing but what was done.
 */
import { pickOne } from '../chance.ts';
import type { Personality } from '../ports.ts';

type Tone = Personality['tone'];
type ByTone = Readonly<Record<Tone, readonly string[]>>;

const tables = {
  /** An answer holds every point. */
  whole: {
    friendly: ['Yes, that is it.', 'Yes, you have all of it.'],
    professional: ['That is correct.', 'That is complete.'],
    casual: ['Yes, that’s it.', 'Yep, all there.'],
    formal: ['Your answer is correct.', 'Your answer is complete.'],
  },
  /** An answer became whole over several tries. */
  wholeAtLast: {
    friendly: ['Yes, now it is all there.', 'That was the missing piece.'],
    professional: ['That completes the answer.'],
    casual: ['Yes, now you’ve got all of it.'],
    formal: ['With that your answer is complete.'],
  },
  /** Leads up to a point that was seen. */
  saw: {
    friendly: ['You have this part.', 'This part is right.'],
    professional: ['This part is right.'],
    casual: ['You’ve got this bit.', 'This bit is right.'],
    formal: ['This part of your answer is right.'],
  },
  /** A point is missing and the question itself names it. */
  notSeenYet: {
    friendly: ['I did not see the rest of it yet.', 'One part of it I did not see yet.'],
    professional: ['I did not see the other part of the question answered yet.'],
    casual: ['I didn’t see the rest of it yet.'],
    formal: ['I did not see the remaining part in your answer.'],
  },
  /** Nothing of the answer was recognised. */
  notThere: {
    friendly: ['I did not see the answer in that yet.', 'I do not see it in there yet.'],
    professional: ['I did not see the answer in that yet.'],
    casual: ['I don’t see it in there yet.'],
    formal: ['I did not see the answer in what you wrote yet.'],
  },
  /** Nothing was recognised, yet the answer speaks of the right things. */
  close: {
    friendly: ['You are near it, but I did not see the point itself yet.'],
    professional: ['You are close; I did not see the point itself yet.'],
    casual: ['You’re close, but I didn’t see the point itself yet.'],
    formal: ['You are close, but I did not see the point itself yet.'],
  },
  /** A misconception was voiced. */
  misbelief: {
    friendly: ['Many people think so at first, so let us look at it again.', 'That is an easy thing to believe, and it is worth a second look.'],
    professional: ['That is a common belief, and it does not hold.'],
    casual: ['Lots of people think that, but it’s not quite how it works.'],
    formal: ['That is a widespread belief, and it does not hold.'],
  },
  /** After a miss, before the next hint. */
  beforeHint: {
    friendly: ['Here is something to go on.', 'Try it from this side.'],
    professional: ['Consider this.'],
    casual: ['Try this angle.'],
    formal: ['Please consider the following.'],
  },
  /** Before the solution. */
  beforeSolution: {
    friendly: ['Here is the answer, so that you can compare.'],
    professional: ['Here is the answer.'],
    casual: ['Here’s the answer.'],
    formal: ['This is the answer.'],
  },
  /** After the solution. */
  afterSolution: {
    friendly: ['Hold it against what you had; the difference is what to remember.'],
    professional: ['Compare it with what you had.'],
    casual: ['Hold it up against what you had.'],
    formal: ['Please compare it with your own answer.'],
  },
  /** Before a question of Lou's that follows an explanation. */
  yourTurn: {
    friendly: ['Your turn.', 'Now you.'],
    professional: ['Now a question for you.'],
    casual: ['Your turn.'],
    formal: ['Now a question to you.'],
  },
  /** Before the next idea's question. */
  onwards: {
    friendly: ['On to the next idea.', 'Here is the next one.'],
    professional: ['The next question.'],
    casual: ['Next one.'],
    formal: ['The next question.'],
  },
  /** Before the first question of a session. */
  toBegin: {
    friendly: ['One question to begin with, and a guess is fine.', 'Here is a question to begin with. A guess is fine.'],
    professional: ['One question to begin with.'],
    casual: ['One question to start; a guess is fine.'],
    formal: ['One question to begin with.'],
  },
  /** Before the open question is asked again. */
  backToIt: {
    friendly: ['Back to my question.', 'My question is still open.'],
    professional: ['To return to the open question.'],
    casual: ['Back to my question.'],
    formal: ['My question is still open.'],
  },
  /** The material does not hold it. */
  notInCourse: {
    friendly: ['That is not in this course, and I would rather not guess.'],
    professional: ['That is not in this course, so I cannot answer it.'],
    casual: ['That’s not in this course, so I’d only be guessing.'],
    formal: ['That is not in this course, and I do not wish to guess.'],
  },
  /** The same, where no course was chosen. */
  notInCourses: {
    friendly: ['I find nothing on that in your courses, and I would rather not guess.'],
    professional: ['There is nothing on that in your courses, so I cannot answer it.'],
    casual: ['There’s nothing on that in your courses, so I’d only be guessing.'],
    formal: ['There is nothing on that in your courses, and I do not wish to guess.'],
  },
  /** The material speaks of it, but perhaps not of this. */
  nearOnly: {
    friendly: ['I do not find exactly that in the course. The nearest thing it says is this.'],
    professional: ['The course does not answer exactly that. The nearest passage says this.'],
    casual: ['The course doesn’t say exactly that. The nearest bit is this.'],
    formal: ['The course does not answer exactly that. The nearest passage is this.'],
  },
  /** The answer that was asked for is the open question's own. */
  keepsIt: {
    friendly: ['I will not tell that one yet, since you can get there.', 'That is the very thing I asked you, so let us get there together.'],
    professional: ['That is what the open question asks, so here is a step towards it.'],
    casual: ['That’s the very thing I asked you, so here’s a push.'],
    formal: ['That is what my question asks, so here is a step towards it.'],
  },
  hello: {
    friendly: ['Good to see you', 'Hello'],
    professional: ['Hello'],
    casual: ['Hi'],
    formal: ['Good day'],
  },
  thanksBack: {
    friendly: ['You are welcome.', 'Gladly.'],
    professional: ['You are welcome.'],
    casual: ['Any time.'],
    formal: ['You are welcome.'],
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
    ],
    professional: ['This is a point where many get stuck; a smaller step helps.'],
    casual: ['This bit trips up most people, so let’s take a smaller step.'],
    formal: ['Many learners find this part hard; a smaller step will help.'],
  },
  holdTheLine: {
    friendly: ['I can take it, but it will not get us any further.'],
    professional: ['Let us keep to the subject.'],
    casual: ['Fair enough, but that won’t get us further.'],
    formal: ['I would ask you to keep to the subject.'],
  },
  nothingWritten: {
    friendly: ['I could not read anything in that.'],
    professional: ['There was nothing for me to read in that.'],
    casual: ['There was nothing in that for me to read.'],
    formal: ['I could not find anything to read in your message.'],
  },
  noHintLeft: {
    friendly: ['You have had all three hints to this one, so try it in your own words, even if it is only half of it, or press “Show me”.'],
    professional: ['All three hints are given, so try it in your own words; half an answer is a start, and “Show me” tells it.'],
    casual: ['That’s all three hints, so have a go in your own words, even half of it, or press “Show me”.'],
    formal: ['All three hints have been given, so please try it in your own words, or press “Show me”.'],
  },
} as const satisfies Readonly<Record<string, ByTone>>;

export type Phrase = keyof typeof tables;

/** One wording of a phrase in the lesson's tone; the same for the same seed. */
export function phrase(name: Phrase, { tone }: Pick<Personality, 'tone'>, seed: number): string {
  return pickOne(tables[name][tone], seed, name);
}

/** Every wording there is, for the tests of the tables. */
export const everyPhrase: readonly string[] = Object.values(tables).flatMap((table: ByTone) => Object.values(table).flat());
