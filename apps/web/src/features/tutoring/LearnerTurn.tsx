import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { WithFractions } from '../../ui/Fraction.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import type { Conversing } from './conversation.ts';
import { type LearnerLine, mayGoAgain } from './lines.ts';
import { Pressed } from './Pressed.tsx';
import { buttonFor } from './texts.ts';

/** What was typed in its slip, line by line as it was; fractions stand stacked. What a button said is that button, until there is more to say about it. */
export function Slip({ text, children = null }: { text: string; children?: ReactNode }) {
  const button = buttonFor(text);
  if (button && !children) return <Pressed button={button} />;
  return (
    <div className="turn-me">
      <span className="sr">You said: </span>
      <p className="typed">
        <WithFractions text={text} />
      </p>
      {children}
    </div>
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
  const failed = fate === 'failed';
  return (
    <Slip text={text}>
      {(failed || fate === 'unanswered') && (
        <div className="not-sent">
          <span>
            <CrossIcon /> {failed ? 'Not sent' : 'Not answered'}
            {refusal && `. ${refusal.sentence}`}
          </span>
          {mayGoAgain(line) && (
            <Button tone="second" size="small" disabled={!ready} onClick={() => does.sayAgain(key, text)}>
              Send again
            </Button>
          )}
          {failed && onChange && (
            <Button tone="second" size="small" disabled={!ready} onClick={() => onChange(line)}>
              Change it
            </Button>
          )}
        </div>
      )}
    </Slip>
  );
}
