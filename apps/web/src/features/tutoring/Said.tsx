import type { SaidSentence } from '@lou/contract/socket';
import { Fragment, type ReactNode } from 'react';
import { Marks, OneBlock } from '../../ui/RichText.tsx';
import { paragraphsOf, type SetSentence } from './paragraphs.ts';

interface SaidProps {
  sentences: readonly SaidSentence[];
  idOf: (number: number) => string;
  onOpen: (number: number) => void;
}

/** Lou's sentences as paragraphs, each followed by the small numbers of what it rests on. */
export function Said({ sentences, idOf, onOpen }: SaidProps) {
  const citesOf = (numbers: readonly number[]): ReactNode =>
    numbers.map((number) => (
      <Fragment key={number}>
        {'\u2060'}
        <a
          className="cite"
          href={`#${idOf(number)}`}
          aria-label={`Source ${number}`}
          onClick={(event) => {
            event.preventDefault();
            onOpen(number);
          }}
        >
          {number}
        </a>
      </Fragment>
    ));
  const running = ({ blocks, sources }: SetSentence) => (
    <>
      {blocks.map((block) => block.kind === 'paragraph' && <Marks key="only" inside={block.inside} />)}
      {citesOf(sources)}{' '}
    </>
  );
  return (
    <div className="said">
      {paragraphsOf(sentences).map(({ kind, sentences: set }, index) =>
        kind === 'running' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences only come after those that are there
          <p key={index}>
            {set.map((sentence, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Fragment key={place}>{running(sentence)}</Fragment>
            ))}
          </p>
        ) : (
          set.flatMap(({ blocks, sources }) =>
            blocks.map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <OneBlock key={`${index}-${place}`} block={block} after={place === blocks.length - 1 ? citesOf(sources) : null} />
            )),
          )
        ),
      )}
    </div>
  );
}
