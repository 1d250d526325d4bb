/** Where the talk goes: on, further, harder, to a quiz, to the next section. */
import { type Wish, wholly } from './form.ts';

const several =
  '(?:\\d+|some|a few|more|two|three|four|five|six|seven|eight|nine|ten|twenty|a couple of|a bunch of|several|many|lots of|a set of|extra)(?: (?:more|other|new|quick|short|easy|hard|random|practice|quiz|test|review|harder|easier))*';
const asked = '(?:questions?|problems?|tasks?|exercises|ones)';
/** What they are to be about. */
const on = '(?:on|about|for|from|of|with|regarding|to do with) \\w+(?: \\w+){0,5}';
/** What a wish for a quiz says of how many questions it has, and on what. */
export const namesWhatToAsk = new RegExp(`\\b${several} ${asked}\\b|\\b(?:quiz|test|quizzed|tested)(?: me)? (?:on|about) (?!this|it|that|the section)`);
/** To be tested, on this or on something named. */
export const quiz: Wish = {
  intent: 'quiz',
  says: [
    '(?:give me |get |start |do |take |have |let us do |i am ready for )*(?:a |the |another |some )?(?:short |quick |mini )?(?:quiz|quizzes|test|practice questions|practice)(?: me)?(?: (?:on|about) (?:this|it|that|the section))?',
    '(?:quiz|test) me(?: (?:on|about) \\w+(?: \\w+){0,3})?(?: but)?(?: (?:make it|keep it|something))?(?: (?:easy|easier|simple|short|hard|harder|quickly))?',
    `(?:ask|give|make|show|test|have|get|do|try)(?: (?:me|us))?(?: (?:on|with))? ${several} ${asked}(?: ${on})?`,
    `(?:quiz|test)(?: me)? (?:on|about|with) ${several} ${asked}(?: ${on})?|try again`,
    // To choose between answers rather than to write one.
    '(?:(?:make|give|ask|do|have|show|turn|put|with|as|in|into|get|me|it|this|that|them|us|a|an|some|the|is there|are there|do you have|rather|any|of|your|questions?) )*(?:multiple choice|mcqs?|answers? to (?:choose|pick|select) from|options(?: to (?:choose|pick|select) from)?)(?: (?:questions?|quiz|test|one|version|format|form|instead|options?))*',
    `(?:a |the |another )?(?:quiz|test) (?:with|of) ${several} ${asked}(?: ${on})?`,
  ],
};

const asking =
  '(?:(?:give|make|do|try|ask|get|have|take|show|want|with|go) )*(?:(?:me|us|it|to|for|on) )*(?:(?:something|a|an|one|even|much|the|some|slightly|bit|little|more|really|very|another|way|that is) )*';
const oneOfThem = '(?:ones?|questions?|things?|tasks?|problems?|exercises?|please|stuff|level)';
const instead = '(?:instead|next|now|this time|then|first|for (?:a )?change)';
const hard = '(?:more )?(?:harder|difficult|tougher|challenging|advanced|tricky|trickier)|really hard|hard(?= (?:one|question|task|problem|thing)s?)';
const easy = '(?:much |a bit |way )?(?:easier|simpler|less difficult|less hard|not so hard|not that hard)|easy|basic|simple';

/** A question that takes less. 'Easier' alone asks for other words (help.ts), so the question has to be named. */
export const easier: Wish = {
  intent: 'easier',
  says: [
    `${asking}(?:${easy}) (?:ones?|questions?|tasks?|problems?|exercises?)(?: ${instead})*`,
    `(?:ask|start|begin)(?: me)?(?: with)? something (?:${easy})(?: ${instead})*`,
    `(?:is there|do you have|got|any)(?: (?:anything|something|any|a|an))* (?:${easy})(?: (?:one|question)s?)`,
    `(?:this|that|the|your) (?:one|question) is too (?:hard|difficult)(?: for me)?(?: ${asking}(?:${easy})(?: (?:one|question))?)?`,
  ],
};

