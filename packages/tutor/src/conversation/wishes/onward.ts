/** Where the talk goes: on, further, harder, to a quiz, to the next section. */
import type { Wish } from './form.ts';

/** To be tested, on this or on something named. */
export const quiz: Wish = {
  intent: 'quiz',
  says: [
    '(?:give me |get |start |do |take |have |let us do |i am ready for )*(?:a |the |another |some )?(?:short |quick |mini )?(?:quiz|quizzes|test|practice questions|practice)(?: me)?(?: (?:on|about) (?:this|it|that|the section))?',
    '(?:quiz|test) me(?: (?:on|about) \\w+(?: \\w+){0,3})?(?: but)?(?: (?:make it|keep it|something))?(?: (?:easy|easier|simple|short|hard|harder|quickly))?',
    'ask me (?:some|a few|more|five|a couple of) questions|try again',
  ],
};

/** What was asked was too little. */
export const harder: Wish = {
  intent: 'harder',
  says: [
    '(?:give me |make it |do |try |ask me )*(?:something |a |one |even |much )*(?:harder|more difficult|tougher|more challenging|more advanced)(?: (?:one|question))?|challenge me',
    '(?:that |this |it )?(?:is |was )?(?:way |much |far )?too (?:easy|simple)',
    'i (?:already |all )?know (?:this|that|it|all this|all of this|all that)(?: stuff)?(?: already)?',
  ],
};

/** What comes after this, and how much is left. */
export const whatNext: Wish = {
  intent: 'what-next',
  says: [
    'what (?:(?:should|do|shall|can) (?:i|we) (?:do|learn|study|read|look at)|comes|is|now) ?(?:after (?:this|that|it)|next|from here)?(?: (?:section|lesson|topic))?',
    'what next|now what|what now|what is (?:the )?next (?:section|lesson|topic|part|step|thing)|what is the next (?:section|lesson|one|part) about',
    'what (?:is|comes) (?:left|after)(?: (?:this|that|to (?:do|learn)))?|where (?:do|should|shall) (?:i|we) go (?:from here|next|now)',
    '(?:are we|am i) (?:done|finished|ready|through)(?: (?:here|yet|with (?:this|it)))?|(?:is (?:it|this|that)|(?:it|this|that) is) (?:finish(?:ed)?|done|over|the end)(?: (?:now|already))?',
    'how (?:many|much)(?: more)?(?: (?:questions?|ideas?|sections?))?(?: (?:are|is|do i have|do we have|have we))?(?: there)?(?: (?:left|to go|more|remaining))+',
    'what (?:should|do|shall) (?:i|we) (?:do|learn|study|read|look at)(?: (?:now|next|first))*',
    // To be taken there: 'go to the next section'.
    '(?:(?:go|take me|skip|jump|move|continue|on|back|open|start) )*(?:to )?(?:the )?(?:next|previous|last|first|other) (?:section|lesson|chapter|topic|part|unit|page|course)',
  ],
};

/** On to another question of Lou's; an open one is left for later. */
export const moveOn: Wish = {
  intent: 'move-on',
  says: [
    '(?:the )?next(?: (?:one|question|idea|please))?|(?:let us )?move on|pass',
    'ask me (?:something|a question|one|another(?: one| question)?|the next one)|another (?:question|one)|(?:a )?different (?:question|one)',
    'skip(?: (?:it|this|that|this one|that one|the question))?|(?:do |try |talk about |learn )?something (?:else|different|new)',
  ],
};

/** Yes, go on, I see: agreement that adds nothing. */
export const assent: Wish = {
  intent: 'assent',
  says: [
    '(?:yes|yeah|yep|yup|sure|ok|okay|k|alright|fine|of course|do it|sounds good|(?:let us )?(?:go on|continue|carry on|keep going|proceed|start|begin|go|go ahead|try|do (?:it|this))|(?:i am )?(?:ready|back)|definitely|right|correct)(?: (?:yes|ok|sure|lou|please))*',
    '(?:oh |ah |that )?makes sense(?: now)?|(?:oh |ah )*i (?:see|get it|understand|got it)(?: (?:it|that))?(?: now)?|got it|understood',
    'a+ha+|a+h+|o+h+|cool|nice|great|perfect|awesome|interesting|good to know',
    '(?:and )?then(?: what)?|and|go on(?: then)?',
  ],
};
