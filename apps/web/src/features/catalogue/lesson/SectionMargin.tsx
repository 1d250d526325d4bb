import type { SectionLesson } from '@lou/contract/catalogue';
import { CheckIcon, DownIcon, RightIcon } from '../../../ui/icons.tsx';
import { RichLine } from '../../../ui/RichText.tsx';
import { WayBack } from './BackToConversation.tsx';
import type { WayBackTo } from './cited.tsx';
import './fold.css';
import '../../../ui/margin.css';
import './margin.css';
import type { OutlineEntry } from './lesson-text.ts';
import { marksOf, type OutlineMarks } from './outline-marks.ts';
import type { TalkedAbout } from './talked-about.ts';
import { useReadParts } from './use-read-parts.ts';

interface Beside {
  section: ReadSection;
  outline: readonly OutlineEntry[];
  glossary: SectionLesson['glossary'];
  /** The word that a conversation led to, where the lesson itself has no line for it. */
  cited?: CitedTerm | null;
}

interface ReadSection {
  readonly id: string;
  readonly isCompleted: boolean;
}

interface CitedTerm {
  readonly term: string;
  readonly back: WayBackTo;
}

/** Beside a conversation: where it stands, and the Read view's address. */
interface Talk {
  readonly talked: TalkedAbout;
  readonly readAt: string;
}

/** Beside the column from 1080 px: what is in this section, and its words. */
export function SectionMargin({ section, outline, glossary, cited = null, talk }: Beside & { talk?: Talk }) {
  return (
    <>
      {outline.length > 0 && (
        <section aria-labelledby="in-this-section">
          <h2 id="in-this-section">In this section</h2>
          {talk ? (
            <Outline outline={outline} readAt={talk.readAt} marks={marksOf(outline, section.isCompleted, { ...talk.talked, means: 'Talked about' })} />
          ) : (
            <OutlineInSight section={section} outline={outline} />
          )}
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
export function SectionFolds({ section, outline, glossary, cited = null }: Beside) {
  return (
    <div className="folds only-small">
      {outline.length > 0 && (
        <details className="fold">
          <summary>
            <DownIcon />
            In this section
          </summary>
          <OutlineInSight section={section} outline={outline} />
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

/** Beside the page that it is the outline of: the part that one is at is marked, and those that one has read. */
function OutlineInSight({ section, outline }: Pick<Beside, 'section' | 'outline'>) {
  const read = useReadParts(section.id, outline);
  return <Outline outline={outline} marks={marksOf(outline, section.isCompleted, { ...read, means: 'Read' })} />;
}

interface OutlineProps extends Pick<Beside, 'outline'> {
  /** Where its places stand, if not on this page. */
  readAt?: string;
  marks?: OutlineMarks;
}

/** Headings, each leading to its place. A mark stands before what is behind one and where one is. */
export function Outline({ outline, readAt = '', marks }: OutlineProps) {
  return (
    <ol className={marks ? 'outline marked' : 'outline'}>
      {outline.map(({ anchor, title }) => (
        <li key={anchor}>
          {anchor === marks?.now && <RightIcon />}
          {marks?.before.has(anchor) && <CheckIcon />}
          <a href={`${readAt}#${anchor}`} aria-current={anchor === marks?.now ? 'location' : undefined}>
            {marks?.before.has(anchor) && <span className="sr">{marks.means}: </span>}
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
