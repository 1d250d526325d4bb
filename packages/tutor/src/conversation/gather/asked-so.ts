/** Whether a question is the very one that a teacher answered, in much the same words. Source: db/content/README.md 'NN-section.questions.yaml'. */
import type { Detail } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import { wordsOfDetail } from '../../retrieval/idea-passage.ts';
import type { WeightedStem } from '../../retrieval/passage-index.ts';
import { type QuestionKind, questionKindOf } from '../message/question-kind.ts';

/** Of a question with fewer words that tell anything, another one may have the same. */
const STEMS_LEAST = 2;
/**
 * Such a share of a way of asking is the question's own: 'how do I subtract fractions' asks for less than 'how do I
 * subtract fractions from whole numbers'.
 */
const SHARED_LEAST = 0.8;

/**
 * All of the question's words stand, in its order, in one way of asking that asks for the same kind of answer; its figures and signs stand in what is
 * written around the answer; and a yes or a no answers what can have one, denied as the question is.
 */
export function isAskedSo(detail: Detail, question: string, stems: readonly WeightedStem[]): boolean {
  if (stems.length < STEMS_LEAST) return false;
  const { asks = '', askedAs } = detail;
  const kind = questionKindOf(question);
  return askedAs.some((text) => saysAll(stems, tellingStems(text)) && wantsSuch(kind, text, asks)) && mayAnswer(detail, question);
}

/** Such a share of the question's words stands, in its order, in one way of asking for the same kind of answer: what turns 'a fraction into a percentage' does not turn it back. */
const IN_ORDER_LEAST = 0.75;
export const isAskedAlike = ({ asks = '', askedAs }: Detail, question: string, stems: readonly WeightedStem[]): boolean =>
  askedAs.some((text) => {
    if (!wantsSuch(questionKindOf(question), text, asks)) return false;
    const told = tellingStems(text);
    const shared = stems.filter(({ stem, standIns }) => told.some((other) => other === stem || standIns.includes(other)));
    return shared.length >= IN_ORDER_LEAST * stems.length && follows(shared, told);
  });

/** The question's figures and signs stand in what is written around the answer; a reason answers why, and a yes or a no answers what can have one, denied as the question is. */
export function mayAnswer(detail: Detail, question: string): boolean {
  const { says, asks = '' } = detail;
  const words = wordsOfDetail(detail);
  const kind = questionKindOf(question);
  return (
    signsIn(question).every((sign) => words.includes(sign)) &&
    (!givesReason.test(says) || kind === null || kind === 'why') &&
    (!yesOrNo.test(says) || ((kind === null || kind === 'whether') && isDenied(question) === isDenied(asks)))
  );
}

/** In one order: 'from a percentage to a fraction' is not 'from a fraction to a percentage'. */
function saysAll(stems: readonly WeightedStem[], told: readonly string[]): boolean {
  return stems.length >= SHARED_LEAST * told.length && follows(stems, told);
}

/** All of them stand there, each after the one before it. */
function follows(stems: readonly WeightedStem[], told: readonly string[]): boolean {
  let from = 0;
  return stems.every(({ stem, standIns }) => {
    const at = told.findIndex((other, place) => place >= from && (other === stem || standIns.includes(other)));
    from = at + 1;
    return at >= 0;
  });
}

/** Key words alone ask for what the question on the page does. */
const wantsSuch = (kind: QuestionKind, text: string, asks: string): boolean => kind === null || kind === (questionKindOf(text) ?? questionKindOf(asks));

/** Figures, and signs that stand alone, as written. */
const signsIn = (text: string): readonly string[] => text.match(/\d+(?:[.,/]\d+)*|(?<!\S)[^\p{L}\p{N}\s"'“”‘’?!.,;:()]+(?!\S)/gu) ?? [];

const givesReason = /^because\b/i;
const yesOrNo = /^(?:yes|no)\b/i;
/** Said to 'is it never so?', the answer to 'is it always so?' says the opposite. */
const isDenied = (text: string): boolean => denied.test(text.replace(orNone, ' '));
/** 'Two parameters, or none?' denies nothing. */
const orNone = /\bor (?:none|not|no|nothing)\b/gi;
const denied = /\b(?:not|never|no|nothing|none|without|cannot)\b|n['’]t\b|\b(?:is|are|was|were|do|does|did|ca|wo|could|would|should|must|has|have|had)nt\b/i;
