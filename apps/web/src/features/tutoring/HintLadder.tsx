import { RichLine, RichText } from '../../ui/RichText.tsx';
import { type KnownLadder, rungs } from './known-ladder.ts';
import '../../ui/ladder.css';

const standing = { used: 'Given: ', here: 'Given last: ', shut: '' } as const;

interface HintLadderProps {
  ladder: KnownLadder;
  /** Null where it is not known. */
  question: string | null;
  /** The words of the hints that were given, where they are known. */
  hints: readonly (string | null)[];
}

/** The hints to Lou's question, which stands above them where it is known: what was given, what is left. The last one given is the lit rung. */
export function HintLadder({ ladder: { given, triesLeft }, question, hints }: HintLadderProps) {
  const stateOf = (rung: number): keyof typeof standing => (given === null || rung > given ? 'shut' : rung === given ? 'here' : 'used');
  return (
    <section aria-labelledby="hints" data-kept-clear>
      <h2 id="hints">Hints for this question</h2>
      {question && (
        <div className="hints-question">
          <RichText text={question} />
        </div>
      )}
      <ol className="ladder">
        {rungs.map((name, index) => {
          const state = stateOf(index + 1);
          return (
            <li key={name} className={state}>
              <span>
                <b>
                  <span className="sr">{standing[state]}</span>
                  {name}
                </b>
                {hints[index] && (
                  <span className="small quiet">
                    <RichLine text={hints[index]} />
                  </span>
                )}
              </span>
            </li>
          );
        })}
        <li className="shut">
          <span>
            <b>The solution</b>
            <span className="small quiet">{whenTold(triesLeft)}</span>
          </span>
        </li>
      </ol>
    </section>
  );
}

/** The tries are known after a hint. */
function whenTold(triesLeft: number | null): string {
  if (triesLeft === null) return 'Whenever you press “Show me”.';
  return triesLeft === 1 ? 'After one more try, or “Show me”.' : `After ${triesLeft} more tries, or “Show me”.`;
}
