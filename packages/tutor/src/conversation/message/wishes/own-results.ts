/**
 * What is asked about one's own results: the score of a quiz, what was wrong, whether it is finished, what the screens count.
 * Heard by grammar: a message that is made of small words, of oneself and of answers and quizzes alone, and asks.
 */
import type { Intent } from '@lou/domain/tutoring/moves';
import { asksFor, filler } from '../fillers.ts';

const quiz = 'quiz|quizzes|tests?';
const part = 'section|lesson|chapter|unit|course';
const asked = 'questions?|answers?|items?';
/** What is counted of a learner's answers. */
const figure = 'scores?|results?|grades?|marks?|percent|percentage|statistics|stats';
/** What the screens count beside them, and no turn is told. */
const award = 'points?|streak|badges?|achievements?|levels?|rank|xp|seals?';
const fault = 'mistakes?|errors?';
const wrong = 'wrong|wrongly|incorrect|incorrectly';
const right = 'right|correct|correctly';
const missing = 'miss|missed|fail|failed';
const finishing = 'finish|finished|complete|completed|pass|passed';
const scoring = 'score|scored|earn|earned';
const getting = 'get|got|gotten|answer|answered|make|made';
const doing = 'do|done|had|have';

const oneself = 'i|my|mine|me';
const asking = 'how|what|which|where|did|do|does|have|has|had|am|is|are|was|were|show|tell|see|give|list';
const amounts = 'all|any|anything|something|some|most|many|much|far|total|altogether|overall|ones?|them|those|these|both|well|badly|good|bad';
const times = 'so|yet|already|now|today|yesterday|before|earlier|until|then|last|latest|previous|first|recent|week|time|again';
const small = `the|a|an|of|in|on|at|to|for|with|from|or|and|by|up|go|went|been|there|here|that|this|our|exactly|really|actually|just|${amounts}|${times}`;
const named = [asked, quiz, part, figure, award, fault, wrong, right, missing, finishing, scoring, getting].join('|');

const has = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);
const isWholly = new RegExp(`^(?:(?:${[small, asking, oneself, named, doing].join('|')}) ?)+$`);
const saysOneself = has(oneself);
const before = new RegExp(`^(?:(?:${filler}|${asksFor}) )+`);
const asks = new RegExp(`^(?:(?:on|of|in|at) )?(?:${asking}|my|any)\\b`);
/** 'My mistakes' and 'quiz result' are named alone. */
const isNamed = new RegExp(`^(?:(?:my|the|last|latest|first) )*(?:(?:${quiz}) (?:${figure})|my (?:\\w+ )?(?:${quiz}|${figure}))$`);
/** 'How do I get points' asks for a way, and 'what do I have to score' for a condition. */
const asksForWay = new RegExp(`^(?:how|what|where) (?:do|am) i (?:${getting}|${scoring}|${finishing})\\b|\\bhave to\\b`);
/** A bare 'that' is the answer just given, which is heard elsewhere. */
const pointsBack = new RegExp(`\\b(?:that|this)\\b(?! (?:(?:last|first) )?(?:${quiz}|${part}|questions?|week|time)\\b)`);
/** To have a right, or to be right, is no result. */
const isNoResult = new RegExp(`^(?!.*\\b(?:${getting}|i do|done|answers|questions|${quiz})\\b).*\\b(?:${right}|${wrong})\\b`);

/** By what is named beside oneself; the first that fits decides. */
const kinds: readonly (readonly [string, Intent])[] = [
  [`\\bhow (?:many|much|often)\\b.*\\b(?:${named})\\b`, 'standing'],
  [`\\b(?:${fault})\\b`, 'recap'],
  [`\\bmy (?:${wrong}) (?:${asked}|ones?)\\b`, 'recap'],
  [`^(?!did|have|was|were).*\\bi\\b.*\\b(?:${getting}|${doing})\\b.*\\b(?:${wrong})\\b`, 'recap'],
  [`\\b(?:what|which|where|show|tell|list|give)\\b.*\\bi (?:have )?(?:${missing})\\b`, 'recap'],
  [`\\bmy (?:\\w+ ){0,2}(?:${figure}|${award}|${quiz}|answers)\\b`, 'standing'],
  [`\\b(?:did|have) i (?:\\w+ ){0,3}(?:${finishing}|${missing}|${getting}|${scoring}|${doing})\\b.*\\b(?:${quiz}|${part})\\b`, 'standing'],
  [`\\bi (?:\\w+ ){0,3}(?:${getting}|${scoring}|have|had)\\b.*\\b(?:${figure}|${award}|${wrong}|${right})\\b`, 'standing'],
  [`\\b(?:${figure}|${award})\\b.*\\b(?:did|do|have|am) i\\b`, 'standing'],
];
const forms = kinds.map(([form, intent]) => ({ form: new RegExp(form), intent }));

/** The intent of a message, without its question mark, that asks of one's own results; null for anything else. */
export function ownResults(bare: string): Intent | null {
  const said = bare.replace(before, '');
  if (isNamed.test(said)) return 'standing';
  const isOfOneself = isWholly.test(said) && saysOneself.test(said) && asks.test(said);
  if (!isOfOneself || pointsBack.test(said) || asksForWay.test(said) || isNoResult.test(said)) return null;
  return forms.find(({ form }) => form.test(said))?.intent ?? null;
}

/** Of the figures of quizzes, in a message that is heard as one of these. */
export const namesQuiz = has([quiz, figure, scoring, wrong, right, missing, fault, 'pass|passed'].join('|'));
/** Of what is counted on the screens alone. */
export const namesAward = has(award);
/** Of all answers, and not of those to the open question alone. */
export const namesAll = has(`before|so far|earlier|${quiz}|questions|ones|${fault}|last time|yesterday|week|all`);
/** Whether a quiz is finished; of what was wrong. */
export const asksIfFinished = has(finishing);
export const namesWrong = has([wrong, missing, fault].join('|'));