/** What was asked was too little. */
export const harder: Wish = {
  intent: 'harder',
  says: [
    `${asking}(?:${hard})(?: ${oneOfThem})?(?: ${instead})*|challenge me`,
    `(?:(?:give me|have|get) )*(?:(?:a|more of a|real|bigger|some|proper|good) )*challenges?|(?:make|get) (?:it|this|them) (?:${hard})`,
    `(?:is there|do you have|got|any|are there)(?: (?:anything|something|any|a|an))* (?:${hard})(?: ${oneOfThem})?`,
    '(?:that |this |it )?(?:is |was )?(?:way |much |far )?too (?:easy|simple)',
    'i (?:already |all )?know (?:this|that|it|all this|all of this|all that)(?: stuff)?(?: already)?',
  ],
};

/** What comes after this, and how much is left. */
export const whatNext: Wish = {
  intent: 'what-next',
  says: [
    'what (?:(?:should|do|shall|can) (?:i|we) (?:do|learn|study|read|look at)|comes|is|now) ?(?:after (?:this|that|it)|next|from here)?(?: (?:section|lesson|topic))?',
    'what (?:is|comes) (?:next |coming )?after (?:this|that|it|the)(?: (?:section|lesson|topic|part|chapter|one|question))?|what (?:is|comes) next(?: (?:in|for) (?:the (?:course|lesson)|me|us|this course))?',
    'what next|now what|what now|what is (?:the )?next (?:section|lesson|topic|part|step|thing)|what is the next (?:section|lesson|one|part) about',
    'what comes after(?: (?:this|that))?|what is after (?:this|that)|where (?:do|should|shall) (?:i|we) go (?:from here|next|now)',
    '(?:are we|am i) (?:done|finished|ready|through)(?: (?:here|yet|with (?:this|it)))?',
    '(?:is (?:it|this|that)|(?:it|this|that) is) (?:finish(?:ed)?|done|over|the end)(?: (?:now|already))?',
    'what (?:should|do|shall) (?:i|we) (?:do|learn|study|read|look at)(?: (?:now|next|first))*',
    // To be taken there: 'go to the next section'.
    '(?:(?:go|take me|skip|jump|move|continue|on|back|open|start) )*(?:to )?(?:the )?next (?:section|lesson|chapter|topic|part|unit|page|course)',
  ],
};

const asksTwice =
  '(?:(?:but|hey|lou) )?(?:you (?:(?:have|had|already|just|literally|did) )*(?:asked|ask)(?: (?:me|us))?(?: (?:that|this|it|the same(?: (?:thing|question|one))?|that (?:one|question)|this (?:one|question)))(?: (?:already|before|twice|again|earlier|a minute ago|just now))*|(?:we|i) (?:(?:have|had|already|just) )*(?:did|had|done|answered|do) (?:that|this|it|that one|this one|this question|that question)(?: (?:already|before|earlier))+|(?:the )?same question again|(?:that|this) is the same question(?: (?:again|as before))?)';
const saysTwice = wholly([asksTwice]);
/** 'You already asked me that': Lou owns it, and asks another. */
export const isAskedTwice = (spelt: string): boolean => saysTwice.test(spelt.replace(/\?/g, '').trim());
/** What a wish for a question says of figures in it. */
export const wantsFigures = /\b(?:numbers|figures|digits|calculat\w*|compute|sums?|work out)\b/;

