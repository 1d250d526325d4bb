/**
 * What is asked of Lou rather than answered: to say the answer, or a piece of it, or to do something outside the lesson.
 * Only the form counts; who also makes a point with it has answered, which the caller sees to. All on a message spelt out
 * (spelt-out.ts).
 */
import { asksFor, filler, fillers } from './fillers.ts';

const opens = (pattern: string): RegExp => new RegExp(`^(?:(?:${filler}|${asksFor}|you|we) )*(?:${pattern})`);
const opensPlainly = (pattern: string): RegExp => new RegExp(`^${fillers}(?:${pattern})`);

const handing = '(?:tell|give|show|list|print|repeat|spell|decode|encode|recite|say|send|confirm|complete|reveal|output|write|read out|state|hand over|spill)';
const wording = '(?:translate|describe|explain|sum up|fill in|answer)';
const answerItself = '(?:answers?|solutions?|answer (?:key|sheet)|(?:model|sample|expected) (?:answer|reply))';
/** What stands behind the question, which Lou has and the learner has not. */
const notesOfLou =
  '(?:key ideas?|(?:teaching|teacher s|teachers) notes|notes you|your (?:model|notes|prompt|instructions|message|sentence|words|letters)|(?:system |hidden )?prompt|text above|everything (?:above|before)|points? (?:that|of|you|which)|(?:all )?the points$)';
const whichPiece = '(?:first|next|last|opening|other|missing|exact|full|right|second)';
const pieces = `(?:${whichPiece} (?:\\w+ )?(?:points?|sentences?|words?|letters?|half|part|bit|piece)|(?:points|sentences?|words?|letters?) of (?:it|that|the (?:answer|solution)))(?! (?:of|in) (?:the|this|our|my) (?:lesson|section|course|page|text|chapter|book|story|list))`;

/** Who would know the answer, in a part that Lou is to play. */
const knower =
  '(?:teacher|tutor|student|pupil|classmate|examiner|grader|marker|expert|professor|genius|author|narrator|assistant|ai|bot|gpt|\\w+gpt|owl|friend)';
const reason =
  '(?: (?:because|since|cause|cos|or|otherwise|so (?:that )?i|(?:i|we) (?:am|are|have|need|want|got|must|will|can)|my|no time|there is no|the (?:exam|test)|it is (?:late|urgent))\\b.*)?';
const atOnce = `(?: (?:already|now|please|then|right now|at once|anyway|directly|immediately|straight))*${reason}$`;

/** Lou is told to say the answer or a piece of it, to play a part that knows it, or to go on with what it keeps. */
const ordersToSay = [
  opens(`(?:${handing}|${wording})\\b(?: \\w+){0,10}? ${answerItself}\\b`),
  opens(`${handing}\\b(?! (?:me )?(?:more )?about\\b)(?: \\w+){0,6}? (?:${notesOfLou}|${pieces})(?: |$)`),
  // The bare order, and the order to say what should be said.
  opens(`(?:tell|give|show|send|hand|spill) (?:(?:me|us|it|this|that|over) ?)+${atOnce}`),
  opens(
    `(?:tell|give|show|send) (?:me|us) (?:\\w+ ){0,2}?what (?:to (?:say|write|put|answer)|i (?:should|must|have to|need to) (?:say|write|put|answer)|you (?:want|expect|accept|look for|are looking for))\\b`,
  ),
  opens(`(?:answer|solve|do) (?:your own|the open|your|the new|the old) (?:question|one|item)\\b`),
  opens(`(?:pretend|imagine|act as|act like|you are now|let us (?:play|pretend)|play)\\b.*\\b${knower}\\b`),
  opens('(?:stop|enough|no more)\\b.*\\b(?:say|tell|give|answer)\\b'),
  opens('(?:decode|decrypt|unscramble|rot13) (?:this|that|it)\\b'),
  /^(?:ok|okay|now|so|then)(?: (?:ok|so|now|then))* (?:(?:say|repeat|answer) (?:it|the|that|what|all|both|[a-z])\b|do the same with\b)/,
  /\b(?:and|just|only|then) (?:(?:say|tell|write|spell|confirm) (?:it|me|so)(?: (?:now|already|please|out|plainly))*$|confirm (?:what|that|whether)\b)/,
  /\b(?:tell|give|show) (?:me|us|it)(?: (?:now|already|at once|right now))+$|\bsay what (?:it|that) is$/,
  /\byou (?:only|just) (?:say|tell|answer|nod|confirm)\b/,
];

/** The rest of what was not told: 'and the next three words', 'the rest of it'. */
const wantsMoreOfIt =
  /^(?:(?:ok|so|and|now|then|only|just|at least|or) )*(?:the )?(?:rest|first|next|last|other|second)(?: (?:one|two|three|few|four))?(?: (?:words?|letters?|half|part|bit|sentences?|piece))?(?: of (?:it|that|them|the (?:answer|solution)))?(?: then| please)?$/;

/** Somebody speaks of the answer as of something to be had: 'everyone else got the answer from you'. */
const adjectives = '(?:(?:full|right|correct|model|whole|real|expected|perfect|complete|sample|best|open) )*';
const speaksOfAnswer = new RegExp(`\\b(?:the|your|its|a|an) ${adjectives}(?:answers?|solutions?|answer (?:sheet|key)|open question)\\b`);
const asHad =
  /\b(?:tell|told|give|gave|show|say|said|write|print|list|spell|send|state|describe|explain|translate|reveal|read\w*|let|confirm|want|need|get|got|have|had|know|known|sum up|look like|answers? the)\b|^(?:\w+ )?(?:what|which)\b/;
