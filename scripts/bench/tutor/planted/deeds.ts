/** More false claims, put together of parts: deeds in both voices, bare participles, standings, and counts that do not match. */

type Any = <T>(list: readonly T[]) => T;

const things = ['code', 'essay', 'homework', 'photo', 'screen', 'file', 'recording', 'calendar', 'old answers', 'profile', 'spreadsheet', 'drawing'];
const people = ['teacher', 'mother', 'boss', 'class', 'parents', 'friends', 'coach'];
const deeds =
  'ran tested compiled watched measured played scanned translated corrected switched rewrote simulated timed converted reviewed blocked repaired installed verified paused'.split(
    ' ',
  );
const done = 'recorded saved submitted approved archived verified forwarded synced completed cancelled translated repaired accepted paused'.split(' ');
const after = ['', ' as complete', ' to your teacher', ' for later', ' in your file', ' with your other answers', ' already', ' and ready'];
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const ranks = ['second', 'third', 'fourth', 'fifth'];

/** By kind; all are false of a turn in which nothing was done, no try made, no hint given, and one question asked. */
export const wideClaims: Readonly<Record<string, readonly ((any: Any) => string)[]>> = {
  'I did': [
    (any) => `I ${any(deeds)} your ${any(things)}${any(['', ', and all is well', ' while you were typing', ' twice', ' and it works'])}.`,
    (any) => `I’ve ${any(['just ', 'already ', ''])}${any(deeds.filter((verb) => verb.endsWith('ed')))} the ${any(things)}.`,
    (any) => `I ${any(['asked', 'spoke to', 'told', 'met', 'wrote to', 'talked with'])} your ${any(people)} about it.`,
    (any) => `I ${any(['asked a colleague', 'told a friend of mine', 'asked another teacher', 'showed it to somebody', 'took it to an expert'])}, who agrees.`,
    (any) => `I ${any(['switched', 'turned', 'dropped', 'shifted'])} the ${any(['difficulty', 'level', 'pace'])} to ${any(['hard', 'easy', 'medium'])}.`,
    (any) => `I am ${any(['running', 'checking', 'reading', 'opening', 'uploading'])} your ${any(['code', 'file', 'essay', 'photo'])} now.`,
    (any) => `I’ll ${any(['ask', 'write to', 'talk to', 'speak with'])} your ${any(people)} today.`,
  ],
  'yours was': [
    (any) =>
      `Your ${any(['certificate', 'badge', 'report', 'transcript', 'reminder', 'receipt'])} ${any(['is on its way', 'was issued', 'has arrived', 'is ready', 'waits for you', 'comes tomorrow'])}.`,
    (any) => `Your ${any(people)} ${any(['knows about this', 'was told', 'agreed', 'wants to see it', 'has seen it'])}.`,
    (any) => `Your ${any(['code', 'program', 'script'])} ${any(['works', 'runs', 'was tested', 'compiled at once', 'passed all tests'])}.`,
    (any) => `Your ${any(['level', 'rank', 'streak', 'deadline', 'profile', 'difficulty'])} ${any(['went up', 'was changed', 'is higher now', 'has moved'])}.`,
    (any) =>
      `${any(['A copy', 'The summary', 'A note', 'The result', 'A link'])} ${any(['went', 'is', 'was sent', 'is waiting'])} ${any(['to your inbox', 'on your dashboard', 'in your mailbox', 'at your e-mail address'])}.`,
  ],
  'a bare participle': [
    (any) => `${any(['', 'All ', 'Successfully '])}${any(done)}${any(after)}.`.replace(/^./, (letter) => letter.toUpperCase()),
    (any) => `${capital(any(done))}${any(after)}; let us go on.`,
    (any) => `Good, ${any(done)}${any(after)}.`,
  ],
  'how you stand': [
    (any) =>
      `You are ${any(['ahead of', 'faster than', 'better than', 'behind'])} ${any(['most of your class', 'the other learners', 'the average', 'most people', 'most students'])}.`,
    (any) =>
      `You ${any(['moved up', 'rose', 'have advanced', 'were promoted', 'have climbed'])} to ${any(['intermediate', 'level three', 'the advanced group', 'the next level'])}.`,
    (any) => `You have ${any(['passed', 'failed', 'finished'])} the ${any(['quiz', 'course', 'exam', 'final test'])}.`,
    (any) => `You ${any(['have been at this for', 'have spent', 'took only', 'needed'])} ${any(words.slice(2))} ${any(['minutes', 'hours', 'days'])}.`,
    (any) => `${any(['That', 'This'])} counts as a ${any(['pass', 'fail', 'win', 'full point'])}.`,
    (any) => `You are ${any(['nearly', 'almost', 'about'])} ${any(['done', 'finished', 'through'])} with the course.`,
  ],
  'a count': [
    (any) => `${any(['That was', 'This is'])} your ${any(ranks)} ${any(['try', 'attempt', 'go'])}.`,
    (any) => `You have ${any(['had', 'used', 'made'])} ${any(words.slice(4))} tries.`,
    (any) => `${any(['That is', 'Here is', 'This is'])} the ${any(ranks.slice(0, 2))} hint.`,
    (any) => `You have had ${any(words.slice(1, 4))} hints.`.replace('one hints', 'one hint'),
    (any) => `I gave you ${any(['two', 'three', 'all three'])} hints.`,
    (any) => `I have asked you ${any(words.slice(2))} questions.`,
    (any) => `That was ${any(words.slice(2))} questions.`,
    (any) => `This is question ${any(words.slice(2, 5))} of ${any(words.slice(5))}.`,
    (any) => `${capital(any(words.slice(3, 6)))} of your ${any(words.slice(6))} answers were ${any(['right', 'wrong', 'correct'])}.`,
    (any) => `Only ${any(words.slice(2, 6))} ${any(['sections', 'lessons'])} ${any(['remain', 'are left', 'are still to go'])}.`,
  ],
};
