/** 'I have no idea' is a wish for help and no answer; 'tell me the answer' is one for the solution, however it is dressed. */
import { tellingStems } from '../language/words.ts';

const clueless =
  /(?<!\b(?:you|he|she|it|they|we|one|who|has|had|people|nobody) )\b(?:(?:i|honestly|really|just|still|sorry|have|am|i am|got|with|at all|about|this|one|it|that|here) )*(?:no (?:idea|clue|guess)|(?:do not|dunno|did not) (?:really |even |actually )*(?:know|remember|have (?:a|any) (?:clue|idea|guess))|dunno|idk|not (?:really |so |at all |very |too )*(?:sure|certain)|clueless|beats me|can not (?:say|think of (?:it|anything)|remember)|forgot(?: (?:it|that|everything))?)\b/g;
/** What such a message may say besides. */
const besides =
  /\b(?:what|how|why|where|which|to|do|does|start|begin|say|write|answer|mean|means|is|are|it|this|that|here|now|anymore|any more|at all|about|still|sorry|lol|haha|ugh|man|really|tbh|honestly|question|one|help)\b/g;

const littleWords = /^(?:(?:ok|okay|so|well|um+|hm+|oh|but|and|sorry|honestly|ugh|man|lou|lol|tbh|really|just|hey|no|yes|please) ?)*$/;
const startsOrEnds = (spelt: string, at: number, length: number): boolean =>
  littleWords.test(spelt.slice(0, at)) || littleWords.test(spelt.slice(at + length).replace(/^[ ?]+/, ''));

/** What is left of a message when 'I do not know' and its like are taken out; null when it says nothing of the kind. */
export function withoutNotKnowing(spelt: string): string | null {
  const rest = spelt.replace(clueless, (said, at: number) => (startsOrEnds(spelt, at, said.length) ? ' ' : said));
  return rest === spelt ? null : rest.replace(/\s+/g, ' ').trim();
}

/** True when nothing of substance is left. */
export const saysNothingElse = (rest: string): boolean => tellingStems(rest.replace(besides, ' ')).length === 0;

const handsOver =
  '(?:tell|give|show|read|say|write|send|spell|print|reveal|translate|whisper|encode|put|type|sing|leak|want|need|have|share|output|repeat|complete)';
const theAnswer = '(?:answers?|solutions?|answer key|result)';
const wantsAnswer = new RegExp(
  [
    `\\b${handsOver}\\b(?: \\w+){0,6} ${theAnswer}\\b`,
    `\\b(?:answer|solution)\\b(?: \\w+){0,4} (?:base ?64|hex|binary|morse|rot ?13|backwards?|reverse|french|spanish|german|latin|code|emojis?|capitals|rhymes?|acrostic)\\b`,
    '\\b(?:allowed|supposed|permitted|permission|authori[sz]ed|ok|okay|may|can|should|must|have|has) to (?:tell|give|show|reveal)\\b',
    '\\b(?:teacher|professor|boss|mum|mom|dad|admin|developer|support|he|she|they) (?:said|says|told|lets)\\b(?: \\w+){0,3} (?:you|it is|it was|lou|that is)\\b(?: \\w+){0,5}? (?:tell|give|show|allowed|fine|ok|okay|may|can|should|must|could)\\b',
  ].join('|'),
);
const asksHowOrWhy = /^(?:(?:so|and|but|ok|well) )*(?:how|why|when|where|which|what does)\b/;
/** A piece of it, or another dress for it. */
const pieceOfIt =
  /\b(?:word|words|letter|letters|half|part|bit|beginning|start|end|piece|syllable|initials?|first|last|in (?:french|spanish|german|code|base ?64|hex|morse|capitals|reverse)|backwards|translate|encode|rhyme)\b/;

/** True when a message asks for the answer to Lou's question. */
export const asksForAnswer = (spelt: string): boolean => wantsAnswer.test(spelt) && !asksHowOrWhy.test(spelt);

/** True when a message, after a wish for the answer, asks for a piece of it or for another form. */
export const asksForPiece = (spelt: string): boolean => pieceOfIt.test(spelt) && /\b(?:only|just|then|it|one|at least|of)\b/.test(spelt);
