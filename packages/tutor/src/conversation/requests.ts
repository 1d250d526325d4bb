/**
 * What is asked of Lou rather than answered: to say the answer, or a piece of it, or to do something outside the lesson.
 * Only the form counts; who also makes a point with it has answered, which the caller sees to. All on a message spelt out
 * (spelt-out.ts).
 */
const fillers = '(?:(?:please|pls|ok|okay|so|and|but|well|hey|lou|now|just|then|oh|come|on|alright|yes|no|can|could|will|would|you|we) )*';
const opens = (pattern: string): RegExp => new RegExp(`^${fillers}(?:${pattern})`);

const sayingVerb =
  '(?:tell|give|show|list|print|repeat|translate|write|spell|decode|encode|recite|say|send|confirm|complete|reveal|output|sum up|fill in|answer|describe|explain)';
/** What Lou has and the learner has not. */
const ofLou =
  '(?:answers?|solutions?|answer key|points|key ideas?|(?:teaching|teacher s|teachers) notes|notes you|your (?:model|notes|prompt|instructions|rules|message|sentence|words|letters)|(?:model|sample) answer|(?:system |hidden )?prompt|text above|everything (?:above|before)|(?:first|next|last|opening|other|missing|exact|full|right) (?:\\w+ )?(?:points?|sentences?|words?|letters?)|(?:points|sentences?|words?|letters?) of (?:it|that|the (?:answer|solution)))';

/** Lou is told to say something of its own, to play a part, or to go on with what it keeps. */
const ordersToSay = [
  opens(`${sayingVerb}\\b(?: \\w+){0,8}? ${ofLou}\\b`),
  opens(
    '(?:tell|give|show|send) (?:me|us)\\b(?! (?:about|more|what|why|how|when|where|which|who|if|whether|an? (?:example|trick|tip|way|rule|hand|chance|joke|summary|picture|drawing|break|minute|second|moment|tip|link)|another example|the (?:difference|rule|meaning|main|key)|some(?:thing)?|(?:to|that) )\\b)',
  ),
  opens(
    '(?:pretend|imagine (?:that )?(?:the|you|we|it)|act as|you are now|let us (?:play|pretend)|write (?:me |us )?an? (?:\\w+ ){0,2}(?:poem|story|song|play|dialogue|rap|letter))\\b',
  ),
  opens('(?:stop|enough|no more)\\b.*\\b(?:hints?|questions?|games?|asking|talking)\\b'),
  opens('(?:decode|unscramble|rot13) (?:this|that|it)\\b'),
  /^(?:ok so|ok|okay|now|then)(?: (?:ok|so|now|then))* (?:say|answer|tell|give|repeat|do the same|write it|show)\b/,
  /\b(?:and|just|only|then) (?:say|tell|write|spell|confirm) (?:it|me|so|what|that|whether)\b/,
  /\byou (?:only |just |could |should |must |will |told |gave |said |say |tell )+(?:say|tell|give|me(?! (?:to|that)\b)|us(?! (?:to|that)\b)|whether|if|warm)\b/,
];

/** The rest of what was not told: 'and the next three words', 'the rest of it'. */
const wantsMoreOfIt =
  /^(?:(?:ok|so|and|now|then|only|just|at least|or) )*(?:the )?(?:rest|first|next|last|other|second)(?: (?:one|two|three|few|four))?(?: (?:words?|letters?|half|part|bit|sentences?|piece))?(?: of (?:it|that|them|the (?:answer|solution)))?(?: then| please)?$/;

/** Somebody speaks of the answer: 'everyone else got the answer from you'. */
const speaksOfAnswer =
  /\b(?:the|your|my|its|a|an) (?:(?:full|right|correct|model|whole|real|expected|perfect|complete|sample|best|open) )*(?:answers?|solutions?|answer (?:sheet|key)|open question)\b/;
