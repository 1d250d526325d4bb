import type { SectionLesson } from '@lou/contract/catalogue';
import { useMemo } from 'react';
import { CheckIcon, DownIcon, RightIcon } from '../../../ui/icons.tsx';
import { RichLine } from '../../../ui/RichText.tsx';
import { usePartInSight } from '../../../ui/use-part-in-sight.ts';
import { WayBack } from './BackToConversation.tsx';
import type { WayBackTo } from './cited.tsx';
import './fold.css';
import './margin.css';
import type { OutlineEntry } from './lesson-text.ts';
import type { TalkedAbout } from './talked-about.ts';

interface Beside {
  outline: readonly OutlineEntry[];
  glossary: SectionLesson['glossary'];
  /** Where the outline's places stand: nothing on the page itself, the Read view's address elsewhere. */
  readAt?: string;
  /** The word that a conversation led to, where the lesson itself has no line for it. */
  cited?: CitedTerm | null;
  /** Beside a conversation: where that stands. */
  talked?: TalkedAbout;
}

interface CitedTerm {
  readonly term: string;
  readonly back: WayBackTo;
}

/** Beside the column from 1080 px: what is in this section, and its words. */
export function SectionMargin({ outline, glossary, readAt = '', cited = null, talked }: Beside) {
  return (
    <>
      {outline.length > 0 && (
        <section aria-labelledby="in-this-section">
          <h2 id="in-this-section">In this section</h2>
          {readAt === '' ? <OutlineInSight outline={outline} /> : <Outline outline={outline} readAt={readAt} talked={talked} />}
        </section>
      )}
      {glossary.length > 0 && (
        <section className="ruled" aria-labelledby="words-in-this-section">
          <h2 id="words-in-this-section">Words in this section</h2>
          <Words glossary={glossary} cited={cited} />
        </section>
      )}
    </>
  );
}

/** The same, folded away, on top of the column below 1080 px. */
export function SectionFolds({ outline, glossary, readAt = '', cited = null }: Beside) {
  return (
    <div className="folds only-small">
      {outline.length > 0 && (
        <details className="fold">
          <summary>
            <DownIcon />
            In this section
          </summary>
          <Outline outline={outline} readAt={readAt} />
        </details>
      )}
      {glossary.length > 0 && (
        <details className="fold" open={cited !== null}>
          <summary>
            <DownIcon />
            Words in this section
          </summary>
          <Words glossary={glossary} cited={cited} />
        </details>
      )}
    </div>
  );
}

/** Beside the page that it is the outline of: the part that one is at is marked. */
function OutlineInSight({ outline }: Pick<Beside, 'outline'>) {
  const anchors = useMemo(() => outline.map(({ anchor }) => anchor), [outline]);
  return <Outline outline={outline} here={usePartInSight(anchors, true)} />;
}

interface OutlineProps extends Pick<Beside, 'outline' | 'readAt'> {
  talked?: TalkedAbout | undefined;
  /** The anchor of the part that one is at, where it is known. */
  here?: string;
}

/** Headings, each leading to its place. Beside a conversation a mark stands before what was talked about and what is talked about now. */
export function Outline({ outline, readAt = '', talked, here = talked?.now }: OutlineProps) {
  return (
    <ol className={talked ? 'outline marked' : 'outline'}>
      {outline.map(({ anchor, title }) => (
        <li key={anchor}>
          {anchor === talked?.now && <RightIcon />}
          {talked?.before.has(anchor) && <CheckIcon />}
          <a href={`${readAt}#${anchor}`} aria-current={anchor === here ? 'location' : undefined}>
            {talked?.before.has(anchor) && <span className="sr">Talked about: </span>}
            <RichLine text={title} />
          </a>
        </li>
      ))}
    </ol>
  );
}

function Words({ glossary, cited }: Required<Pick<Beside, 'glossary' | 'cited'>>) {
  return (
    <dl className="gloss">
      {glossary.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term === cited?.term ? <mark>{term}</mark> : term}</dt>
          <dd>
            <RichLine text={meaning} />
            {term === cited?.term && <WayBack rests="this word" to={cited.back} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
