import { Fragment, type ReactNode } from 'react';
import { Formula } from './Formula.tsx';
import { WithFractions } from './Fraction.tsx';
import './rich-text.css';
import { type Block, type Inline, parseBlocks, parseInline } from './rich-text.ts';

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
        <pre tabIndex={0}>
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

/** The marks of one line. */
export function Marks({ inside }: { inside: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a line's parts have no other name and do not move
  return inside.map((one, index) => <Fragment key={index}>{drawn(one)}</Fragment>);
}

function drawn(one: Inline): ReactNode {
  switch (one.kind) {
    case 'text':
      return <WithFractions text={one.text} />;
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
