import type { Source } from '@lou/contract/socket';
import type { Ref } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { DownIcon, RightIcon } from '../../ui/icons.tsx';
import { RichLine } from '../../ui/RichText.tsx';
import { aroundSentence } from './around-sentence.ts';
import { restsOn } from './rests-on.ts';

/** What a reply rests on: each passage with the cited sentence in the light, and the way to its place in the lesson. */
export function Passages({ sources, idOf, ref }: { sources: readonly Source[]; idOf: (number: number) => string; ref: Ref<HTMLDetailsElement> }) {
  return (
    <details className="passages" ref={ref}>
      <summary>
        <DownIcon />
        {restsOn(sources)}
      </summary>
      <ol>
        {sources.map((source, index) => (
          <OnePassage key={`${source.passageId} ${source.sentence}`} source={source} number={index + 1} id={idOf(index + 1)} />
        ))}
      </ol>
    </details>
  );
}

function OnePassage({ source, number, id }: { source: Source; number: number; id: string }) {
  const { before, sentence, after } = aroundSentence(source.text, source.sentence);
  const here = useHereAddress();
  return (
    <li id={id} tabIndex={-1}>
      <b>{number}</b>
      <span>
        <q>
          <RichLine text={before} />
          <mark>
            <RichLine text={sentence} />
          </mark>
          <RichLine text={after} />
        </q>
        <span className="from">{source.title}</span>
        {source.link && (
          <Link className="link" href={source.link} state={{ conversation: here }}>
            {source.link.startsWith('/knowledge') ? 'Read it in the knowledge base' : 'Read it in the lesson'} <RightIcon />
          </Link>
        )}
      </span>
    </li>
  );
}

/** The address of this page: an item of the knowledge base belongs to no conversation, so the way back to this one goes along. */
function useHereAddress(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}
