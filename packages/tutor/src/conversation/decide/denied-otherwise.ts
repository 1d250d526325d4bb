/**
 * Whether a sentence denies what a question asks in other ways than by a plain 'not': it names an exception to 'always', refuses,
 * calls the thing 'non-', says 'never' of all cases, or says the same of the opposite.
 */
import { stemOf, tellingStems, wordsOf } from '../../language/words.ts';
import { speltOut } from '../message/spelt-out.ts';
import { isRuledOut } from './ruled-out.ts';
import { turnsQuestion } from './turns-question.ts';

/** All spelt out; `around`: stems of the heading under which the sentence stands. */
type Denial = (asked: string, told: string, around: ReadonlySet<string>, clauses: readonly string[]) => boolean;

/** By a plain 'not' (ruled-out.ts) or by any of the other ways: the one table of what a sentence denies. */
export const isDenied = (question: string, sentence: string, around: ReadonlySet<string> = new Set()): boolean =>
  isRuledOut(question, sentence) || isDeniedOtherwise(question, sentence, around);

export const isDeniedOtherwise = (question: string, sentence: string, around: ReadonlySet<string> = new Set()): boolean => {
  const asked = speltOut(question).replace(/\?/g, '').trim();
  const told = speltOut(sentence);
  const clauses = sentence.split(clauseBorder).map(speltOut);
  return denials.some((denies) => denies(asked, told, around, clauses));
};

const stemsIn = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map((word) => stemOf(word)));
/** With fewer words in common, sameness would be chance. */
const STEMS_LEAST = 2;
const stemSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map((word) => stemOf(word)));

/** What holds under a condition does not always hold. */
export const asksAlways = /\b(?:always|every time|all|every|ever[y ]?where)\b/;
const ofAlways = stemSet('always every time all just really ever get');
const excepts =
  /\b(?:unless|except|need not|may (?:not|never)|never|not (?:always|every|all|necessarily)|(?:do|does) not mean|is not the same|in no other case|only (?:if|when|where|after|before|in))\b/;

/** What is always so, or never otherwise, is no exception. */
const affirmsAlways = /(?<!\bnot )\b(?:always|every time|everywhere|in every case)\b|\b(?:is|are|was|were|does|do) never\b/;

/** 'Does she always have a vote?' – 'She has no vote unless they are tied.' */
const isExcepted: Denial = (asked, told, around, clauses) => {
  if (!asksAlways.test(asked) || turnsQuestion.test(asked) || affirmsAlways.test(told)) return false;
  const clause = clauses.find((one) => excepts.test(one));
  if (clause === undefined) return false;
  const inSentence = stemsIn(clause);
  const stems = tellingStems(asked).filter((stem) => !ofAlways.has(stem));
  const held = stems.filter((stem) => inSentence.has(stem));
  return held.length >= STEMS_LEAST && held[0] === stems[0] && stems.every((stem) => inSentence.has(stem) || around.has(stem));
};

const notAlways = /\bnot (?:always|every|all)\b/;

/** 'Is it always warm?' – 'It is not always warm', of a sentence that holds all that is asked. */
const isNotAlways: Denial = (asked, told) => {
  if (!asksAlways.test(asked) || turnsQuestion.test(asked) || !notAlways.test(told)) return false;
  const inSentence = stemsIn(told);
  const stems = tellingStems(asked).filter((stem) => !ofAlways.has(stem));
  return stems.length >= STEMS_LEAST && stems.every((stem) => inSentence.has(stem));
};

const isBounded = /\b(?:if|when|whenever|unless|until|except|only|without|although|though|sometimes|usually|often|mostly)\b/;
const refusal =
  /\b(?:refuse|refuses|forbid|forbids|reject|rejects|exclude|excludes|rule out|rules out|prevent|prevents) (?:the |an? |any )?(\w+)(?: (?:as|from|in|to) (?:the |an? )?(\w+))?/g;
const leftOut = /\b(\w+) not (\w+(?:ed|en))\b/g;
const auxiliary = /^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|must|should|may)$/;

