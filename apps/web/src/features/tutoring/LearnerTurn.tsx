import { Button } from '../../ui/Button.tsx';
import { WithFractions } from '../../ui/Fraction.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import type { Conversing } from './conversation.ts';
import type { LearnerLine } from './lines.ts';

/** What was typed, line by line as it was; fractions stand stacked. */
export function Typed({ text }: { text: string }) {
  return (
    <p className="typed">
      <WithFractions text={text} />
    </p>
  );
}

/** The learner's words in their slip, as they were typed. What did not get through says so and can go again. */
export function LearnerTurn({ line, ready, does }: { line: LearnerLine; ready: boolean; does: Conversing }) {
  const { key, text, fate } = line;
  return (
    <div className="turn-me">
      <span className="sr">You said: </span>
      <Typed text={text} />
      {(fate === 'failed' || fate === 'unanswered') && (
        <div className="not-sent">
          <span>
            <CrossIcon /> {fate === 'failed' ? 'Not sent' : 'Not answered'}
          </span>
          <Button tone="second" size="small" disabled={!ready} onClick={() => does.sayAgain(key, text)}>
            Send again
          </Button>
        </div>
      )}
    </div>
  );
}
