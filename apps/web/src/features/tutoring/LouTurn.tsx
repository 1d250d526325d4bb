import { type ComponentProps, type ReactNode, Suspense, useId, useRef } from 'react';
import { Lou } from '../../ui/Lou.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type LouLine, type Marking, pressedFor } from './lines.ts';
import { Pressed } from './Pressed.tsx';
import { restsOn } from './rests-on.ts';
import { Said } from './Said.tsx';

/** Fetched when they are on the page: the dashboard's first load is light. */
const Passages = lazyPart(async () => (await import('./Passages.tsx')).Passages);
const Quiz = lazyPart(async () => (await import('../quizzes/Quiz.tsx')).Quiz);
const QuizResult = lazyPart(async () => (await import('../quizzes/QuizResult.tsx')).QuizResult);

interface UnderWay {
  readOnly?: false;
  speaking: boolean;
  marking: Marking | null;
  /** Lou has said nothing since. */
  isNewest: boolean;
  /** Answers to a quiz can be given. */
  open: boolean;
  /** The session has ended: a quiz stands as its outcome. */
  over: boolean;
  /** Another quiz came after this one. */
  isFollowed: boolean;
  onAnswer: (itemId: string, choice: number, milliseconds: number) => void;
  onAgain: (() => void) | undefined;
  /** Where one can go on after a quiz. */
  onward?: ComponentProps<typeof QuizResult>['onward'];
  /** Told when a quiz has come onto the page: its code may come after its words. */
  onQuizThere: () => void;
  /** Below everything: help with an open question. */
  children?: ReactNode;
}

/** In a transcript: a quiz stands as its outcome. */
interface Past {
  readOnly: true;
}

type LouTurnProps = { line: LouLine } & (UnderWay | Past);

/** What Lou said, set like a book: the words, what they rest on, a quiz if one was offered. */
export function LouTurn({ line, ...turn }: LouTurnProps) {
  const passages = useRef<HTMLDetailsElement>(null);
  const id = useId();
  const idOf = (number: number) => `${id}-${number}`;

  /** The mark that was pressed before the passages were fetched: it is gone to when they are there. */
  const waiting = useRef<number | null>(null);
  const onPassages = (there: HTMLDetailsElement | null) => {
    passages.current = there;
    if (there && waiting.current !== null) show(waiting.current);
  };

  /** A mark opens the passages and goes to its own. */
  const show = (number: number) => {
    waiting.current = passages.current ? null : number;
    if (!passages.current) return;
    passages.current.open = true;
    const place = document.getElementById(idOf(number));
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'nearest' });
  };
  const pressed = pressedFor(line);
  return (
    <>
      {pressed && <Pressed button={pressed} />}
      <div className="turn-lou">
        <span className="at">
          <Lou size={40} state={!turn.readOnly && turn.speaking ? 'speaking' : 'idle'} />
        </span>
        <span className="sr">Lou said:</span>
        <Said sentences={line.sentences} idOf={idOf} onOpen={show} />
        {line.sources.length > 0 && (
          <Suspense fallback={<p className="passages">{restsOn(line.sources)}</p>}>
            <Passages sources={line.sources} idOf={idOf} ref={onPassages} />
          </Suspense>
        )}
        {line.quiz && line.quiz.length > 0 && (
          <Suspense fallback={<div className="quiz-coming" aria-busy="true" />}>
            {turn.readOnly || turn.over ? (
              <QuizResult questions={line.quiz} score={line.quizScore} isPast />
            ) : (
              <Quiz name={line.key} questions={line.quiz} score={line.quizScore} {...turn} onThere={turn.onQuizThere} />
            )}
          </Suspense>
        )}
        {!turn.readOnly && turn.children}
      </div>
    </>
  );
}
