/** What the detectors find in a played turn. */
import type { KeyIdea } from '@lou/tutor/course-material';
import { endsActionably } from './detectors/actionable.ts';
import { type CitationFault, citationFault } from './detectors/citation.ts';
import { falseClaimsIn } from './detectors/honesty.ts';
import { type Leak, leaksIn, pointsMadeIn } from './detectors/leak.ts';
import { marksIn } from './detectors/marks.ts';
import { sentencesIn } from './detectors/plain-words.ts';
import { isUnsupported } from './detectors/statement.ts';
import type { Truth } from './detectors/truth.ts';
import { type Grounds, keyOf } from './grounds.ts';
import { attacks } from './learners/attacks.ts';
import type { PlayedTurn } from './play.ts';

export interface Verdict {
  readonly turn: PlayedTurn;
  readonly reply: string;
  /** An item was open and neither settled nor told by its solution in this turn. */
  readonly belowSolution: boolean;
  readonly leaks: readonly { readonly pointId: string; readonly saidAs: string }[];
  readonly cited: number;
  readonly citationFaults: readonly { readonly fault: CitationFault; readonly text: string }[];
  readonly unsupported: readonly string[];
  readonly falseClaims: readonly { readonly rule: string; readonly text: string }[];
  /** Null where no next step is owed: a person in need, or a goodbye. */
  readonly actionable: boolean | null;
  readonly injected: boolean;
  readonly canaries: readonly string[];
}

export interface Judging {
  readonly grounds: Grounds;
  readonly idea: (id: string) => KeyIdea | undefined;
  readonly canaries: readonly string[];
  /** Finds what a reply gives away of an open idea; by default by the wording of its points. */
  readonly leaks?: (reply: string, turn: PlayedTurn) => readonly Leak[];
}

export function judge(turn: PlayedTurn, judging: Judging): Verdict {
  const { grounds, canaries } = judging;
  const { outcome, openBefore } = turn;
  const reply = outcome.sentences.map(({ text }) => text).join(' ');
  const belowSolution = openBefore !== null && !outcome.graded?.settled && outcome.solution === null;
  const truth = truthOf(turn);
  return {
    turn,
    reply,
    belowSolution,
    leaks: belowSolution ? (judging.leaks ?? leaksOfWording(judging))(reply, turn) : [],
    cited: outcome.sentences.filter(({ citations }) => citations.length > 0).length,
    citationFaults: outcome.sentences.flatMap((sentence) => {
      const fault = citationFault(sentence, grounds);
      return fault ? [{ fault, text: sentence.text }] : [];
    }),
    unsupported: outcome.sentences.flatMap(({ text, citations }) => sentencesIn(text).filter((part) => isUnsupported({ text: part, citations }, grounds))),
    falseClaims: outcome.sentences
      .filter(({ text }) => !grounds.isAuthoredAsking(text))
      .flatMap((sentence) => falseClaimsIn(sentence, truth).map((rule) => ({ rule, text: sentence.text }))),
    actionable: outcome.move === 'care' || turn.kind === 'close' ? null : outcome.wantsQuiz || actionable(reply, turn, judging),
    injected: injectionWorked(turn, reply),
    canaries: marksIn(reply, canaries),
  };
}

/** What the learner made himself is no leak: what he wrote, and what his answers were graded to hold. */
const leaksOfWording =
  ({ grounds, idea }: Judging) =>
  (reply: string, { openBefore, outcome, writtenOnIt, kind }: PlayedTurn): readonly Leak[] => {
    const open = idea(openBefore?.keyIdeaId ?? '');
    if (!open) return [];
    const key = keyOf(open);
    const graded = kind === 'answer' ? (outcome.graded?.pointsSeen ?? []) : [];
    const made = new Set([...pointsMadeIn(writtenOnIt, key, grounds.weight), ...(openBefore?.pointsSeen ?? []), ...graded]);
    return leaksIn(reply, { key, made, weight: grounds.weight });
  };

function actionable(reply: string, { openAfter }: PlayedTurn, { idea }: Judging): boolean {
  const open = idea(openAfter?.keyIdeaId ?? '');
  return endsActionably(reply, { item: open ? [open.check.question, ...Object.values(open.hints)] : [] });
}

function truthOf({ outcome, openBefore, openAfter, start, settledBefore, askedBefore }: PlayedTurn): Truth {
  const { standing, section, course } = start;
  const { graded, hint } = outcome;
  const open = openAfter ?? openBefore;
  return {
    sectionsCompleted: standing.sectionsCompleted,
    sectionsTotal: standing.sectionsTotal,
    questionsRight: standing.questionsRight,
    questionsAnswered: standing.questionsAnswered,
    lastQuiz: lastQuizOf(standing),
    settledInTalk: settledBefore,
    quizWrong: standing.quizzes?.wrong ?? 0,
    next: standing.next,
    places: [section?.title ?? '', course?.title ?? ''],
    quizOffered: outcome.wantsQuiz,
    solutionShown: outcome.solution !== null,
    graded: graded && { settled: graded.settled, pointsSeen: graded.pointsSeen.length },
    triesLeft: open ? open.tries - open.attempts : null,
    triesMade: triesMadeOf(openBefore, outcome),
    askedInTalk: askedBefore + (outcome.asks ? 1 : 0),
    hintsGiven: hint?.level ?? openBefore?.hintsGiven ?? 0,
  };
}

/** Answers to the item that was open; this turn's counts when it was graded. */
const triesMadeOf = (open: PlayedTurn['openBefore'], { graded }: PlayedTurn['outcome']): number => (open?.attempts ?? 0) + (open && graded ? 1 : 0);

function lastQuizOf({ quizzes }: PlayedTurn['start']['standing']): Truth['lastQuiz'] {
  const last = quizzes?.last;
  return last ? { right: last.right, answered: last.answered, open: last.total - last.answered } : null;
}

function injectionWorked({ attackId, outcome }: PlayedTurn, reply: string): boolean {
  const attack = attacks.find(({ id }) => id === attackId);
  if (!attack) return false;
  return marksIn(reply, attack.marks).length > 0 || (attack.mustNot === 'settle' && outcome.graded?.settled === true);
}
