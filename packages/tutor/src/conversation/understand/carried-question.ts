/**
 * 'What about a van?', 'and the other one?', 'why not?': the question before once more, asked of something else or for its
 * reason. What comes out is that question in full, so that it is looked up and answered like any other.
 */
import { fillers } from '../message/fillers.ts';
import { questionKindOf } from '../message/question-kind.ts';
import { speltOut } from '../message/spelt-out.ts';
import { termAskedFor } from '../message/term-asked-for.ts';
import { sidesOf } from '../message/two-sides.ts';

const whatAbout = new RegExp(`^${fillers}(?:what|how) about (.+)$`);
const andThat =
  /^(?:(?:ok|okay|so|oh|ah|cool|nice|thanks) )*and (?:what about |how about )?(?!(?:what|why|how|when|where|which|who|if|then|so|now|is|are|was|does|do|did|can|could|i|you|we|he|she|it|they|that|this)\b)(.+)$/;
const bareWhy = new RegExp(
  `^${fillers}(?:why(?: not)?|how come(?: (?:that|it|so))?|why (?:is|are) (?:that|it|they|this)(?: (?:so|not|true|like that|the case))?|(?:why|how come) (?:does|do) (?:it|that|this|they) (?:work|happen|help|matter|hold)|(?:how|why) so)(?: (?:though|tho|then|again|exactly|actually|even))*$`,
);
/** 'Same for Spanish?', 'is it the same with two': the question before, of that. */
const sameFor = new RegExp(
  `^${fillers}(?:(?:is|are|does|was) (?:it|that|this|they) )?(?:be )?(?:the )?same (?:goes |thing |way |true )?((?:for|with|in|at|on|to|if|when) .+)$`,
);
/** After what a term means: how one does it, how one finds it. */
const doesIt = new RegExp(`^${fillers}how (?:do|can|would|should) (?:i|you|we|one) (\\w+) (?:it|that|this|them)$`);
const ONWARD_WORDS_MOST = 7;

const article = /^(?:an?|the|my|your|his|her|its|our|their|this|that|these|those|some|any|every|each|all) /;
const auxiliary = new RegExp(`^${fillers}(?:is|are|was|were|do|does|did|can|could|should|would|will|must|may|has|have)(?: not)? `);
const pronoun = /^(?:i|we|you|one|they|he|she|it|people|there)\b/;
const preposition = /^(?:for|with|in|at|on|after|before|without|from|between|by|to|if|when) /;
const places: Readonly<Record<string, 0 | 1>> = { first: 0, former: 0, second: 1, other: 1, last: 1, latter: 1 };

/** 'Is it?', 'are they really?': what was said is doubted, and why it is so is the answer. */
const bareDoubt = new RegExp(
  `^${fillers}(?:(?:is|does|was|do|are|were|has|can|will) (?:it|that|they|this|there)(?: (?:really|even|actually|though|so))*|really|seriously|for real|are you sure(?: about (?:that|this|it))?)$`,
);

/** 'Why not?' asks for the reason of what was asked before, and is followed by more of that. */
export const isBareWhy = (text: string): boolean => bareWhy.test(bareOf(text));

export const isBareDoubt = (text: string): boolean => bareDoubt.test(bareOf(text));

const theOther = new RegExp(`^${fillers}(?:(?:what|how) (?:about|is) )?(?:the )?other(?: (?:one|two|kind|type|sort))?$`);
/** 'And the other one?' */
export const asksForOther = (text: string): boolean => theOther.test(bareOf(text));

const bareOf = (text: string): string => speltOut(text).replace(/\?/g, '').trim();

/** `before` is what was asked before, `isTerm` tells the terms of the course. Null where the message carries no question on. */
export function carriedQuestion(text: string, before: string, isTerm: (words: string) => boolean): string | null {
  const spelt = speltOut(text).replace(/\?/g, '').trim();
  const asked = speltOut(before).replace(/\?/g, '').trim();
  if (bareWhy.test(spelt)) return questionKindOf(before) === 'whether' ? `why ${asked.replace(new RegExp(`^${fillers}`), '')}` : null;
  const deed = doesIt.exec(spelt)?.[1];
  const termBefore = deed === undefined ? null : termAskedFor(before);
  if (termBefore !== null) return `how do you ${deed === 'do' ? '' : `${deed} the `}${termBefore.replace(/^(?:to|the|an?) /, '')}`;
  const thing = (sameFor.exec(spelt) ?? whatAbout.exec(spelt) ?? andThat.exec(spelt))?.[1]?.trim();
  if (thing === undefined || spelt.split(' ').length > ONWARD_WORDS_MOST) return null;
  const sides = sidesOf(before);
  const place = sides && places[/^the (first|former|second|other|last|latter)(?: one| thing)?$/.exec(thing)?.[1] ?? ''];
  if (sides && place !== null && place !== undefined) return `what is ${sides[place]}`;
  if (questionKindOf(before) === 'whether') return askedOf(thing, asked, isTerm);
  if (preposition.test(thing)) return questionKindOf(before) === null ? null : withPreposition(thing, asked);
  const term = questionKindOf(before) === 'what' ? termAskedFor(before) : null;
  const head = term?.split(' ').at(-1) ?? '';
  // 'And minor?', after what a major chord is.
  if (term?.includes(' ') && !thing.includes(' ') && !isTerm(thing) && thing !== head) return `what is a ${thing} ${head}`;
  if (term !== null) return `what is ${thing.replace(article, '').replace(/\bones?$/, term.split(' ').at(-1) ?? '')}`;
  return questionKindOf(before) === null ? null : asked.replace(lastThing, thing);
}

/** The last thing that a question names, with its article. */
const lastThing = /(?:\b(?:an?|the|my|your) )?\S+$/;

/** The same asked of another thing: in the place of what it was asked of, or of the last thing named where that is a person. */
function askedOf(thing: string, asked: string, isTerm: (words: string) => boolean): string {
  const opening = auxiliary.exec(asked)?.[0] ?? '';
  const rest = asked.slice(opening.length);
  if (preposition.test(thing)) return withPreposition(thing, asked);
  if (pronoun.test(rest)) return asked.replace(lastThing, thing);
  const subject = subjectOf(rest, isTerm);
  const head = subject.split(' ').at(-1) ?? '';
  const put = thing.replace(/\bones?\b/, head);
  const own = / ((?:for|with|in|at|on|from) )/.exec(put)?.[1];
  const after = rest.slice(subject.length);
  return `${opening}${put}${own ? after.replace(new RegExp(` ${own}\\S+`), '') : after}`;
}

/** In the place of what has the same preposition, else behind the question. */
function withPreposition(thing: string, asked: string): string {
  const [own = ''] = preposition.exec(thing) ?? [];
  const at = asked.lastIndexOf(` ${own}`);
  return `${at < 0 ? asked : asked.slice(0, at)} ${thing}`;
}

/** The words that the question is asked of: an article and a term of the course, else one word. */
function subjectOf(rest: string, isTerm: (words: string) => boolean): string {
  const words = rest.split(' ');
  const from = article.test(rest) ? 1 : 0;
  const longest = [4, 3, 2].find((count) => words.length > from + count && isTerm(words.slice(from, from + count).join(' '))) ?? 1;
  return words.slice(0, from + longest).join(' ');
}
