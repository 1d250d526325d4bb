/** What learners want to know of the way ahead: how much is left, how long it takes, when things are due, another section. */
import type { Wish } from './form.ts';

const numeral = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|some|several)';
const unit = '(?:sections?|lessons?|chapters?|units?|parts?|topics?|modules?)';
const piece = `(?:${unit}|questions?|ideas?|things?|stuff)`;
const place = '(?:section|lesson|course|chapter|unit|part|module|topic)';
const remaining = '(?:left|to go|remaining|still to (?:do|come)|ahead(?: of (?:me|us))?|to (?:do|finish))';
const here = `(?:(?:in|of|for|with) (?:this|the|it|total|all)(?: ${place})?|here|there|altogether|still|now|more)`;
const haveI =
  '(?:(?:are|is)(?: there)?|(?:do|have|must|should) (?:i|we)(?: (?:have|got|still have|need|do|finish))?|does (?:this|the|it)(?: (?:course|section))? have)';

/** In figures: sections of the course, questions of the section. */
export const left: Wish = {
  intent: 'left',
  says: [
    `how (?:many|much)(?: (?:more|other))?(?: of (?:the |this |it|the other )?)?(?: ?${piece}| ?${place})?(?: ${haveI})?(?: ${here})* ${remaining}(?: ${here})*`,
    `how (?:many|much) more(?: ${piece})?(?: ${haveI})?(?: ${here})*`,
    `how many ${unit}(?: ${haveI})(?: ${here})*|how many ${unit} (?:does|has) (?:this|the|it)(?: ${place})?(?: have)?`,
    `(?:what|how much) is (?:still )?left(?: to (?:do|learn|finish))?(?: ${here})*`,
    `is there (?:still )?(?:much|a lot|more|anything) left(?: ${here})*`,
    `(?:are|am) (?:we|i) (?:almost|nearly|close to) (?:done|finished|there|the end)(?: ${here})*`,
    `how far (?:is it|am i|are we)(?: (?:from|to|until|till))(?: the)? (?:end|finish|finished|done)(?: ${here})*`,
  ],
};

const doing = `(?:this|it|that|the|finishing|it all|all this)(?: (?:one|${place}|quiz|question|whole (?:thing|course)|rest))?`;
/** What makes it a question of time, and all that may stand beside it. */
const ofTime = '(?:take|need|last|done|finish\\w*|left|longer|time|end|through)';
const verbs = 'will|does|would|is|are|do|has|going|be|take|takes|need|last|have|get|spend|done|finished|finish|finishing|complete';
const around =
  'until|till|before|this|it|that|the|we|i|me|us|to|for|of|with|on|in|a|an|all|whole|rest|thing|end|time|left|more|total|usually|about|roughly|still|through|one|quiz|question';

/** In time, which Lou does not measure. */
export const howLong: Wish = {
  intent: 'how-long',
  says: [
    `(?=how \\w+.*\\b${ofTime}\\b)how (?:long|much (?:longer|(?:more )?time))(?: (?:${verbs}|${around}|${place}))*`,
    `(?:will|does|would|is) ${doing} (?:going to )?(?:take|be|last)? ?(?:very |too )?(?:long|much time|quick)`,
    `how many (?:minutes|hours|days|weeks)(?: (?:${verbs}|${around}|${place}))*`,
    'when (?:will|am|are|do) (?:i|we) (?:be )?(?:done|finished|finish|get done)(?: (?:with )?(?:this|it|the course|the section|today|here))*',
  ],
};

const event =
  '(?:(?:final|next|mid ?term|big|last|first|written|oral|maths?|course) )*(?:exams?|tests?|mid ?terms?|finals?|deadlines?|due dates?|homework|assignments?|projects?|class(?:es)?|lectures?|lessons?|papers?|presentations?|results?|grades?|certificates?)';
const whose = '(?:(?:my|our|the|this|that|your|next) )*';

/** Dates, which stand in no page that Lou reads. */
export const dates: Wish = {
  intent: 'dates',
  says: [
    `(?:when|what (?:day|date|time)|on (?:what|which) day|at what time) (?:is|are|was|will|do|does|did)(?: (?:i|we))?(?: (?:have|get|hand in|submit|turn in|write|take))? ?${whose}${event}(?: (?:be|due|start|begin|again|this (?:week|month|year|term)|come out|happening|on))*`,
    `(?:do|am|are) (?:i|we) (?:having|have|got) ${whose}(?:an? )?${event} (?:today|tomorrow|soon|this week|next week|on \\w+)`,
    `(?:how (?:many days|long)|how much time) (?:do i have |is it |is there |is left |are left |left )*(?:until|till|before|to) ${whose}${event}`,
    `(?:what|when) is (?:the|my|our) (?:deadline|due date|exam date|date of ${whose}${event})(?: (?:for|of) ${whose}\\w+)?`,
  ],
};

const going = '(?:go|jump|switch|skip|change|move|continue|start|take me|bring me|do|try|open|take|learn|study|talk about|have|work on|get)';
const which = `(?:${place} (?:number )?${numeral}|the (?:\\w+ )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|last|final|other|next|previous) ${place}|(?:another|a different|a new|a previous|an earlier|a later) ${place}|the ${place} (?:about|on) \\w+(?: \\w+){0,3})`;

/** To be taken elsewhere: Lou stays in the section that the talk was begun in. 'What is section 3 about' asks and is none. */
export const otherSection: Wish = {
  intent: 'other-section',
  says: [
    `(?:let us |i want to |we |i )?${going}(?: (?:on|back|over|ahead|straight|me))*(?: (?:to|with|at|in|into))? ${which}(?: (?:instead|now|first|then|already))*`,
    `${which} instead|(?:change|switch) (?:the )?${place}s?`,
    // What else there is.
    '(?:(?:what|which)(?: (?:other|else|kind of))? (?:courses?|subjects?|topics?)(?: (?:do|can|could|should) (?:you|i|we)(?: (?:have|know|teach|offer|help(?: me)? with|take|do|learn|study|choose|talk about|ask(?: you)?))?| are there| is there)(?: (?:about|here|with|from|on offer))*|(?:show me|list|tell me)(?: (?:all|the|your|about))* courses)',
    // Which of them to take.
    '(?:what|which) (?:courses?|subjects?|one) (?:is|are|would be|should i|do i|shall i|can i)(?: (?:best|good|right|easiest|easy|nice|start with|begin with|take|do|learn|choose|pick|try))*(?: (?:for me|first|next|to start with|to begin with|to take|now))*|(?:recommend|suggest)(?: (?:me|a|some|any|one))*(?: (?:course|courses|subject))',
  ],
};
