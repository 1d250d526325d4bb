import { RichLine } from '../../../ui/RichText.tsx';
import { BackToConversation } from './BackToConversation.tsx';
import { Line } from './cited.tsx';
import { type LessonPart, linesOf } from './lesson-text.ts';
import { Piece } from './Prose.tsx';
import { LOOK_BACK } from './worked-steps.ts';

/** A worked example between hairlines: step, reason, then 'Does it look right?'. */
export function WorkedExample({ part }: { part: Extract<LessonPart, { kind: 'worked' }> }) {
  const { lead, steps, looksBack, check } = part.worked;
  return (
    <div className="piece">
      <section className="worked" aria-labelledby={part.anchor}>
        <div>
          <p className="meta">Worked example</p>
          <h3 id={part.anchor}>
            <RichLine text={part.title} />
          </h3>
        </div>
        {lead.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its pieces have no other name and do not move
          <Piece key={index} piece={piece} />
        ))}
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
        {(looksBack || check) && (
          <p>
            {looksBack && <strong>{LOOK_BACK}</strong>} <Line text={check} />
          </p>
        )}
      </section>
      <BackToConversation beside={linesOf(part)} />
    </div>
  );
}
