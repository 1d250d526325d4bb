import { RichLine } from '../../../ui/RichText.tsx';
import { BackToConversation } from './BackToConversation.tsx';
import { Line } from './cited.tsx';
import { linesOf, type ReadingPart } from './reading.ts';
import { LOOK_BACK } from './worked-steps.ts';

/** A worked example between hairlines: step, reason, then 'Does it look right?'. */
export function WorkedExample({ part }: { part: Extract<ReadingPart, { kind: 'worked' }> }) {
  const { lead, steps, check } = part.worked;
  return (
    <div className="piece">
      <section className="worked" aria-labelledby={part.anchor}>
        <div>
          <p className="meta">Worked example</p>
          <h3 id={part.anchor}>
            <RichLine text={part.title} />
          </h3>
        </div>
        {lead && (
          <p>
            <Line text={lead} />
          </p>
        )}
        {steps.length > 0 && (
          <ol className="steps">
            {steps.map(({ done, because }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered and do not move
              <li key={index}>
                {done && (
                  <span className="does-it">
                    <Line text={done} />
                  </span>
                )}
                {because && (
                  <span className="because">
                    <Line text={because} />
                  </span>
                )}
              </li>
            ))}
          </ol>
        )}
        {check && <LookBack text={check} />}
      </section>
      <BackToConversation beside={linesOf(part)} />
    </div>
  );
}

function LookBack({ text }: { text: string }) {
  const asks = text.startsWith(LOOK_BACK);
  return (
    <p>
      {asks ? (
        <>
          <strong>{LOOK_BACK}</strong> <RichLine text={text.slice(LOOK_BACK.length).trim()} />
        </>
      ) : (
        <RichLine text={text} />
      )}
    </p>
  );
}
