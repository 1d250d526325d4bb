/** What is asked about the talk itself: how it stands, what was said, whether it is so, and how Lou's questions work. */
import type { Wish } from './form.ts';

/** How far the learner is, in figures. */
export const standing: Wish = {
  intent: 'standing',
  says: [
    'how (?:am|are) (?:i|we) doing(?: so far)?|how (?:well|far) (?:am i|have i|did i)(?: \\w+){0,3}',
    'what (?:did|have) i (?:get|got|do|done) right(?: so far)?',
    '(?:what is |show me )?my (?:progress|score|results?|standing|points)(?: so far)?',
    'how many (?:did i get|have i got|were|are|of them were)(?: (?:right|correct))?(?: so far)?',
    'did you (?:save|keep|record|store|count) (?:my|that|this|the) (?:last )?(?:answers?|progress|score|work|one)',
    'am i (?:(?:any )?(?:doing )?(?:well|ok|okay|good|fine|bad)(?: (?:at|in|with) (?:this|it|that|all this))?|improving|getting better)',
  ],
};

/** Lou's last words or its question once more, or in others. */
export const again: Wish = {
  intent: 'again',
  says: [
    '(?:what (?:did|was|is|were) (?:you|your|the|that)(?: (?:just|last))*(?: (?:ask|asked|asking|say|said|saying|question|thing))(?: (?:me|again|just now))*|(?:repeat|re ?ask|rephrase|re ?word)(?: (?:it|that|this|the question|your question|the last question|yourself))*(?: (?:in )?(?:another way|other words|differently))?|(?:say|ask)(?: (?:me|it|that|this|the question|your question))+ (?:again|once more|one more time)|i (?:forgot|missed|did not (?:see|catch|hear|read)) (?:the|your|that)(?: last)? ?(?:question|one)?|come again|pardon|which question)(?: (?:once more|again))?',
  ],
};

/** Where the talk is, what it is about, and what was done before. */
export const place: Wish = {
  intent: 'place',
  says: [
    'where (?:am i|are we)(?: (?:now|here|again|in the course))*|what is going on|remind me (?:where we are|what we are doing)',
    'what (?:are we|am i|were we) (?:even )?(?:talking about|doing|learning|on|studying|discussing)(?: (?:here|again|now))*',
    'what is (?:this|this all|all this)(?: even)? about|what is (?:the|this|our) (?:lesson|section|course|chapter|topic)(?: (?:even|really|all))* about',
    '(?:what|which) (?:topic|section|course|lesson|part|chapter) (?:is this|are we (?:in|on|at)|am i (?:in|on|at))',
    'what (?:is|are) the (?:main |key |most important )*(?:ideas?|points?|topics?|takeaways?)(?: (?:of|in|from|here)(?: (?:this|the|here))?(?: (?:lesson|section|course|chapter))?)?',
    '(?:give |make |have )?(?:me )?(?:a |the )?(?:short |quick )?(?:summary|overview)(?: of (?:this|the|it)(?: (?:lesson|section|course))?)?|(?:summari[sz]e|sum up)(?: (?:it|this|that|the))?(?: (?:lesson|section|course|up))?',
    'what did (?:we|i) (?:do|talk about|learn|cover)(?: (?:last time|so far|before|yesterday|today))*|where did we (?:stop|leave off|end)(?: last time)?',
  ],
};

/** What an answer missed. */
export const recap: Wish = {
  intent: 'recap',
  says: [
    'what (?:did|have) i (?:get|got|do|done|miss|missed)(?: wrong)?(?: (?:before|so far|earlier|last time|until now))?|where did i go wrong|what am i missing',
    'what (?:is|was) (?:wrong|missing)(?: (?:with|in|from) (?:it|that|this|my answer))?|why (?:is|was) (?:it|that|this|my answer) (?:wrong|not right|not it)',
    '(?:which|what) (?:part|bit|half) (?:is|was) (?:missing|wrong)',
  ],
};

