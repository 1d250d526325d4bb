import type { QuizQuestion } from '@lou/contract/socket';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { RichLine, RichText } from '../../ui/RichText.tsx';
import { Option } from './Option.tsx';
import { optionState } from './quiz-run.ts';
import { NEXT_QUESTION, RIGHT, SEE_RESULTS, WRONG } from './texts.ts';

interface OneQuestionProps {
  question: QuizQuestion;
  number: number;
  of: number;
  /** The choice that is being marked. */
  marking: number | null;
  open: boolean;
  onAnswer: (choice: number, milliseconds: number) => void;
  onNext: () => void;
}

/** A question: choosing locks the choices; then what is right, why, and the way on. Source: L§4 Quiz. */
export function OneQuestion({ question, number, of, marking, open, onAnswer, onNext }: OneQuestionProps) {
  const { answered, options } = question;
  const [shownAt] = useState(() => performance.now());
  const why = useRef<HTMLParagraphElement>(null);
  const chose = useRef(false);
  useEffect(() => {
    if (answered && chose.current) why.current?.focus({ preventScroll: true });
  }, [answered]);

  const choose = (choice: number) => {
    chose.current = true;
    onAnswer(choice, Math.round(performance.now() - shownAt));
  };
  return (
    <fieldset className="quiz">
      <legend className="sr">
        Question {number} of {of}
      </legend>
      <div className="top">
        <span className="num">
          Question {number} of {of}
        </span>
        <span>Skill: {question.skill}</span>
      </div>
      <div className="stem">
        <RichText text={question.question} />
      </div>
      <div className="options">
        {options.map((text, index) => (
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name and do not move
            key={index}
            text={text}
            index={index}
            state={optionState(question, index)}
            chosen={(answered?.choice ?? marking) === index}
            disabled={!open || marking !== null}
            onChoose={() => choose(index)}
          />
        ))}
      </div>
      {answered && (
        <div className="after-answer">
          <p className="why" ref={why} tabIndex={-1}>
            <strong>{answered.correct ? RIGHT : WRONG}</strong> <RichLine text={[answered.feedback, answered.explanation].filter(Boolean).join(' ')} />
          </p>
          <div className="row">
            <Button tone="soft" onClick={onNext}>
              {number < of ? NEXT_QUESTION : SEE_RESULTS}
            </Button>
          </div>
        </div>
      )}
    </fieldset>
  );
}
