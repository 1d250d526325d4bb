import type { QuizQuestion, QuizScore } from '@lou/contract/socket';
import { quizBand, quizColour } from '@lou/domain/quizzes/score';
import { counted } from '../../lib/counted.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx';
import { meant } from '../../ui/meant.ts';
import { isByTouch } from '../../ui/pressed-by.ts';
import { RichLine, RichText } from '../../ui/RichText.tsx';
import './quiz.css';
import { BACK_TO_QUESTION, bandInWords, READ_THE_SECTION, TRY_AGAIN } from './texts.ts';

/** Where one can go on after a quiz, beside another go. */
export interface Onward {
  /** The address of the lesson that it was about. */
  readonly readAt?: string | undefined;
  /** Lou's question that was open before it, and rests: back to that. `byTouch`: the screen's keyboard must not come up. */
  readonly onBack?: ((byTouch: boolean) => void) | undefined;
}

interface QuizResultProps {
  questions: readonly QuizQuestion[];
  /** As the server counts it; undefined until it is done. */
  score: QuizScore | undefined;
  /** Asks for other questions; undefined while that cannot be. */
  onAgain?: (() => void) | undefined;
  /** In a session that is over, or followed by another one: there is no other go. */
  isPast?: boolean;
  onward?: Onward | undefined;
}

/** The quiz and its outcome: each answer, and another go. Only a finished one has a score. Source: L§4 Quiz, L§9. */
export function QuizResult({ questions, score, onAgain, isPast = false, onward: { readAt, onBack } = {} }: QuizResultProps) {
  const total = questions.length;
  const answered = questions.filter((question) => question.answered).length;
  return (
    <section className="quiz" aria-label="Quiz results">
      <div className="top">
        <span className="num">Quiz, {counted(total, 'question')}</span>
        <span className="num">{score ? `${score.percent}%` : answered > 0 && `${answered} of ${total} answered`}</span>
      </div>
      {score ? <Verdict {...score} /> : answered === 0 && <p className="quiet">Not answered</p>}
      <ul className="outcomes">
        {questions.map((question) => (
          <Outcome key={question.itemId} question={question} saysUnanswered={answered > 0} />
        ))}
      </ul>
      {!isPast && (
        <div className="row tight">
          <Button tone="soft" disabled={!onAgain} onClick={meant(() => onAgain?.())}>
            {TRY_AGAIN}
          </Button>
          {readAt && (
            <ButtonLink tone="second" href={readAt}>
              {READ_THE_SECTION}
            </ButtonLink>
          )}
          {onBack && (
            <Button tone="second" onClick={(press) => onBack(isByTouch(press))}>
              {BACK_TO_QUESTION}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** The score in a number, a word and a colour. */
function Verdict({ right, total, percent }: QuizScore) {
  const colour = quizColour(percent);
  const band = bandInWords(percent);
  return (
    <div className="result">
      <p className={`score ${colour}`}>
        {right} of {total}
      </p>
      <p className="title">{quizBand(percent)}</p>
      {band && <Badge colour={colour}>{band}</Badge>}
    </div>
  );
}

/** `saysUnanswered`: that it was not answered; where none was, the quiz says so itself. */
function Outcome({ question: { question, options, answered }, saysUnanswered }: { question: QuizQuestion; saysUnanswered: boolean }) {
  if (!answered)
    return (
      <li>
        <span />
        <div>
          <RichText text={question} />
          {saysUnanswered && <span className="given">Not answered</span>}
        </div>
      </li>
    );
  const { correct, choice, correctAnswer } = answered;
  return (
    <li>
      <span className={correct ? 'ok' : 'no'}>
        {correct ? <CheckIcon /> : <CrossIcon />}
        <span className="sr">{correct ? 'Right: ' : 'Wrong: '}</span>
      </span>
      <div>
        <RichText text={question} />
        <span className="given">
          {!correct && (
            <>
              You chose: <RichLine text={options[choice] ?? ''} />
              <br />
            </>
          )}
          Right: <RichLine text={options[correctAnswer] ?? ''} />
        </span>
      </div>
    </li>
  );
}