/** 'Can a list be a key?' – 'Python therefore refuses lists as keys.' 'Sundays not counted.' */
const isRefused: Denial = (asked, told) => {
  if (turnsQuestion.test(asked)) return false;
  const [first, ...others] = tellingStems(asked);
  const inSentence = stemsIn(told);
  if (first === undefined || others.length === 0 || ![first, ...others].every((stem) => inSentence.has(stem))) return false;
  const refused = isBounded.test(told) ? [] : [...told.matchAll(refusal)].flatMap(([, thing = '', as = '']) => [[stemOf(thing), stemOf(as)]]);
  const left = [...told.matchAll(leftOut)].flatMap(([, thing = '', deed = '']) => (auxiliary.test(thing) ? [] : [[stemOf(thing), stemOf(deed)]]));
  return [...refused, ...left].some(([thing = '', deed = '']) => thing === first && deed !== '' && others.includes(deed));
};

const clauseBorder = /[;:,.]\s|\s(?=(?:but|while|whereas|because|since|so|and (?:\w+ )?(?:it|they|he|she))\s)/;
const asksBeing = /^(?:(?:so|and|but) )*(?:is|are|was|were) (.+)$/;

/** 'Is the van a current asset?' – 'The ovens and the van are non-current.' */
const isNon: Denial = (asked, _told, _around, clauses) => {
  const what = asksBeing.exec(asked)?.[1];
  if (what === undefined || turnsQuestion.test(asked)) return false;
  const stems = tellingStems(what);
  return clauses.some((clause) => {
    const [, before = '', turned = ''] = /^(.*?)\b(?:is|are) (?:an? )?non[- ]?(\w+)/.exec(clause) ?? [];
    return turned !== '' && !isBounded.test(clause) && stems.includes(stemOf(turned)) && stems[0] !== undefined && stemsIn(before).has(stems[0]);
  });
};

/** 'Does hay change for the plural?' – 'Hay never changes.' What never happens, happens in no case. */
const isNever: Denial = (asked, _told, _around, clauses) => {
  if (turnsQuestion.test(asked)) return false;
  const stems = tellingStems(asked);
  const [subject] = stems;
  return clauses.some((clause) => {
    const [, before = '', deed = '', after = ''] = /^(.*?)\bnever (\w+)(.*)$/.exec(clause) ?? [];
    const ofSubject = tellingStems(before);
    const isItAlone = subject !== undefined && ofSubject.length > 0 && ofSubject.every((stem) => stems.includes(stem)) && ofSubject.includes(subject);
    return deed !== '' && isItAlone && stems.includes(stemOf(deed)) && tellingStems(after).every((stem) => stems.includes(stem));
  });
};

const opposites: readonly (readonly [string, string])[] = [
  ['higher', 'lower'],
  ['bigger', 'smaller'],
  ['larger', 'smaller'],
  ['longer', 'shorter'],
  ['more', 'fewer'],
  ['more', 'less'],
  ['faster', 'slower'],
  ['earlier', 'later'],
];

const comparatives: ReadonlySet<string> = new Set(opposites.flat());
const comparativesIn = (text: string): number => wordsOf(text).filter((word) => comparatives.has(word) || word === 'better').length;

/** 'Is a higher score better?' – 'Zero is perfect, and lower is better.' */
const isOfOpposite: Denial = (asked, told, around) => {
  if (turnsQuestion.test(asked) || /\b(?:not|never|no)\b/.test(told) || isBounded.test(told)) return false;
  const words = new Set(wordsOf(asked));
  const inSentence = new Set(wordsOf(told));
  const turned = opposites.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
  const found = turned.find(([said, meant]) => words.has(said) && inSentence.has(meant) && !inSentence.has(said) && !words.has(meant));
  // 'Does lower demand mean a lower price?': 'higher demand means a higher price' turns both sides.
  if (!found || [asked, told].some((text) => comparativesIn(text) > 1 + Number(/\bbetter\b/.test(text)))) return false;
  const held = stemsIn(told);
  const others = tellingStems(asked).filter((stem) => stem !== stemOf(found[0]));
  const here = others.filter((stem) => held.has(stem));
  return here.length > 0 && others.length >= STEMS_LEAST && others.every((stem) => held.has(stem) || around.has(stem)) && here.includes(others.at(-1) ?? '');
};

const denials: readonly Denial[] = [isNotAlways, isExcepted, isRefused, isNon, isNever, isOfOpposite];
