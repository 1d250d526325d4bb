import type { ReadableItem } from '@lou/contract/knowledge';
import { Link } from 'wouter';
import { coursePath } from '../../../lib/course-addresses.ts';
import { RightIcon } from '../../../ui/icons.tsx';
import type { OutlineEntry } from '../../catalogue/lesson/lesson-text.ts';
import '../../../ui/margin.css';
import { Outline } from '../../catalogue/lesson/SectionMargin.tsx';

/** Beside the text, below it on smaller screens: what is in it, the course that it is about, and its tags. */
export function ItemMargin({ item: { course, tags }, outline }: { item: ReadableItem; outline: readonly OutlineEntry[] }) {
  return (
    <aside className="margin" aria-label="Beside the text">
      {outline.length > 0 && (
        <section className="only-wide" aria-labelledby="in-this-text">
          <h2 id="in-this-text">In this text</h2>
          <Outline outline={outline} />
        </section>
      )}
      {course && (
        <section aria-labelledby="belongs-to">
          <h2 id="belongs-to">Belongs to</h2>
          <Link className="link" href={coursePath(course.id)}>
            {course.title} <RightIcon />
          </Link>
        </section>
      )}
      {tags.length > 0 && <p className="meta">{tags.join(', ')}</p>}
    </aside>
  );
}
