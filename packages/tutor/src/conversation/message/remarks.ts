/**
 * What is said beside the question: about oneself, the day, the talk. 'My exam is tomorrow', 'wait', 'we had this at
 * school' try no answer, so they cost no try and are no evidence of anything. Matched against a message spelt out
 * (spelt-out.ts) in which no point was seen.
 */

import type { KeyIdea } from '../../course-material.ts';
import type { Weighing } from '../../grading/match-wording.ts';
import { isCommon } from '../../language/common-words.ts';
import { tellingStems, wordsOf } from '../../language/words.ts';
import { isEveryday } from '../../retrieval/asking-words.ts';
import { wordsAround } from '../../retrieval/idea-passage.ts';
import { fillers } from './fillers.ts';

/** What a learner says of themselves, of Lou or of the lesson; 'I would say' and 'you multiply' go on to answer. */
const speaksOfPeople = new RegExp(
  `^${fillers}(?:i (?!think|guess|would say|believe|mean|do not|did not|can not|would|still do not)|my |our |me |we |let (?:me|us) |same here|me too|(?:that|this|it) (?:is|was) (?:exactly |just |like |totally )*(?:what|how|like) (?:i|we|my|me|us)\\b|you (?:did|do|are|have|just|said|told|never|keep|always|already)|can (?:i|we) |(?:this|that|it) (?:is|was) (?:so |really |very |not |too |kind of )*(?:fun|cool|boring|weird|strange|annoying|nice|great|interesting|long|new|unfair|silly|stupid|ok|okay|fine|funny|crazy|dumb|bad|rude|gross|wild|insane|mean))`,
);
const thinksAloud =
  /^(?:(?:lol|haha+|hehe|wait|hm+|um+|uh+|omg|wow|brb|nvm|never mind|ugh|damn|bruh|oops|whatever|meh|idc|i do not care|who cares|fine|one sec(?:ond)?|a moment|hold on|just a (?:sec|second|minute|moment)|let me (?:think|see|check|look)|thinking|ok(?:ay)?|oh|ah|so|yeah|well|then) ?)+$/;

/** A message is beside a question when at most this share of its telling words is about it. */
const BESIDE = 0.25;

/** True when a message of some length has hardly a word of what the open question is about. Figures are always a try. */
export function isBeside(spelt: string, idea: KeyIdea): boolean {
  if (thinksAloud.test(spelt) || isOfOwnLife(spelt, idea)) return true;
  if ((/\d/.test(spelt) && !tellsOwnCase(spelt)) || wordsOf(spelt).length < 2) return false;
  const telling = tellingStems(spelt);
  return telling.filter((stem) => vocabularyOf(idea).has(stem)).length <= BESIDE * telling.length;
}

/** 'My dog is called half': what it is said of is the learner's own, and no part of the question. */
const ofOwn = new RegExp(
  `^${fillers}(?:my|our) (?:(?:little|big|old|new|best|favou?rite|older|younger|baby|other) )*(\\w+)(?: and (?:me|i|my \\w+))? (?:is|was|are|were|has|have|had|just|always|got|did|\\w+s|\\w+ed|ate|sat)\\b`,
);
const ofTheAnswer =
  /^(?:answer|calculation|method|way|guess|idea|bet|opinion|view|solution|result|reason|reasoning|reply|take|thought|point|sum|question|feeling|memory|understanding|first|second|version|sentence)s?$/;
/** 'I mixed up my socks': what is done is done to the learner's own. */
const toOwn = new RegExp(`^${fillers}(?:i|we) (?:\\w+ ){1,4}(?:my|our) (?:(?:little|big|old|new|own) )*(\\w+)\\b`);
/** Who is given a name is nobody's example. */
const givesName = /^(?:\w+ )+(?:is|was|are) (?:called|named) \w+$/;
export function isOfOwnLife(spelt: string, idea: KeyIdea): boolean {
  const whose = (ofOwn.exec(spelt) ?? toOwn.exec(spelt))?.[1];
  if (whose === undefined || ofTheAnswer.test(whose) || /\d/.test(spelt)) return false;
  const known = givesName.test(spelt) ? new Set(tellingStems(idea.check.question)) : vocabularyOf(idea);
  return tellingStems(whose).every((stem) => !known.has(stem));
}

