/** What Lou says of what it does not know, does not do and cannot read. By tone; see phrase.ts. */
import type { Phrases } from './by-tone.ts';

export const limits = {
  /** Something is wished for that is no words. */
  onlyWords: {
    friendly: [
      'I have nothing but words here, so no pictures, sounds or errands from me; the drawings stand in the lesson.',
      'That takes more than words, and words are all I have; I can say it another way or give an example.',
    ],
    professional: [
      'I work in words alone and cannot draw, play or send anything; the drawings stand in the lesson.',
      'That takes more than words; I can put it another way or give an example.',
    ],
    casual: [
      'Words are all I’ve got, so no drawing, playing or sending; the pictures are in the lesson.',
      'Can’t do that, I’m all words; I can say it another way or give you an example.',
    ],
    formal: [
      'I have only words and can neither draw nor play nor send anything; the drawings stand in the lesson.',
      'That takes more than words; I can put it in another way or give an example.',
    ],
  },
  /** Points, achievements, streak and level are asked for. */
  countedOnScreens: {
    friendly: [
      'Points, achievements, streak and level are not told to me; unless you switched them off in the settings, they stand at the top of the page and on the dashboard.',
    ],
    professional: [
      'I am not told points, achievements, streak or level; unless switched off in the settings, they stand at the top of the page and on the dashboard.',
    ],
    casual: ['Nobody tells me points, achievements, streaks or levels; look at the top of the page and the dashboard, if you have them on in the settings.'],
    formal: [
      'Points, achievements, streak and level are not told to me; unless switched off in the settings, they stand at the top of the page and on the dashboard.',
    ],
  },
  /** The material does not hold it. */
  notInCourse: {
    friendly: [
      'That is not in this course, and I would rather not guess.',
      'That is not in this course, and its pages are all I speak from.',
      'Nothing on that here; it is not in this course.',
      'I looked, and it is not in this course.',
      'That one is beyond these pages; it is not in this course.',
    ],
    professional: [
      'That is not in this course, so I cannot answer it.',
      'That lies outside; it is not in this course.',
      'These pages do not cover it; it is not in this course.',
      'I find nothing on it; it is not in this course.',
    ],
    casual: [
      'That’s not in this course, so I’d only be guessing.',
      'No luck, it’s not in this course.',
      'I looked, and it’s not in this course.',
      'Sorry, it’s not in this course.',
    ],
    formal: [
      'That is not in this course, and I do not wish to guess.',
      'That lies outside; it is not in this course.',
      'The pages of the lesson do not cover it; it is not in this course.',
      'I can find nothing on it; it is not in this course.',
    ],
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
  /** Leads up to what answers where something else was meant. */
  orElse: {
    friendly: ['In case you meant something else, there is this too.', 'If that is not what you meant, it may be this.'],
    professional: ['If you meant something else, it may be this.', 'Should that not be what you meant, there is also this.'],
    casual: ['Or did you mean this bit?', 'If that’s not it, maybe this is.'],
    formal: ['Should you have meant something else, it may be this.', 'If that is not what you meant, the following may be.'],
  },
  /** Before a question that learners ask, in quotes, which may be the one that is meant. */
  orAsked: {
    friendly: ['Or do you mean this? Say “yes” and I answer it.', 'Learners ask this as well; say “yes” if it is what you mean.'],
    professional: ['If this is what you mean, say “yes” and I answer it.', 'This may be what you ask; say “yes” for the answer.'],
    casual: ['Or is it this? Just say “yes”.', 'Maybe you mean this one; say “yes” and I’ll answer it.'],
    formal: ['Should this be what you mean, please say “yes”, and I answer it.', 'This may be what you ask; please say “yes” for the answer.'],
  },
  /** Before several of them; how to choose one follows. */
  orAskedOf: {
    friendly: ['Or do you mean one of these?', 'Learners ask these as well; is it one of them?'],
    professional: ['You may mean one of these.', 'Is it one of these that you ask?'],
    casual: ['Or is it one of these?', 'Maybe you mean one of these?'],
    formal: ['Should you mean one of these, I answer it.', 'It may be one of these that you ask.'],
  },
  /** The material does not hold it in these words, and questions that come near follow. */
  notInTheseWords: {
    friendly: ['I do not find that in the course, not in those words.', 'In those words I find nothing on it in the course.'],
    professional: ['I do not find that in the course in those words.', 'In those words the course has nothing on it.'],
    casual: ['I can’t find that in the course, not put that way.', 'Put that way, I find nothing on it in the course.'],
    formal: ['I do not find that in the course in those words.', 'In those words I find nothing on it in the course.'],
  },
  nothingWritten: {
    friendly: ['I could not read anything in that.', 'There were no words in that for me to read.', 'I read words only, and found none.'],
    professional: ['There was nothing for me to read in that.', 'I found no words in that to read.', 'I can only read words.'],
    casual: ['There was nothing in that for me to read.', 'No words there that I can read.', 'I only read words, sorry.'],
    formal: ['I could not find anything to read in your message.', 'I found no words to read.', 'I can only read words.'],
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
  /** How long something takes. */
  noClock: {
    friendly: ['How long it takes I cannot say, since I measure no time; how much is left I can.', 'I have no clock, but I can count what is left.'],
    professional: ['How long it takes I cannot say; what is left I can count.', 'I measure no time; this much is left.'],
    casual: ['No idea how long it takes, I’ve got no clock, but I can count what’s left.', 'I can’t do time, only what’s left.'],
    formal: ['How long it takes I cannot say; what is left I can count.', 'I measure no time; this much is left.'],
  },
  /** When an exam, a class or a deadline is. */
  noDates: {
    friendly: [
      'I know no dates, only the pages of the course; whoever set it can tell you.',
      'When that is I do not know, since dates are nothing that I am shown; ask whoever set it.',
    ],
    professional: ['Dates are not known to me; whoever set it can tell you.', 'I do not know when that is; please ask whoever set it.'],
    casual: ['No dates here, I only know the course pages; ask whoever set it.', 'I don’t know when that is; whoever set it does.'],
    formal: ['Dates are not known to me; whoever set it can tell you.', 'I do not know when that is; please ask whoever set it.'],
  },
  /** Another section is wished for. */
  openOnCoursePage: {
    friendly: [
      'Open the other one on the course page and we talk about it there, or ask me about it right here.',
      'The course page opens any other; or just ask me about it.',
    ],
    professional: ['Open the other one on the course page, or ask me about it here.', 'The course page opens the others; or ask me about them here.'],
    casual: ['Open the other one from the course page, or just ask me about it.', 'The course page has the others, or just ask me here.'],
    formal: ['Please open the other one on the course page, or ask me about it here.', 'The course page opens the others; or please ask me here.'],
  },
  /** After the sections of a course that was named. */
  nameASection: {
    friendly: [
      'Name the one that you want to begin with, or ask me anything about them; “quiz me” shows you where you stand.',
      'Which of them shall we look at? “Quiz me” shows you what holds already.',
    ],
    professional: ['Name the one to begin with, or ask about any of them; “quiz me” shows where you stand.', 'Which of them do you want to begin with?'],
    casual: ['Pick one and we start there, or say “quiz me” to see where you stand.', 'Which one first? “Quiz me” shows what already sticks.'],
    formal: ['Please name the one to begin with, or ask about any of them.', 'Which of them do you wish to begin with?'],
  },
  /** A quiz is wished for where the talk is about nothing yet. */
  quizOnWhich: {
    friendly: ['Say “quiz me on” and the name of one of them.', 'Which of them shall the quiz be on?'],
    professional: ['Say “quiz me on” and the name of one of them.', 'Which of them shall the quiz be on?'],
    casual: ['Say “quiz me on” and pick one of them.', 'Which one shall I quiz you on?'],
    formal: ['Please say “quiz me on” and the name of one of them.', 'Which of them shall the quiz be on?'],
  },
  /** A quiz of a certain length, or on a certain thing, was wished for. */
  quizChooses: {
    friendly: ['How many questions there are and which, I do not choose; they go by what you have practised.'],
    professional: ['Their number and choice go by what you have practised, and I do not set them.'],
    casual: ['I don’t get to pick how many or which; that goes by what you’ve practised.'],
    formal: ['Their number and choice go by what you have practised, and I do not set them.'],
  },
  /** A question of the quiz on the screen. */
  quizKeeps: {
    friendly: ['That is a question of your quiz. Choose an answer there, and it says at once why it is right or not; then ask me anything about it.'],
    professional: ['That is a question of the quiz. Choose an answer there first; it then gives the reason, and I go into it with you.'],
    casual: ['That one’s in your quiz. Pick an answer there first, it tells you why right away, and then ask me.'],
    formal: ['That is a question of the quiz. Please choose an answer there first; the reason follows, and then we may speak about it.'],
  },
  quizTakes: {
    friendly: ['That is an answer to your quiz. Choose it there, and it says at once whether it holds, and why.'],
    professional: ['That is an answer to your quiz. Choose it there, and it says at once whether it holds, and why.'],
    casual: ['That’s an answer to your quiz. Pick it there and it tells you at once if it holds, and why.'],
    formal: ['That is an answer to your quiz. Please choose it there, and it says at once whether it holds, and why.'],
  },
  quizHelps: {
    friendly: [
      'A question of the quiz is answered once and has no hints. Choose what you think, and it says at once why it is right or not; or ask me now about what it is on, and I explain that.',
    ],
    professional: [
      'A question of the quiz is answered once and has no hints. Choose an answer, and it says at once why it is right or not; or ask about what it is on, and I explain that.',
    ],
    casual: [
      'Quiz questions get one go and no hints. Pick what you reckon, and it says at once why it’s right or not; or ask me what it’s about and I explain that.',
    ],
    formal: [
      'A question of the quiz is answered once and has no hints. Please choose an answer, and it says at once why it is right or not; or ask about its subject, and I explain that.',
    ],
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
      'Write it in simple English; half a sentence will do.',
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
      'Answer the question in simple English; half a sentence will do.',
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
  /** Another language was wished for, in English. */
  onlyEnglish: {
    friendly: ['English is the one language I have, sorry.', 'I have only English so far.'],
    professional: ['I have only English so far.', 'English is the only language I have.'],
    casual: ['I’ve only got English, sorry.', 'English is all I’ve got so far.'],
    formal: ['I have only English so far.', 'English is the only language at my command.'],
  },
  /** Doubt of what was said: what it rests on. */
  restsOn: {
    friendly: ['I go by the lesson, which puts it like this.', 'I can only vouch for what the lesson says, and that is this.'],
    professional: ['The lesson states it as follows.', 'It rests on this sentence of the lesson.'],
    casual: ['I go by the lesson, and it says this.', 'That’s how the lesson has it.'],
    formal: ['The lesson states it as follows.', 'It rests on this sentence of the lesson.'],
  },
  /** The same where its sentence cannot be said and its page has no name. */
  goByLesson: {
    friendly: ['I go by this lesson and nothing else, so its pages are where to check me.'],
    professional: ['I go by this lesson alone; its pages are where to check me.'],
    casual: ['I only go by this lesson, so check me against it.'],
    formal: ['I go by this lesson alone; please check me against its pages.'],
  },
} as const satisfies Phrases;
