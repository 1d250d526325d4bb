/** What is asked about the talk itself: how it stands, what was said, whether it is so, and how Lou's questions work. */
import { type Wish, wholly } from './form.ts';
import { toPractise } from './to-practise.ts';

const answers = '(?:(?:quiz |of the |of your |of my )?(?:questions?|answers?|quizzes|ones|points?|of them|of those))';
const rightOrWrong = '(?:right|correct|correctly|wrong|wrongly|incorrect|incorrectly)';

/** How far the learner is, in figures. */
export const standing: Wish = {
  intent: 'standing',
  says: [
    'how (?:am|are) (?:i|we) doing(?: so far)?|how (?:well|far) (?:am i|have i|did i)(?: \\w+){0,3}',
    'what (?:did|have) i (?:get|got|do|done) right(?: so far)?',
    `(?:did|have|was|were|is|are) (?:i|any of (?:it|them|my answers|those|that)|any|anything)(?: (?:get|got|gotten|had|have|do|done))?(?: (?:any|anything|something|it all|them|all of (?:it|them)))? ${rightOrWrong}(?: (?:so far|until now|today|in total|already|here|yet|that i said))*`,
    '(?:how|what) (?:did|have|was) (?:i|my (?:answers?|work))(?: (?:do|doing|done|been doing|been))?(?: (?:so far|until now|today|here|overall|up to now))+|how did i do|did i do (?:any )?(?:ok|okay|well|good|fine|bad|badly|alright)(?: (?:so far|today|here))*',
    '(?:what is |show me )?my (?:progress|score|results?|standing|points)(?: so far)?',
    `how many(?: ${answers})? (?:did i|have i|i) (?:got|get|gotten|answer|answered|do|had|have)(?: ${answers})?(?: ${rightOrWrong})?(?: (?:so far|until now|today|in total|already|here))*`,
    `how many(?: (?:of (?:them|these|my answers)|${answers}))? (?:were|are|was) (?:right|correct|wrong)(?: so far)?`,
    'what (?:are|is) my (?:stats|statistics|numbers|average|percentage)|(?:what|how good) (?:is|are) my (?:scores?|results?|progress)(?: so far)?',
    'did you (?:save|keep|record|store|count) (?:my|that|this|the) (?:last )?(?:answers?|progress|score|work|one)',
    ...toPractise,
    '(?:(?:can you |could you )?(?:give|show|tell|make)(?: me)? )?(?:an? |the )?(?:(?:short|quick|brief) )?(?:summary|overview|list) of what i (?:know|can do|can|have learn(?:ed|t)|have done|did|learn(?:ed|t))(?: (?:so far|already|until now|by now))?',
    'am i (?:(?:any )?(?:doing )?(?:well|ok|okay|good|fine|bad)(?: (?:at|in|with) (?:this|it|that|all this))?|improving|getting better)',
  ],
};

const lastWords =
  '(?:it|that|this|yourself|what you (?:just )?(?:said|asked|wrote)|your (?:last )?(?:words?|message|answer|reply)|the last (?:thing|part|bit|sentence|message))';
const theQuestion = '(?:(?:the|your|that|my|our) )?(?:(?:last|current|open|whole|first) )*(?:question|task|one)';
/** The question itself is not understood: it is put in parts, or with a hint, and nothing is looked up. */
const notUnderstood = `(?:i )?(?:(?:still|really|just) )*(?:do|did|can) not (?:really |quite |even )?(?:understand|get|follow|know)(?: what)? (?:${theQuestion}(?: (?:means?|asks?|wants?|is (?:about|asking)))?|you (?:are asking|want(?: from me| to know| me to (?:do|say|answer|write))?|ask|asked|mean(?: (?:with|by) ${theQuestion})?))(?: (?:me|for|here|now|at all))*|(?:${theQuestion}|what you ask) (?:is|sounds) (?:(?:so|too|very|a bit|really|kind of) )*(?:unclear|confusing|not clear|vague)|${theQuestion} (?:makes no|does not make(?: any)?) sense(?: (?:to me|at all))*|what (?:does|do) ${theQuestion} (?:mean|want|ask)(?: (?:from me|me to do|for))?|what do you mean (?:by|with) ${theQuestion}|(?:say|put|ask|explain|make) ${theQuestion} (?:in )?(?:(?:a|more|much|other|different|another|easier|simpler|simple|plain|easy) )*(?:simply|simpler|easier|words?|way|differently|clearer)`;
const saysNotUnderstood = wholly([notUnderstood]);
export const isQuestionUnclear = (spelt: string): boolean => saysNotUnderstood.test(spelt.replace(/\?/g, '').trim());