/** On to another question of Lou's; an open one is left for later. */
export const moveOn: Wish = {
  intent: 'move-on',
  says: [
    '(?:the )?next(?: (?:one|question|idea|please))?|(?:let us )?move on|pass',
    'ask me(?: (?:something(?: (?:else|different|new|other))?|a question|one|another(?: one| question)?|the next one))?',
    '(?:(?:have|get|give me|ask me|try|do|take) )*(?:another|one more|just one more|(?:a |some )?(?:different|new|other)) (?:question|one)',
    '(?:(?:can|could) (?:you|i) )?(?:give|get|have|throw|pose|show)(?: me)? (?:a|one|any|some|your) (?:\\w+ )?question(?: (?:please|then|now|to answer))*|(?:teach|show|tell) me something(?: (?:new|interesting|cool|else))?|surprise me',
    // A question with figures in it, or one that Lou did not put before.
    '(?:(?:have|get|give me|ask me|try|do|take|want|something) )*(?:(?:an?|another|some|one) )?(?:(?:task|question|problem|exercise|sum|one)s? )?(?:(?:with|that has|using|about) (?:(?:real|some|actual) )?(?:numbers|figures|digits|calculations?)|(?:to|i can) (?:calculate|compute|work out))(?: in it)?|(?:give me|ask me|do) (?:a|some|another) (?:calculation|sum|sums|number question|calculating)',
    // Something to do, and no more said of it.
    '(?:(?:have|get|give|show|set|ask|do|try|take|want|got|is there|do you have|any) (?:me )?)*(?:an?|one|some|any) (?:(?:small|short|little|quick|good|real|practice|practise) )*(?:exercise|task|problem|assignment|practice)(?: (?:to|i can|for me to|that i can) (?:do|try|solve|practi[cs]e|work on))?',
    asksTwice,
    '(?:skip|leave|drop|pass on|forget)(?: (?:it|this|that|(?:this|that|the|your) (?:one|question|task)))(?: (?:out|for (?:now|later)|aside|alone))*',
    'skip|(?:do |try |talk about |learn )?something (?:else|different|new)',
    '(?:i )?(?:do not want to|will not|would rather not) (?:answer|do|try) (?:this|that|it|(?:this|that|the|your) (?:one|question))(?: (?:right )?now)?',
  ],
};

const before = '(?:last|previous|earlier|first|other|one before|skipped|old)';
/** A question that was left, once more. */
export const back: Wish = {
  intent: 'back',
  says: [
    `(?:(?:let us |i want to |we )?(?:go|come|get|jump|take me|bring me|return|switch|try|do|have|show me|ask me|give me|skip)(?: (?:back|again))*(?: (?:to|with))? )(?:the |my |your |that )?${before}(?: (?:question|one|task|problem))(?: (?:again|before|that (?:i|we) (?:skipped|left)|once more|instead))*`,
    '(?:go |take me |bring me |come |get )?back(?: (?:to )?(?:the|that|your|my) (?:question|one|task)(?: (?:before|from before|i skipped|we (?:skipped|left)|you asked before))?)?',
    '(?:the )?(?:previous|last) (?:one|question)',
    '(?:return to|try|redo|do|answer|take) (?:the (?:question|one)s?|what) (?:from before|before(?: (?:this|that))?|(?:i|we) (?:skipped|left(?: out)?|missed))(?: again)?',
  ],
};

/** Yes, go on, I see: agreement that adds nothing. */
export const assent: Wish = {
  intent: 'assent',
  says: [
    '(?:yes|yeah|yep|yup|sure|ok|okay|k|alright|fine|of course|do it|sounds good|(?:back|get back) to (?:work|it|business|studying|the (?:lesson|topic|subject|course))|(?:let us )?(?:go on|continue|carry on|keep going|proceed|start|begin|go|go ahead|try|do (?:it|this))|(?:i am )?(?:ready|back)|definitely|right|correct)(?: (?:yes|ok|sure|lou|please))*',
    '(?:oh |ah |that )?makes sense(?: now)?|(?:oh |ah )*i (?:see|get it|understand|got it)(?: (?:it|that))?(?: now)?|got it|understood',
    'a+ha+|a+h+|o+h+|cool|nice|great|perfect|awesome|interesting|good to know',
    '(?:and )?then(?: what)?|and|go on(?: then)?',
  ],
};