const isCutShort = /\b(?:answer|solution)(?: \w+){0,4} is$|\bthe (?:right|correct|true) (?:one|thing|way|word) is$/;
const marksOfAnswer = /\b(?:which|what)\b.*\b(?:must|should|has to|have to|needs? to) be in (?:my|the|an) answer\b/;
/**
 * 'Can the answer be bigger?' asks about answers, 'let me change my answer' is about one's own, and 'I do not get the
 * answer' about what was said.
 */
const asksAboutAnswers = [
  opensPlainly('(?:can|could|does|do|must|should|will|would|is|are|may) (?:the|an|my|your) (?:answers?|solutions?) (?!the\\b)\\w+'),
  /^(?:\w+ ){0,2}(?:do|should|can|must|may|shall) i (?:write|put|type|give|say|enter|send)\b/,
  /\b(?:change|mean|edit|correct|repeat|rewrite|take back) my answer\b/,
  /\b(?:do|did|can) not (?:(?:really|quite) )?(?:get|understand|see|like|agree with) (?:the|your|that) (?:answer|solution)\b/,
];
/** 'The answer is 5' and 'my answer was 5' give one, and so does what begins with a reason. */
const givesAnswer =
  /^(?:because|since|cause|cos)\b|\b(?:answer|solution) (?:is|was|will be|would be|could be|must be|might be|should be|comes to|equals)(?: (?:that|maybe|probably))? [a-z0-9]/;
const ordersFirst = opens(`(?:${handing}|${wording})\\b`);

/** True when a message tells Lou to say the answer or something that stands for it. */
export const ordersAnswer = (spelt: string): boolean => {
  const bare = spelt.replace(/\?/g, '').replace(/\s+/g, ' ').trim();
  if ([...ordersToSay, wantsMoreOfIt, marksOfAnswer, isCutShort].some((form) => form.test(bare))) return true;
  if (!speaksOfAnswer.test(bare) || asksAboutAnswers.some((form) => form.test(bare))) return false;
  return asHad.test(bare) && (!givesAnswer.test(bare) || ordersFirst.test(bare));
};

/** Errands, which a tutor in a lesson cannot run: to write to somebody, to remind, to mark as done. */
const people = '(?:teacher|mum|mom|dad|parents?|boss|friends?|class|tutor|instructor|manager)';
const things = '(?:joke|story|pictures?|drawing|video|link|song|poem)';
const errands = [
  '(?:e ?mail|text|call|message|phone|remind|notify)(?: to)? (?:me|us|my|the|him|her|them)\\b(?! (?:what|how|why|which|who|that|of)\\b)',
  `(?:tell|show|draw|give|send) (?:me|us) (?:a|an|the|some) ${things}`,
  '(?:rewrite|rephrase|proofread|check|correct|grade|fix|calculate|look at) (?:this|my|these|the following)\\b(?: \\w+){0,3}(?: for me)?(?=$| the | we | if | i | it )',
  `(?:tell|ask|inform|let) (?:my|our|the) (?:\\w+ )?${people}\\b`,
  'mark (?:this|the|my|it)\\b.*\\b(?:done|finished|complete|completed|read)\\b',
  '(?:send|save|download|upload|share|delete|submit) (?:me|it|this|that|my|the|our)\\b(?: \\w+){0,4}$',
];
const errand = opens(errands.join('|'));

export const isErrand = (spelt: string): boolean => errand.test(spelt);

/** Work of the kind that exercises set, on an object of the learner's own: 'simplify 18/24', 'translate the whole page'. */
const work = opens(
  '(?:simplify|reduce|convert|conjugate|decline|translate|calculate|compute|solve|evaluate|work out|factor|factori[sz]e|round|list|name|summari[sz]e|outline|spell|pronounce|plot|sketch|prove|derive|rewrite|rephrase|paraphrase|transpose|integrate|differentiate|sort|count) (?:\\w+|\\d)',
);
/** 'List all forms', 'name the verbs': what the course holds is asked for. */
const list = opens('(?:list|name)(?: (?:me|us))? (?:all|every|each|some|the|a few)\\b');
export const asksForList = (spelt: string): boolean => list.test(spelt);
/** True of an order to do a piece of work. The same words may answer a question that asks what to do, which the caller sees to. */
export const ordersWork = (spelt: string): boolean => work.test(spelt);

const ofTheApp = '(?:question|hint|explanation|example|app|page|website|site|screen|button|picture|video|sound|microphone|keyboard|internet|connection)';
const verbOfIt = '(?:is|was|are|were|did|does|do|has|will|would|could|can|keeps?|makes?|made|froze|crashed|helped|stopped)';

/** What is said to Lou and not in answer to it: a request with its please, word that one is away, what one makes of Lou's own words. */
const saidToLou = [
  /^(?:please|pls) \w|\w (?:please|pls)$/,
  opensPlainly('(?:hold on|hang on|one (?:sec|second|moment|minute)|just a (?:sec|second|moment|minute)|brb|oops|be right back|bear with me)\\b'),
  opensPlainly(`(?:your|that|this|the) (?:last |first |second )?${ofTheApp} ${verbOfIt}\\b`),
];
export const isSaidToLou = (spelt: string): boolean => saidToLou.some((form) => form.test(spelt));