const mine = '(?:i|mine|my (?:answer|one))';
const right = '(?:right|correct|the right one|good enough)';
/** Speaks up for an answer that was given: it is heard, and costs no try. 'That is right' alone agrees with Lou and is none. */
export const objection: Wish = {
  intent: 'objection',
  says: [
    `(?:i (?:think|swear|know|believe) )?(?:${mine} (?:am|is|was|got it|had it) ${right}|i got it|i had it)(?: (?:all along|before|already|the first time))?`,
    `(?:am|is|was|were) ${mine} (?:not )?${right}`,
    `(?:how|why) (?:am|is|was) (?:${mine}|it|that|this) (?:wrong|not ${right})|why (?:did|do) you (?:say|think) (?:${mine}|it|that) (?:am|is|was) (?:wrong|not ${right})`,
    '(?:i|that is what i|is not that what i|i have) (?:already |just |literally )*(?:said|wrote|told you|answered|did say|did answer)(?: (?:that|it|this|so|the same(?: thing)?|exactly that|the answer|the question|already|before|you))*',
    '(?:that is |it is )?(?:exactly |just |the same (?:thing )?as |same (?:thing )?as )?what i (?:said|wrote|meant)|you (?:did|do) not (?:read|understand|get|see|count) (?:my answer|what i (?:said|wrote|mean|meant)|me)',
    '(?:that is |you are (?:being )?)(?:so |really )?(?:unfair|not fair|too strict|picky)',
  ],
};

/** How Lou's questions work: whether one may guess, what a miss costs, whether there are marks. Asked out of worry more often than not. */
export const rules: Wish = {
  intent: 'rules',
  says: [
    '(?:is it|would it be|it is) (?:bad|ok|okay|fine|wrong|allowed|cheating|a problem|stupid|dumb)(?: (?:to|if i|when i)) (?:just |only )?(?:guess|try|be wrong|get it wrong|make mistakes?|ask|use (?:a )?hints?|skip(?: it)?|not know(?: it)?)(?: (?:it|this|first|wrong|a lot))*',
    '(?:is|are) (?:guessing|a guess|guesses|mistakes|hints|asking|skipping|a wrong answer|wrong answers) (?:bad|ok|okay|fine|allowed|cheating|a problem|wrong)',
    '(?:can|may|should|do) i (?:have to |just |need to )*(?:guess|be wrong|make mistakes?)(?: (?:it|this|first))?|what (?:happens|if)(?: if)? i(?: \\w+)? (?:wrong|guess|it wrong|do not know|make a mistake|fail)',
    '(?:does|do|will|is|are)(?: (?:it|this|that|these|my answers?|guesses|hints|mistakes|wrong answers|the answers|a wrong answer))? (?:all )?(?:count|matter|graded|marked|get graded|get marked|be graded|be marked|for a (?:grade|mark)|cost (?:me )?(?:something|anything|points))(?: (?:for|as|against) (?:anything|something|me|points|my (?:grade|mark)|a (?:grade|mark)))?',
    'how many (?:tries|attempts|hints|chances|goes|guesses)(?: (?:do i|did i|have i|are|can i|i))?(?: (?:have|get|got|there|take|left))*|(?:do|will) i (?:get|lose|have) (?:points|marks|a (?:grade|mark)|anything)(?: (?:for|from) (?:this|it|that|guessing))?',
  ],
};

/** Doubt of what Lou said, and plain dissent: what it rests on is what can be said to either. */
export const doubt: Wish = {
  intent: 'doubt',
  says: [
    '(?:(?:oh |hm+ |wait )*(?:really|seriously|for real|always|(?:are )?you (?:really |quite |so )?(?:sure|certain)|in every case|every time|no exceptions|without exception|how do you know(?: (?:that|this))?|says who|prove it|is (?:it|that|this)(?: (?:really|actually|always|so|true|right|the case|like that|correct|certain))+|(?:is )?(?:it|that)(?: is)? always(?: (?:so|true|the case))?|why should i believe (?:you|that|this)|i do not believe (?:you|that|this|it)) ?)+',
    '(?:that|this|it) is (?:not (?:right|true|correct|so)|wrong|false|not how (?:it|that|this) works|nonsense)|that can not be(?: (?:right|true|so))?|that does not (?:sound|seem|look) right|not true|wrong',
    'i (?:do not (?:agree|think so|buy (?:it|that))|disagree|doubt (?:it|that))(?: with (?:you|that|this|it))?|(?:i think )?you (?:are|made a) (?:wrong|mistaken|mistake)(?: (?:about|there|with) ?(?:that|this|it)?)?',
    'is not (?:that|this|it) (?:a |an |(?:a bit|kind of|really|so) )*(?:weird|stupid|unfair|strange|odd|silly|dumb|contradiction|wrong|backwards)',
    'where (?:does it say|did you get|do you have) (?:that|this|it)(?: from)?|what is your source|(?:do you have|is there) a source(?: for (?:that|this|it))?',
  ],
};
