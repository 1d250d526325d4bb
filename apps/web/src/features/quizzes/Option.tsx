import { CheckIcon, CrossIcon } from '../../ui/icons.tsx';
import { RichLine } from '../../ui/RichText.tsx';
import type { OptionState } from './quiz-run.ts';

interface OptionProps {
  text: string;
  index: number;
  state: OptionState;
  chosen: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** `A`, `B`, `C`. */
const letterOf = (index: number): string => String.fromCodePoint(65 + index);

/** A choice: a button until the question is answered, then a line that says in a word and a drawing what it was. */
export function Option({ text, index, state, chosen, disabled, onChoose }: OptionProps) {
  const inside = (
    <>
      <span className="key">{letterOf(index)}</span>
      <span>
        <RichLine text={text} />
      </span>
    </>
  );
  if (state === 'open')
    return (
      <button className={chosen ? 'option chosen' : 'option'} type="button" disabled={disabled} onClick={onChoose}>
        {inside}
      </button>
    );
  return (
    <div className={`option ${state}`}>
      {inside}
      {state === 'right' && (
        <span className="verdict">
          <CheckIcon />
          {chosen ? 'Your answer, right' : 'Right answer'}
        </span>
      )}
      {state === 'wrong' && (
        <span className="verdict">
          <CrossIcon />
          Your answer
        </span>
      )}
    </div>
  );
}
