/** 'I have no idea' is a wish for help and no answer; 'tell me the answer' is one for the solution, however it is dressed. */

import { tellingStems } from '../../language/words.ts';
import { filler, fillers } from './fillers.ts';

const ofOthers = '(?<!\\b(?:you|he|she|it|they|we|one|who|has|had|people|nobody) )';
/** No part of it is two others in a row: each message is read in one way alone, and not in thousands. */
const around = '(?:(?:i|honestly|really|just|still|sorry|have|am|got|with|at all|about|this|one|it|that|here) )*';
const notKnowing = [
  'no (?:idea|clue|guess)|dunno|idk|clueless|beats me',
  '(?:do not|dunno|did not) (?:really |even |actually )*(?:know|remember|have (?:a|any) (?:clue|idea|guess))',
  'not (?:really |so |at all |very |too |quite )*(?:sure|certain)',
  'can not (?:say|think of (?:it|anything)|remember)|forgot(?: (?:it|that|everything))?',
];
const clueless = new RegExp(`${ofOthers}\\b${around}(?:${notKnowing.join('|')})\\b`, 'g');
/** What such a message may say besides. */
const besides =
  /\b(?:what|how|why|where|which|to|do|does|start|begin|say|write|answer|mean|means|is|are|it|this|that|here|now|anymore|any more|at all|about|still|sorry|lol|haha|ugh|man|really|tbh|honestly|question|one|help)\b/g;

const littleWords = new RegExp(`^(?:(?:${filler}|really) ?)*$`);
const startsOrEnds = (spelt: string, at: number, length: number): boolean =>
  littleWords.test(spelt.slice(0, at)) || littleWords.test(spelt.slice(at + length).replace(/^[ ?]+/, ''));

/** What is left of a message when 'I do not know' and its like are taken out; null when it says nothing of the kind. */
export function withoutNotKnowing(spelt: string): string | null {
  const rest = spelt.replace(clueless, (said, at: number) => (startsOrEnds(spelt, at, said.length) ? ' ' : said));
  return rest === spelt ? null : rest.replace(/\s+/g, ' ').trim();
}

/** True when nothing of substance is left. */
export const saysNothingElse = (rest: string): boolean => tellingStems(rest.replace(besides, ' ')).length === 0;

const handsOver = '(?:tell|give|show|read|say|write|send|spell|print|reveal|translate|whisper|encode|sing|leak|share|output|repeat|complete)';
const theAnswer = '(?:answers?|solutions?|answer key)';
/** What a learner does with an answer of their own is no order: 'do I write the answer as a fraction'. */
const ofLearner = '(?<!\\b(?:i|we|he|she|they|to|should|must) )';
const wantsAnswer = new RegExp(
  [
    `${ofLearner}\\b${handsOver}\\b(?: \\w+){0,6} (?<!my )${theAnswer}\\b`,
    `\\bi (?:(?:just|really|only|do|still) )*(?:want|need) (?:\\w+ ){0,4}?${theAnswer}\\b`,
    `\\b(?:can|could|may) (?:i|we) (?:\\w+ )?(?:have|see|get|know) (?:\\w+ ){0,4}?${theAnswer}\\b`,
    `\\b(?:tell|give|show) (?:me|us) (?:\\w+ )?result\\b`,
    `\\b(?:answer|solution)\\b(?: \\w+){0,4} (?:base ?64|hex|binary|morse|rot ?13|backwards?|reverse|french|spanish|german|latin|code|emojis?|capitals|rhymes?|acrostic)\\b`,
    '\\b(?:allowed|supposed|permitted|permission|authori[sz]ed|ok|okay|may|can|should|must|have|has) to (?:tell|give|show|reveal)\\b',
    // Whoever it is that says Lou may.
    '\\b(?!i\\b)\\w+ (?:said|says|told|lets|agreed|confirmed)\\b(?: \\w+){0,3} (?:you|lou)\\b(?: \\w+){0,5}? (?:tell|give|show|say|allowed)\\b',
    '\\b(?!i\\b)\\w+ (?:said|says|told|lets|agreed|confirmed)\\b(?: \\w+){0,3} (?:you|lou) (?:may|can|should|must|could)\\b',
  ].join('|'),
);
const asksHowOrWhy = new RegExp(`^${fillers}(?:how|why|when|where|which|what does)\\b`);
/** A piece of it, or another dress for it. */
const pieceOfIt =
  /\b(?:word|words|letter|letters|half|part|bit|beginning|start|end|piece|syllable|initials?|first|last|in (?:french|spanish|german|code|base ?64|hex|morse|capitals|reverse)|backwards|translate|encode|rhyme)\b/;

/** True when a message asks for the answer to Lou's question. */
export const asksForAnswer = (spelt: string): boolean => wantsAnswer.test(spelt) && !asksHowOrWhy.test(spelt);

/** True when a message, after a wish for the answer, asks for a piece of it or for another form. */
export const asksForPiece = (spelt: string): boolean => pieceOfIt.test(spelt) && /\b(?:only|just|then|it|one|at least|of)\b/.test(spelt);
