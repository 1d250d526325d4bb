import { Fragment, type ReactNode } from 'react';
import { Formula } from './Formula.tsx';
import { WithFractions } from './Fraction.tsx';
import './rich-text.css';
import { type Block, type Inline, lastSign, parseBlocks, parseInline } from './rich-text.ts';
import './scrolls-on.css';
import { clinging, keptTogether, typeset } from './typography.ts';

interface RichTextProps {
  /** Small Markdown with formulas (rich-text.ts). */
  text: string;
  /** The language of the text where it is not the page's. */
  lang?: string;
}

/** A text of paragraphs, lists, code and formulas, as siblings in a `div.rich`; set it in the type of whoever holds it. */
export function RichText({ text, lang }: RichTextProps) {
  return (
    <div className="rich" lang={lang}>
      {parseBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks have no other name and do not move
        <OneBlock key={index} block={block} />
      ))}
    </div>
  );
}

/** A text of one line, inside whatever holds it: an option, a stem, a sentence. */
export function RichLine({ text, lang }: RichTextProps) {
  const line = <Marks inside={parseInline(text)} />;
  return lang ? <span lang={lang}>{line}</span> : line;
}

export function OneBlock({ block, after }: { block: Block; after?: ReactNode }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Marks inside={block.inside} />
          {after}
        </p>
      );
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, so the keyboard must reach them
        <pre className="scrolls-on" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'formula':
      return <Formula tex={block.text} display />;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>
              <Marks inside={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

/** The marks of one line. A comma or a stop behind a formula stays on its line. */
export function Marks({ inside }: { inside: readonly Inline[] }) {
  return inside.map((one, index) => {
    const before = inside[index - 1];
    const behind = one.kind === 'formula' ? inside[index + 1] : undefined;
    const tail = behind?.kind === 'text' ? clinging(behind.text) : '';
    const rest = one.kind === 'text' && before?.kind === 'formula' ? one.text.slice(clinging(one.text).length) : null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line's parts have no other name and do not move
      <Fragment key={index}>
        {tail === '' ? (
          drawn(rest === null ? one : { kind: 'text', text: rest }, lastSign(before))
        ) : (
          <span className="together">
            {drawn(one, '')}
            {typeset(tail, lastSign(one))}
          </span>
        )}
      </Fragment>
    );
  });
}

/** Words as they are printed: quotes that curl, stacked fractions, a note beside its sharp, an ending behind its hyphen. */
function Words({ text, before }: { text: string; before: string }) {
  return keptTogether(typeset(text, before)).map((piece, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <WithFractions key={index} text={piece} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index} className="together">
        {piece}
      </span>
    ),
  );
}

function drawn(one: Inline, before: string): ReactNode {
  switch (one.kind) {
    case 'text':
      return <Words text={one.text} before={before} />;
    case 'code':
      return <code>{one.text}</code>;
    case 'formula':
      return <Formula tex={one.text} />;
    case 'em':
      return (
        <em>
          <Marks inside={one.inside} />
        </em>
      );
    case 'strong':
      return (
        <strong>
          <Marks inside={one.inside} />
        </strong>
      );
    case 'link':
      return (
        <a href={one.href} target="_blank" rel="noreferrer">
          <Marks inside={one.inside} />
        </a>
      );
  }
}
