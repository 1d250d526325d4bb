/** Counts of tries, hints, questions and sections, held against the turn and the record. */
import { ownFigures, type Rule, type Truth } from './truth.ts';

const ranks = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const rank = `(?:${ranks.join('|')}|last|final|only|\\d+(?:st|nd|rd|th))`;
const tries = '(?:tries|try|attempts?|goes|go)';

/** 'third' and '3rd' are 3; 'last' and 'final' are the `last`. */
function rankIn(text: string, last: number): number {
  const place = ranks.findIndex((word) => new RegExp(`\\b${word}\\b`).test(text));
  if (place >= 0) return place + 1;
  if (/\bonly\b/.test(text)) return 1;
  return /\b(?:last|final)\b/.test(text) ? last : (ownFigures(text)[0] ?? Number.NaN);
}

const numberIn = (text: string): number => ownFigures(text)[0] ?? (/\b(?:no|none)\b/.test(text) ? 0 : /\bboth\b/.test(text) ? 2 : 1);

/** An item has so many hints. */
const HINTS = 3;

export const countRules: readonly Rule[] = [
  { name: 'tries', claim: /\b(?:no|\d+|one|a) (?:more )?(?:tr(?:y|ies)|attempts?|goes)\b(?: (?:left|more|remain\w*))?/, isTrue: triesAreTrue },
  {
    name: 'which try',
    claim: new RegExp(
      `\\b(?:that|this|it)(?:'s| is| was| makes)(?: only| just| already| now)? (?:your |the |a )?${rank} ${tries}\\b|\\byour ${rank} ${tries} (?:is|was|went|did|missed|came|got|failed)\\b`,
    ),
    isTrue: ({ triesMade, triesLeft }, [text]) => (/\blast|final\b/.test(text) ? (triesLeft ?? 0) <= 1 : rankIn(text, 0) === triesMade),
  },
  {
    name: 'hints',
    claim:
      /\b(?:all (?:\d+ )?(?:of the )?hints|no hints? left|that(?:'s| is| was) (?:all|the last)(?: \d+)? hints?|\d+ hints? (?:are )?left|hint \d of \d|that was (?:your )?(?:first|second|third|last) hint|you have had \d hints?)/,
    isTrue: hintsAreTrue,
  },
  {
    name: 'which hint',
    claim: new RegExp(
      `(?:^|\\b(?:here (?:is|comes)|here's|that(?:'s| is| was)|this is|so|and|now) )(?:here is |here's )?(?:an? |the |your |my )?${rank} hint\\b(?! (?:said|says|was|told|gave))|^hint (?:no\\.? |number )?\\d\\b`,
    ),
    isTrue: ({ hintsGiven }, [text]) => rankIn(text, HINTS) === hintsGiven,
  },
  {
    name: 'how many hints',
    claim:
      /\b(?:(?:you(?:'ve| have)?|i(?:'ve| have)?|we(?:'ve| have)?) (?:\w+ly |just |already |now |only )*(?:had|used|taken|took|got|needed|asked for|seen|given you|gave you|given|gave|told you)|after|with) (?:no|one|both|all|\d+) (?:of (?:your |the |my )?(?:\d+ )?)?hints?\b/,
    isTrue: ({ hintsGiven }, [text]) => (/\ball\b/.test(text) ? HINTS : numberIn(text)) === hintsGiven,
  },
  {
    name: 'how many questions',
    claim:
      /\b(?:i(?:'ve| have)? (?:\w+ )?asked you|you(?:'ve| have)? (?:\w+ )?(?:had|seen|been asked|worked through|tried|done|skipped)|we(?:'ve| have)? (?:\w+ )?(?:did|done|had|been through|covered|worked through)|that (?:was|makes)|this (?:is|makes)) (?:only |just |already )?\d+ (?:of (?:my|the|your) )?questions?\b|\bquestion \d+ of \d+\b/,
    isTrue: ({ askedInTalk }, [text]) => !/ of \d/.test(text) && numberIn(text) === askedInTalk,
  },
  {
    name: 'which question',
    claim: new RegExp(
      `\\b(?:that|this|it)(?:'s| is| was| makes)(?: only| just| already| now)? (?:your |the |my )?${rank} question (?:so far|today|in this talk|of mine|we|i asked|you|from me)\\b`,
    ),
    isTrue: ({ askedInTalk }, [text]) => rankIn(text, Number.NaN) === askedInTalk,
  },
  {
    name: 'how many were right',
    claim:
      /\b(?:\d+|one|all|none|both|half|most) (?:out )?(?:of )?(?:all )?(?:your|my|the|those|these) (?:last |latest |first )?(?:\d+ )?(?:quiz )?(?:answers?|questions?|tries|guesses|attempts|quizzes) (?:were|was|are|is|went) (?:all )?(?:right|correct|wrong|incorrect|fine)\b/,
    isTrue: (truth, [text]) => isKnownPair(truth, text),
  },
  {
    name: 'what is ahead',
    claim:
      /\byou have (?:only |just |still )*(?:\d+|one|no) (?:more )?(?:sections?|lessons?)\b(?: ahead| to go| left| remaining|$|[.,;])|\b(?:\d+|one|no) (?:more )?(?:sections?|lessons?) (?:(?:still |now )?remains?|remaining|(?:are|is) (?:still )?(?:left|ahead|to go|missing)|left|to go)\b/,
    isTrue: ({ sectionsTotal, sectionsCompleted }, [text]) => numberIn(text) === sectionsTotal - sectionsCompleted,
  },
];

function triesAreTrue({ triesLeft, triesMade }: Truth, { 0: text, input, index }: RegExpExecArray, sentence: string): boolean {
  if (/^(?:a|one) (?:try|go|goes|attempt)$/.test(text)) return true;
  const said = /^no\b/.test(text) ? 0 : /^(?:one|a)\b/.test(text) ? 1 : Number(text.match(/\d+/)?.[0]);
  const isPast = /\b(?:had|made|used(?: up)?|took|taken|needed|after|tried|spent|in|that makes|that is|those were)(?: only| just| already)? $/.test(
    input.slice(0, index),
  );
  if (isPast && !/left|more|remain/.test(text)) return said === triesMade;
  return said === triesLeft || (/last/.test(sentence) && triesLeft === 1);
}

function hintsAreTrue({ hintsGiven }: Truth, [text]: RegExpExecArray): boolean {
  const place = /hint (\d) of/.exec(text)?.[1] ?? /had (\d)/.exec(text)?.[1];
  const left = /(\d) hints? (?:are )?left/.exec(text)?.[1];
  if (place) return Number(place) === hintsGiven;
  if (left) return HINTS - Number(left) === hintsGiven;
  const named = ['first', 'second', 'third'].findIndex((word) => text.includes(word));
  return named >= 0 ? hintsGiven === named + 1 : hintsGiven >= HINTS;
}

/** 'Seven of your ten answers were right' names a pair that the record has. */
function isKnownPair({ questionsRight, questionsAnswered, lastQuiz }: Truth, text: string): boolean {
  const isWrong = /\b(?:wrong|incorrect)\b/.test(text);
  const known = [[questionsRight, questionsAnswered], ...(lastQuiz ? [[lastQuiz.right, lastQuiz.answered]] : [])];
  const [part, whole] = ownFigures(text);
  return known.some(([right = 0, all = 0]) => {
    const counted = isWrong ? all - right : right;
    if (/^(?:all|both)\b/.test(text)) return counted === all && (part ?? all) === all;
    if (/^none\b/.test(text)) return counted === 0;
    return whole === undefined ? part === counted : part === counted && whole === all;
  });
}
