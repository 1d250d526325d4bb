import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { CrossIcon } from '../../../ui/icons.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { StateWord } from '../../../ui/StateWord.tsx';
import { answersOf, isRight } from './answers.ts';
import { TalkItOver } from './TalkItOver.tsx';
import { Task, type TaskProps } from './Task.tsx';

/** A question with an answer that can be checked here; its explanation comes once it is right, or is asked for. */
export function Exercise({ block, anchor, talk }: TaskProps) {
  const [given, setGiven] = useState('');
  const [verdict, setVerdict] = useState<'right' | 'wrong' | null>(null);
  const [shown, setShown] = useState(false);
  const [error, setError] = useState<string>();
  const line = useRef<HTMLInputElement>(null);
  const answers = answersOf(block.metadata);
  const feedback = useRef<HTMLDivElement>(null);
  // Under the field it may have come below the fixed bar.
  useEffect(() => {
    if (verdict !== null || shown) feedback.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict, shown]);
  const explanation = typeof block.metadata.explanation === 'string' ? block.metadata.explanation : '';

  const check = (event: SubmitEvent) => {
    event.preventDefault();
    if (given.trim() === '') {
      setError('Type your answer first.');
      return line.current?.focus();
    }
    setVerdict(isRight(given, answers) ? 'right' : 'wrong');
  };
  return (
    <Task block={block} anchor={anchor}>
      <RichText text={block.content} />
      {answers.length > 0 && (
        <form className="answer" onSubmit={check}>
          <Field
            label="Your answer"
            name={`answer-${block.id}`}
            value={given}
            ref={line}
            error={error}
            autoComplete="off"
            onChange={(event) => {
              setGiven(event.currentTarget.value);
              setVerdict(null);
              setError(undefined);
            }}
          />
          <Button type="submit" tone="soft">
            Check
          </Button>
        </form>
      )}
      <div className="feedback" ref={feedback}>
        <div className="exercise-verdict" role="status">
          {verdict === 'right' && <StateWord>Right</StateWord>}
          {verdict === 'wrong' && (
            <>
              <span className="state-word wrong">
                <CrossIcon />
                Not this time.
              </span>{' '}
              <p>Look at it once more, or ask Lou.</p>
            </>
          )}
          {(verdict === 'right' || shown) && explanation && <RichText text={explanation} />}
        </div>
        {verdict === 'wrong' && (
          <div className="row tight">
            <TalkItOver tone="second" size="small" subject={block.content} talk={talk} />
            {explanation && !shown && (
              <Button tone="plain" size="small" onClick={() => setShown(true)}>
                Show the explanation
              </Button>
            )}
          </div>
        )}
      </div>
    </Task>
  );
}