/** Of so many words none is the course's; fewer may be a guess: 'with milk'. */
const FOREIGN_WORDS_LEAST = 4;

/** True when a message that is beside the question tries nothing. */
export function isRemark(spelt: string, weighing: Weighing): boolean {
  if (thinksAloud.test(spelt)) return true;
  const telling = tellingStems(spelt);
  const isForeign = wordsOf(spelt).length >= FOREIGN_WORDS_LEAST && telling.length > 0 && telling.every((stem) => !weighing.knows(stem));
  return speaksOfPeople.test(spelt) || isForeign;
}

const others =
  '(?:my (?:\\w+ )?\\w+|our \\w+|(?:most |some |many |all )?people|everyone|everybody|a friend(?: of mine)?|the (?:teacher|tutor|text ?book|book|video|internet|web|website)|google|chat ?gpt|wikipedia|youtube|tiktok|reddit|grammarly|duolingo)';
const claims =
  '(?:(?:always|all|also|once|just|usually) )*(?:says?|said|tells? (?:me|us)|told (?:me|us)|claims?|thinks?|thought|believes?|taught (?:me|us)|swears?)';
const heard = 'i (?:(?:have|always|was|just|once|also) )*(?:heard|read|learned|learnt|told|taught)(?: (?:somewhere|at school|online|once))?';
const reports = new RegExp(`^${fillers}(?:${others} ${claims}|${heard})(?: that)? (.+)$`);

/** What a message says that somebody else says: 'but my teacher says rereading is good'. It asks whether that is so, and tries no answer. */
export function claimReported(spelt: string): string | null {
  const claim = reports.exec(spelt)?.[1];
  return claim !== undefined && tellingStems(claim).length > 0 ? claim : null;
}

const dissents = new RegExp(
  `^${fillers}(?:i (?:do not (?:agree|think (?:so|that))|disagree)|not true|that is (?:not (?:true|right)|wrong))\\b(?! what| because my)`,
);
/** 'I disagree, sometimes one should go on' says no to Lou, and tries nothing. */
export const contradicts = (spelt: string): boolean => dissents.test(spelt);

/** 'I don't like owing people money', 'we would love to see it': a liking, and no procedure. Who gives a reason has chosen. */
const likes = new RegExp(
  `^${fillers}(?:i|we) (?:(?:do|did|would|could|really|just|also|always|never|not|still|kind of|sort of) )*(?:like|liked|love|loved|hate|hated|enjoy|enjoyed|miss|missed|prefer|preferred|dislike|wish)\\b(?!.*\\b(?:because|since|as|so)\\b)`,
);
export const tellsOfLiking = (spelt: string): boolean => likes.test(spelt);

/** A case of the learner's own, told as it stands: 'I have 3 and a quarter and need to take off 3 quarters'. 'I multiplied both' tries. */
const ownCase = new RegExp(`^${fillers}(?:i (?:have|had|got|see|own|am|need|keep|always) |my |we (?:have|had|got|are|need) |our |a friend |some(?:one|body) )`);
export const tellsOwnCase = (spelt: string): boolean => ownCase.test(spelt);

/**
 * How many of the telling words of a message stand in what the authors wrote around an idea; words that everybody uses
 * of anything say nothing of it.
 */
export const wordsOfIdea = (spelt: string, idea: KeyIdea): number =>
  tellingStems(spelt).filter((stem) => vocabularyOf(idea).has(stem) && !isCommon(stem) && !isEveryday(stem)).length;

/** Whether one of them is no word of its question. */
export function saysMoreThanQuestion(spelt: string, idea: KeyIdea): boolean {
  const asked = new Set(tellingStems(idea.check.question));
  return tellingStems(spelt).some((stem) => !asked.has(stem) && vocabularyOf(idea).has(stem) && !isCommon(stem) && !isEveryday(stem));
}

const vocabularies = new WeakMap<KeyIdea, ReadonlySet<string>>();

/** The stems of all that its authors wrote around an idea. */
function vocabularyOf(idea: KeyIdea): ReadonlySet<string> {
  const known = vocabularies.get(idea);
  if (known) return known;
  const stems = new Set(tellingStems(`${idea.statement}\n${wordsAround(idea)}`));
  vocabularies.set(idea, stems);
  return stems;
}
