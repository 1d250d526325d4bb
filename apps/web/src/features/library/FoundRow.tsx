import type { FoundEntry } from '@lou/contract/library';
import { Link } from 'wouter';
import { shortDay } from '../../lib/days.ts';
import { contentKind } from '../../ui/ContentKind.tsx';
import { Dotted } from '../../ui/Dotted.tsx';
import '../../ui/entry-row.css';
import '../../ui/looked-for.css';
import { RichLine } from '../../ui/RichText.tsx';
import { KindIcon } from './KindIcon.tsx';
import { openedFrom } from './library-address.ts';
import { markWords } from './marked-words.ts';
import { kindWords } from './texts.ts';

/** One result: what it is, where it stands, and the sentence that was found. */
export function FoundRow({ one, words }: { one: FoundEntry; words: string }) {
  const { kind, title, excerpt, link, found, partOf, contentType, at } = one;
  return (
    <li className="entry-row">
      <KindIcon kind={kind} contentType={contentType} />
      <div>
        <h2>
          <Link href={openedFrom(link, words)}>
            <WithMarks text={title} found={found} />
          </Link>
        </h2>
        <Dotted
          facts={[
            { key: 'kind', fact: contentType ? contentKind(contentType) : kindWords[kind].one },
            { key: 'part', fact: partOf },
            { key: 'day', fact: at && <time dateTime={at}>{shortDay(at)}</time> },
          ]}
        />
        <p className="excerpt">
          <WithMarks text={excerpt} found={found} />
        </p>
      </div>
    </li>
  );
}

function WithMarks({ text, found }: { text: string; found: readonly string[] }) {
  return markWords(text, found).map((piece, index) =>
    piece.found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and do not move
      <mark className="looked-for" key={index}>
        {piece.text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <RichLine key={index} text={piece.text} />
    ),
  );
}
