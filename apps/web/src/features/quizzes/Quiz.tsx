import type { QuizQuestion, QuizScore } from '@lou/contract/socket';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { keep, recall } from '../../lib/kept-here.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { OneQuestion } from './OneQuestion.tsx';
import './quiz.css';
import { toasts } from '../achievements/toast-queue.ts';
import type { Onward } from './QuizResult.tsx';
import { whereToGoOn } from './quiz-run.ts';

const fetchResult = async () => (await import('./QuizResult.tsx')).QuizResult;
const QuizResult = lazyPart(fetchResult);

interface QuizProps {
  /** Its name: under it the tab keeps where one stands in it, so that a reload goes on there. */
  name: string;
  questions: readonly QuizQuestion[];
  /** Its result, once it is done. */
  score: QuizScore | undefined;
  /** An answer that the server is marking. */
  marking: { readonly itemId: string; readonly choice: number } | null;
  /** Answers can be given. */
  open: boolean;
  /** It is what Lou said last: one is at it, and nothing comes between until its results. */
  isNewest: boolean;
  onAnswer: (itemId: string, choice: number, milliseconds: number) => void;
  /** Another quiz came after this one: it has no other go of its own. */
  isFollowed: boolean;
  /** Asks for other questions; absent while Lou is busy. */
  onAgain: (() => void) | undefined;
  /** Where one can go on once it is done. */
  onward?: Onward | undefined;
  /** Told once it is on the page. */
  onThere: () => void;
}

/** A quiz in the conversation: one question at a time, marked by the server, then the results. Source: L§4 Quiz. */
export function Quiz({ name, questions, score, marking, open, isNewest, isFollowed, onAnswer, onAgain, onward, onThere }: QuizProps) {
  const stands = `quiz.${name}`;
  const [at, setAt] = useState(() => whereToGoOn(questions, recall(stands)));
  const place = useRef<HTMLDivElement>(null);
  const question = questions[at];
  const isAtIt = isNewest && question !== undefined;
  useEffect(onThere, [onThere]);
  useEffect(() => (isAtIt ? toasts.hold() : undefined), [isAtIt]);

  const goneOn = useRef(false);
  /** Going on takes the button away: the focus goes to what comes in its place. */
  const goOn = () => {
    goneOn.current = true;
    setAt(at + 1);
    keep(stands, at + 1 < questions.length ? at + 1 : null);
    place.current?.focus({ preventScroll: true });
  };
  const answered = question?.answered !== undefined && question.answered !== null;
  const seen = useRef({ at, answered });
  useEffect(() => {
    if (seen.current.at === at && seen.current.answered === answered) return;
    seen.current = { at, answered };
    if (place.current) bringIntoSight(place.current, answered);
  }, [at, answered]);
  /** The result may come after what stood for it was brought into sight. */
  const showResult = useCallback(() => {
    if (goneOn.current && place.current) bringIntoSight(place.current, false);
  }, []);

  return (
    <div className="quiz-place" ref={place} tabIndex={-1}>
      {question ? (
        <OneQuestion
          key={question.itemId}
          question={question}
          number={at + 1}
          of={questions.length}
          marking={marking?.itemId === question.itemId ? marking.choice : null}
          open={open && marking === null}
          onAnswer={(choice, milliseconds) => {
            keep(stands, at);
            void fetchResult().catch(() => {}); // it is there when it is wanted
            onAnswer(question.itemId, choice, milliseconds);
          }}
          onNext={goOn}
        />
      ) : (
        <Suspense fallback={<div className="quiz-coming" aria-busy="true" />}>
          <QuizResult questions={questions} score={score} onAgain={onAgain} isPast={isFollowed} onward={onward} />
          <Drawn onDrawn={showResult} />
        </Suspense>
      )}
    </div>
  );
}

/** Tells when what stands beside it under a `Suspense` is drawn. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** What came with the answer; else what came instead of the question, from its beginning where it is longer than the place that it scrolls in. */
function bringIntoSight(quiz: HTMLElement, answered: boolean): void {
  const why = answered ? quiz.querySelector('.after-answer') : null;
  if (why) {
    why.scrollIntoView({ block: 'nearest' });
    return;
  }
  const room = Math.min(window.innerHeight, quiz.closest('.chat .convo')?.clientHeight ?? Number.POSITIVE_INFINITY);
  quiz.scrollIntoView({ block: quiz.offsetHeight > room * FITS ? 'start' : 'nearest' });
}

/** Of the window's height; the rest is the composer's and the bars'. */
const FITS = 0.7;
