import { Button } from '../../ui/Button.tsx';
import { WithFractions } from '../../ui/Fraction.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import type { Conversing } from './conversation.ts';
import { type LearnerLine, mayGoAgain } from './lines.ts';

/** What was typed, line by line as it was; fractions stand stacked. */
export function Typed({ text }: { text: string }) {
  return (
    <p className="typed">
      <WithFractions text={text} />
    </p>
  );
}

interface LearnerTurnProps {
  line: LearnerLine;
  ready: boolean;
  does: Conversing;
  /** Takes the words back into the line to write on; absent where there is none. */
  onChange: ((line: LearnerLine) => void) | undefined;
}

/** The learner's words in their slip, as they were typed. What did not get through says why, and can be changed, or go again where that may help. */
export function LearnerTurn({ line, ready, does, onChange }: LearnerTurnProps) {
  const { key, text, fate, refusal } = line;
  return (
    <div className="turn-me">
      <span className="sr">You said: </span>
      <Typed text={text} />
      {(fate === 'failed' || fate === 'unanswered') && (
        <div className="not-sent">
          <span>
            <CrossIcon /> {fate === 'failed' ? 'Not sent' : 'Not answered'}
            {refusal && `. ${refusal.sentence}`}
          </span>
          {mayGoAgain(line) && (
            <Button tone="second" size="small" disabled={!ready} onClick={() => does.sayAgain(key, text)}>
              Send again
            </Button>
          )}
          {fate === 'failed' && onChange && (
            <Button tone="second" size="small" disabled={!ready} onClick={() => onChange(line)}>
              Change it
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