const askedAgain = [
  `what (?:did|was|is|were) (?:you|your|the|that)(?: (?:just|last|current|open))*(?: (?:ask|asked|asking|say|said|saying|question|thing|task))(?: (?:me|just now|supposed to be|to answer))*`,
  `(?:repeat|re ?ask|rephrase|re ?word|re ?state)(?: (?:${lastWords}|${theQuestion}))*(?: (?:in )?(?:another way|other words|differently))?`,
  `(?:say|ask|show|tell|read|write|give|put)(?: (?:me|to me|${lastWords}|${theQuestion}))+ (?:again|once more|one more time)`,
  `i (?:(?:have |just |already )*(?:forgot|forgotten|missed)|did not (?:see|catch|hear|read|get)|(?:can not|do not) (?:see|find|remember)) ${theQuestion}(?: anymore)?`,
  `what (?:do i have to|am i supposed to|should i|do you want me to|must i) (?:answer|reply to|respond to)|where is ${theQuestion}`,
  'come again|pardon|which question',
  notUnderstood,
];
/** Lou's last words or its question once more, or in others. */
export const again: Wish = {
  intent: 'again',
  says: [...askedAgain.map((form) => `(?:${form})(?: (?:once more|again|one more time))*`)],
};

/** Where the talk is, what it is about, and what was done before. */
export const place: Wish = {
  intent: 'place',
  says: [
    'where (?:am i|are we|were we|was i)(?: (?:now|here|again|in the course))*|what is going on|remind me (?:where we are|what we are doing)',
    'what (?:are we|am i|were we) (?:even )?(?:talking about|doing|learning|on|studying|discussing)(?: (?:here|again|now))*',
    'what is (?:this|this all|all this)(?: even)? about',
    'what is (?:the|this|our) (?:lesson|section|course|chapter|topic|unit)(?: (?:even|really|all|going to be))* about',
    // What it is good for to be here.
    'what (?:will|do|am|can|are|shall) (?:i|we)(?: (?:going|supposed|meant))?(?: to)? (?:learn|be able to do|get out of (?:it|this))(?: (?:here|today|now|in (?:this|the|it)|with you|from (?:this|it)|(?:lesson|section|course|chapter|unit)))*',
    'what (?:does|will) (?:this|the|it)(?: (?:lesson|section|course|chapter|unit))? (?:teach|cover|deal with)(?: me| us)?|what are (?:the|my|our) (?:learning )?(?:goals|objectives|aims)(?: (?:here|of (?:this|the) (?:lesson|section|course)))?',
    '(?:what|which) (?:topic|section|course|lesson|part|chapter) (?:is this|are we (?:in|on|at)|am i (?:in|on|at))',
    'what (?:did|have) (?:we|i) (?:do|done|talk(?:ed)? about|learn|learned|learnt|cover|covered)(?: (?:last (?:time|week|month|session|lesson)|this (?:week|morning|month)|before|yesterday|earlier|the other day))*|where did (?:we|i) (?:stop|leave off|end|get to)(?: last time)?',
  ],
};

/** What an answer missed. */
export const recap: Wish = {
  intent: 'recap',
  says: [
    'what (?:did|have) i (?:get|got|do|done|miss|missed)(?: wrong)?(?: (?:before|so far|earlier|last time|until now))?',
    'where did i go wrong|what am i missing',
    'what (?:is|was) (?:wrong|missing)(?: (?:with|in|from) (?:it|that|this|my answer))?',
    'why (?:is|was) (?:it|that|this|my answer) (?:wrong|not right|not it)',
    '(?:which|what) (?:part|bit|half) (?:is|was) (?:missing|wrong)',
  ],
};

