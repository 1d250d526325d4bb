/**
 * Whether a message has the form that a question wants, whatever it says: a place for 'where', a time for 'when', 'how good the
 * scale is' for 'which' or 'what'. Right or wrong, it is a try at the question that was put, and no small talk.
 */

import type { KeyIdea } from '../../course-material.ts';
import { wordsOf } from '../../language/words.ts';
import { isBeside } from '../message/remarks.ts';

const hedge = '(?:(?:it|they|that|this|(?:it|that|they) (?:goes|go|is|are|comes?)|maybe|i think|i guess|probably|just|only|right|well|um|put (?:it|them)) )*';
const place = new RegExp(`^${hedge}(?:at|in|on|into|onto|under|above|below|behind|between|beside|next to|near|inside|outside|over|to|before|after) \\w`);
const time = new RegExp(`^${hedge}(?:at|in|on|after|before|during|once|as soon as|whenever|every|until|from) \\w`);
/** The subject stands before its verb: nobody asks so. */
const told =
  /^(?:(?:how|what|which) (?:\w+ )?|(?:who|where|when) )(?:the|an?|it|its|they|their|he|she|his|her|this|that|these|those|you|your|we|our|one|somebody|people)\b(?: \w+){1,5}$/;
const verbAhead = /^(?:how|what|which|who|where|when) (?:\w+ )?(?:is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|had)\b/;

/** A yes or a no, with something to it. */
const verdict = /^(?:yes|no|yeah|yep|nope|nah) (?!(?:idea|clue|thanks?|thx|please|problem|worries|way|wait|one|more|matter|need|rush)\b)\w+ \w/;

/** At the start of a question, or of a part of it: 'the year when' asks for no time. */
const asksWith = (word: string): RegExp => new RegExp(`(?:^|[.?!:,] |\\b(?:and|but|or|so) )(?:${word})\\b(?! (?:n|\\d))`, 'i');

/** The words that a question asks with, and the form that they want. */
const wanted: readonly (readonly [asked: RegExp, given: (spelt: string, idea: KeyIdea) => boolean])[] = [
  [asksWith('where'), (spelt) => place.test(spelt)],
  [asksWith('when'), (spelt) => time.test(spelt)],
  [asksWith('is|are|was|were|do|does|did|can|could|must|may|will|would|should|has|have'), (spelt) => verdict.test(spelt)],
  [asksWith('what|which'), (spelt, idea) => told.test(spelt) && !verbAhead.test(spelt) && !isBeside(spelt, idea)],
];

/** A deed is asked for: 'how do you find', 'what would you write', 'what can she do'. */
const asksForDeed = /\b(?:how|what) (?:do|does|did|can|could|should|would|must) (?:\w+) (?!mean)/i;
/** It is told as what one does; 'you are mean' and 'you said so' speak of Lou. */
const tellsDeed = new RegExp(`^${hedge}(?:you|we|one|he|she|they) (?!(?:did|do|are|have|just|said|told|never|keep|always|already|know|mean)\\b)\\w+ \\w`);
const isDeedAskedFor = (spelt: string, idea: KeyIdea): boolean => asksForDeed.test(idea.check.question) && tellsDeed.test(spelt) && !isBeside(spelt, idea);

/** A phrase, and no story. */
const WORDS_MOST = 9;
const ofTheLearner = /\b(?:i|my|me|we|our|lou)\b/;

/** True where a message, spelt out, gives what the question of an idea asks for. What ends in a question mark asks. */
export const fitsQuestion = (spelt: string, idea: KeyIdea): boolean =>
  !spelt.endsWith('?') &&
  (wordsOf(spelt).length <= WORDS_MOST || isDeedAskedFor(spelt, idea)) &&
  !ofTheLearner.test(spelt.replace(/\bi (?:think|guess)\b/g, '')) &&
  !manner.test(spelt) &&
  (isDeedAskedFor(spelt, idea) || wanted.some(([asked, given]) => asked.test(idea.check.question) && given(spelt, idea)));

/** No place and no time of the lesson: 'at least', 'in fact', 'to be honest'; 'in a minute', 'at work' are the learner's. */
const manner =
  /^(?:in a (?:bit|sec|minute|moment|while)|at (?:work|home|school)|on the (?:bus|train|phone|way)|(?:after|during|before|at) (?:the )?(?:lunch|dinner|breakfast|break|class|school|work)|at (?:least|all|once)|in (?:fact|general|short|other words|english)|to (?:be|tell|say)|on the other hand|from what)\b/;

/** Something is said, and then whether it does: '57 to 38 was that enough'. 'Is that right' at the end only hedges. */
const asksWhetherLast =
  /^(?:\S+ ){2,}(?:is|was|are|were) (?:that|this|it|they|those) (?:(?:really|even|still|already|too|not) )*(?!right\b|correct\b|ok\b|okay\b|true\b|so\b|not\b)\w+$/;

export const asksAtEnd = (spelt: string): boolean => asksWhetherLast.test(spelt) && !opensOtherwise.test(spelt);
const opensOtherwise = /^(?:(?:and|but|so|it|that|they) )*(?:because|since|what|where|when|which|who|how|why|if)\b/;