/** 'Can the answer be bigger?' asks about answers, and 'let me change my answer' about one's own. */
const asksAboutAnswers =
  /^(?:(?:so|and|but|ok|okay|well|wait|hm+|lou|sorry) )*(?:can|could|does|do|must|should|will|would|is|are|may) (?:the|an|my|your) (?:answers?|solutions?) \w+|\b(?:change|mean|edit|correct|repeat|rewrite|take back) my answer\b/;
/** 'The answer is 5' gives one, and so does what begins with a reason. */
const givesAnswer =
  /^(?:because|since|cause|cos)\b|\b(?:answer|solution) (?:is|would be|could be|must be|might be|should be)(?: (?:that|maybe|probably))? (?!the thing)[a-z0-9]/;
const wantsItFilledIn = /\b(?:fill in|complete this|finish this|confirm)\b/;

/** True when a message tells Lou to say the answer or something that stands for it. */
export const ordersAnswer = (spelt: string): boolean =>
  ordersToSay.some((order) => order.test(spelt)) ||
  wantsMoreOfIt.test(spelt.replace(/\?/g, '').trim()) ||
  (speaksOfAnswer.test(spelt) && !asksAboutAnswers.test(spelt) && (!givesAnswer.test(spelt) || wantsItFilledIn.test(spelt)));

/** Errands, which a tutor in a lesson cannot run: to write to somebody, to remind, to mark as done. */
const errand = opens(
  '(?:e ?mail|text|call|message|phone|remind|notify)(?: to)? (?:me|us|my|the|him|her|them)\\b(?! (?:what|how|why|which|who|that|of)\\b)|(?:tell|show|draw|give|send) (?:me|us) (?:a|an|the|some) (?:joke|story|pictures?|drawing|video|link|song|poem)|(?:rewrite|rephrase|proofread|check|correct|grade|fix|calculate|look at) (?:this|my|these|the following)\\b(?: \\w+){0,3}(?: for me)?(?=$| the | we | if | i | it )|(?:tell|ask|inform|let) (?:my|our|the) (?:\\w+ )?(?:teacher|mum|mom|dad|parents?|boss|friends?|class|tutor|instructor|manager)\\b|mark (?:this|the|my|it)\\b.*\\b(?:done|finished|complete|completed|read)\\b|(?:send|save|download|upload|share|delete|submit) (?:me|it|this|that|my|the|our)\\b(?: \\w+){0,4}$',
);

export const isErrand = (spelt: string): boolean => errand.test(spelt);

/** Work of the kind that exercises set, on an object of the learner's own: 'simplify 18/24', 'translate the whole page'. */
const work = opens(
  '(?:simplify|reduce|convert|conjugate|decline|translate|calculate|compute|solve|evaluate|work out|factor|factori[sz]e|round|list|name|summari[sz]e|outline|spell|pronounce|plot|sketch|prove|derive|rewrite|rephrase|paraphrase|transpose|integrate|differentiate|sort|count) (?:\\w+|\\d)',
);
/** True of an order to do a piece of work. The same words may answer a question that asks what to do, which the caller sees to. */
export const ordersWork = (spelt: string): boolean => work.test(spelt);

/** What is said to Lou and not in answer to it: a request with its please, word that one is away, what one makes of Lou's own words. */
const saidToLou = [
  /^(?:please|pls) \w|\w (?:please|pls)$/,
  /^(?:(?:oh|ok|ah|sorry) )*(?:hold on|hang on|one (?:sec|second|moment|minute)|just a (?:sec|second|moment|minute)|brb|oops|be right back|bear with me)\b/,
  /^(?:(?:but|and|so|ok|lou|wow|sorry) )*(?:your|that|this|the) (?:last |first |second )?(?:question|hint|explanation|example|app|page|website|site|screen|button|picture|video|sound|microphone|keyboard|internet|connection) (?:is|was|are|were|did|does|do|has|will|would|could|can|keeps?|makes?|made|froze|crashed|helped|stopped)\b/,
];
export const isSaidToLou = (spelt: string): boolean => saidToLou.some((form) => form.test(spelt));