const mine = '(?:i|mine|my (?:answer|one))';
const right = '(?:right|correct|the right one|good enough)';
const asksOfAnswer = [`(?:am|is|was|were) ${mine} (?:not )?${right}`, `did i (?:get|do|have|say|answer) (?:it|that|this|that one|this one) ${right}`];
const saysAsked = wholly(asksOfAnswer);
/** 'Is my answer right?' asks, and speaks up for nothing. */
export const asksIfMineIsRight = (spelt: string): boolean => saysAsked.test(spelt.replace(/\?/g, '').trim());
/** Speaks up for an answer that was given: it is heard, and costs no try. 'That is right' alone agrees with Lou and is none. */
export const objection: Wish = {
  intent: 'objection',
  says: [
    `(?:i (?:think|swear|know|believe) )?(?:${mine} (?:am|is|was|got it|had it) ${right}|i got it|i had it)(?: (?:all along|before|already|the first time))?`,
    ...asksOfAnswer,
    `(?:how|why) (?:am|is|was) (?:${mine}|it|that|this) (?:wrong|not ${right})`,
    `why (?:did|do) you (?:say|think) (?:${mine}|it|that) (?:am|is|was) (?:wrong|not ${right})`,
    '(?:i|that is what i|is not that what i|i have) (?:already |just |literally )*(?:said|wrote|told you|answered|did say|did answer)(?: (?:that|it|this|so|the same(?: thing)?|exactly that|the answer|the question|already|before|you))*',
    '(?:(?:but|no|hey|omg) )*i (?:(?:have |just )?already (?:said|told you|answered|explained|wrote)|(?:said|told you|wrote) (?:it |that |this |so )?already|told you (?:why|what|how|that))\\b.*',
    '(?:but |hey )*you (?:(?:did|do) not|never) (?:even |really )?(?:answer|answered|reply to|listen to)(?: (?:me|my question|what i (?:asked|said)))?(?: i (?:told|asked|said) .*)?',
    '(?:that is |it is )?(?:exactly |just |the same (?:thing )?as |same (?:thing )?as )?what i (?:said|wrote|meant)',
    'you (?:did|do) not (?:read|understand|get|see|count) (?:my answer|what i (?:said|wrote|mean|meant)|me)',
    '(?:that is |you are (?:being )?)(?:so |really )?(?:unfair|not fair|too strict|picky)',
  ],
};

/** How Lou's questions work: whether one may guess, what a miss costs, whether there are marks. Asked out of worry more often than not. */
export const rules: Wish = {
  intent: 'rules',
  says: [
    '(?:is it|would it be|it is) (?:bad|ok|okay|fine|wrong|allowed|cheating|a problem|stupid|dumb)(?: (?:to|if i|when i)) (?:just |only )?(?:guess|try|be wrong|get it wrong|make mistakes?|ask|use (?:a )?hints?|skip(?: it)?|not know(?: it)?)(?: (?:it|this|first|wrong|a lot))*',
    '(?:is|are) (?:guessing|a guess|guesses|mistakes|hints|asking|skipping|a wrong answer|wrong answers) (?:bad|ok|okay|fine|allowed|cheating|a problem|wrong)',
    '(?:can|may|should|do) i (?:have to |just |need to )*(?:guess|be wrong|make mistakes?)(?: (?:it|this|first))?',
    'what (?:happens|if)(?: if)? i(?: \\w+)? (?:wrong|guess|it wrong|do not know|make a mistake|fail)',
    '(?:does|do|will|is|are)(?: (?:it|this|that|these|my answers?|guesses|hints|mistakes|wrong answers|the answers|a wrong answer))? (?:all )?(?:count|matter|graded|marked|get graded|get marked|be graded|be marked|for a (?:grade|mark)|cost (?:me )?(?:something|anything|points))(?: (?:for|as|against) (?:anything|something|me|points|my (?:grade|mark)|a (?:grade|mark)))?',
    'how many (?:tries|attempts|hints|chances|goes|guesses)(?: (?:do i|did i|have i|are|can i|i))?(?: (?:have|get|got|there|take|left))*',
    '(?:do|will) i (?:get|lose|have) (?:points|marks|a (?:grade|mark)|anything)(?: (?:for|from) (?:this|it|that|guessing))?',
  ],
};

/** Doubt of what Lou said, and plain dissent: what it rests on is what can be said to either. */
export const doubt: Wish = {
  intent: 'doubt',
  says: [
    '(?:(?:oh |hm+ |wait )*(?:really|seriously|for real|always|(?:are )?you (?:really |quite |so )?(?:sure|certain)|in every case|every time|no exceptions|without exception|how do you know(?: (?:that|this))?|says who|prove it|is (?:it|that|this)(?: (?:really|actually|always|so|true|right|the case|like that|correct|certain))+|(?:is )?(?:it|that)(?: is)? always(?: (?:so|true|the case))?|why should i believe (?:you|that|this)|i do not believe (?:you|that|this|it)) ?)+',
    '(?:that|this|it) is (?:not (?:right|true|correct|so)|wrong|false|not how (?:it|that|this) works|nonsense)',
    'that can not be(?: (?:right|true|so))?|that does not (?:sound|seem|look) right|not true|wrong',
    'i (?:do not (?:agree|think so|buy (?:it|that))|disagree|doubt (?:it|that))(?: with (?:you|that|this|it))?',
    '(?:i think )?you (?:are|made a) (?:wrong|mistaken|mistake)(?: (?:about|there|with) ?(?:that|this|it)?)?',
    'is not (?:that|this|it) (?:a |an |(?:a bit|kind of|really|so) )*(?:weird|stupid|unfair|strange|odd|silly|dumb|contradiction|wrong|backwards)',
    'where (?:does it say|did you get|do you have) (?:that|this|it)(?: from)?|what is your source',
    '(?:do you have|is there) a source(?: for (?:that|this|it))?',
  ],
};
