/**
 * Confirms the points that a learner made, and tells nothing beside them: in the course's words where the learner used
 * every one of them, else in the learner's own, else by the part of the question that is answered.
 */
import { certifiedFigures } from '../../checks/certify.ts';
import { falseClaim } from '../../checks/claims.ts';
import { showsInnerWorkings } from '../../checks/inner-workings.ts';
import { figuresIn } from '../../checks/support.ts';
import { isInTheirWords } from '../../checks/their-words.ts';
import { gradeAnswer } from '../../grading/grade-answer.ts';
import { sentencesOf } from '../../language/sentences.ts';
import type { KeyIdea } from '../../ports.ts';
import { type DraftSentence, report } from '../draft.ts';
import { authored } from '../idea-sentences.ts';
import { partsOf } from '../narrow-question.ts';
import type { Turn } from '../turn.ts';
import { writtenOn } from '../written.ts';

type Point = KeyIdea['check']['points'][number];

/** Nobody wants more than this many characters of their own read back to them, nor so many stretches. */
const QUOTE_CHARACTERS = 140;
const QUOTES_MOST = 2;
const clauseBorder = /[;:,]\s+|\s+[–—-]\s+|\s+(?=(?:and|but|so|because|then)\s)/;
/** A clause with fewer words, or one that hangs on another, says nothing away from it. */
const CLAUSE_WORDS_LEAST = 3;
const hangs = /^(?:which|to|and|but|so|or)\b/i;

/** What can be confirmed of these points without telling more than was written; empty when nothing can. */
export function confirmation(idea: KeyIdea, pointIds: readonly string[], turn: Turn): readonly DraftSentence[] {
  const { check } = idea;
  const written = writtenOn(idea, turn.material);
  const course: DraftSentence[] = [];
  const theirs = new Set<string>();
  const parts: DraftSentence[] = [];
  check.points.forEach((point, at) => {
    if (!pointIds.includes(point.id)) return;
    if (isInTheirWords(point.says, written.join('\n'), check.question, turn.weighing)) {
      course.push(...authored(point.says, idea, turn).map((sentence) => ({ ...sentence, kind: 'answer' as const, alreadySaid: true })));
      return;
    }
    const quote = quoteOf(point, idea, written, turn);
    const part = partsOf(check)?.[at];
    if (quote !== null) theirs.add(quote);
    else if (part !== undefined) parts.push(report(`It answers “${part}”`));
  });
  const quotes = [...theirs].slice(0, QUOTES_MOST).map((quote) => `“${quote}”`);
  return [...course, ...(quotes.length > 0 ? [report(`${quotes.join(' and ')}, as you put it.`)] : []), ...parts];
}

/** The shortest of the learner's sentences, else clauses, that makes the point and says nothing wrong that can be seen; null where there is none. */
function quoteOf(point: Point, idea: KeyIdea, written: readonly string[], turn: Turn): string | null {
  const sentences = written.flatMap((text) => sentencesOf(text).map((sentence) => bare(sentence.text)));
  const clauses = sentences.flatMap((sentence) => sentence.split(clauseBorder).map(bare)).filter(standsAlone);
  for (const pieces of [sentences, clauses]) {
    const [shortest] = pieces.filter((piece) => makes(point, piece, idea, turn)).sort((one, other) => one.length - other.length);
    if (shortest !== undefined) return shortest;
  }
  return null;
}

/** True for a piece that makes the point by itself, with no figure that neither question nor point has, no sum that is off, no belief that does not hold. */
function makes(point: Point, piece: string, { check, misconceptions }: KeyIdea, { weighing, material }: Turn): boolean {
  if (piece === '' || piece.length > QUOTE_CHARACTERS || /[“”?]/.test(piece) || showsInnerWorkings(piece)) return false;
  if (falseClaim(piece, { standing: material.standing, wantsQuiz: false, solutionShown: false, figures: new Set() }) !== null) return false;
  const figures = new Set(figuresIn([check.question, point.says, ...point.alsoSaid].join('\n')));
  if (figuresIn(piece).some((figure) => !figures.has(figure))) return false;
  if (piece.includes('=') && certifiedFigures(piece).size === 0) return false;
  const { pointsSeen, misconception } = gradeAnswer(check, misconceptions, piece, weighing);
  return misconception === null && pointsSeen.includes(point.id);
}

const standsAlone = (clause: string): boolean => clause.split(/\s+/).length >= CLAUSE_WORDS_LEAST && !hangs.test(clause);

/** Without the marks at its end. */
const bare = (piece: string): string => piece.trim().replace(/[.,;:!\s]+$/, '');
