import type { Course } from '@lou/contract/catalogue';
import type { KnowledgeItem } from '@lou/contract/knowledge';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useUser } from '../../lib/auth.ts';
import { openedBy } from '../../lib/opened-here.ts';
import { reading } from '../../lib/queries.ts';
import { contentKinds } from '../../ui/ContentKind.tsx';
import { Empty } from '../../ui/states.tsx';
import { ItemRow } from '../knowledge/ItemRow.tsx';
import { noContentAvailable } from '../knowledge/texts.ts';
import { CourseRow } from './CourseRow.tsx';
import { KindIcon } from './KindIcon.tsx';
import { Shelf } from './Shelf.tsx';
import { kindWords } from './texts.ts';

/** Before anything is looked for: what was opened last, then everything by kind. */
export function Browse() {
  const courses = useQuery(reading('catalogue.courses', {}));
  const items = useQuery(reading('knowledge.list', {}));
  const nothing = courses.data?.length === 0 && items.data?.length === 0;
  return (
    <>
      <RecentlyOpened />
      {nothing ? (
        <Empty title={noContentAvailable} text="As soon as somebody adds a course or a text, it stands here." />
      ) : (
        <>
          <Shelf<Course> name="Courses and their lessons" kind="course" asked={courses} row={(course) => <CourseRow key={course.id} course={course} />} />
          {itemShelves.map(({ contentType, name }) => (
            <Shelf<KnowledgeItem>
              key={contentType}
              name={name}
              kind="item"
              asked={{ ...items, data: items.data?.filter((item) => item.contentType === contentType) }}
              row={(item) => <ItemRow key={item.id} item={item} />}
            />
          ))}
        </>
      )}
    </>
  );
}

/** What stands as a course among the items is none that one can enrol in: it comes last. */
const itemShelves = [
  ...contentKinds.filter(({ type }) => type !== 'course').map(({ type, many }) => ({ contentType: type, name: many })),
  { contentType: 'course', name: 'Courses in the knowledge base' },
];

/** On this device; nothing at all until something was. */
function RecentlyOpened() {
  const { id } = useUser();
  const [opened] = useState(() => openedBy(id));
  if (opened.length === 0) return null;
  return (
    <section className="block" aria-labelledby="recently-opened">
      <div className="block-head">
        <h2 id="recently-opened">Recently opened</h2>
        <p className="meta">On this device</p>
      </div>
      <ul className="opened">
        {opened.map(({ kind, title, link }) => (
          <li key={link}>
            <KindIcon kind={kind} />
            <span>
              <Link href={link}>{title}</Link>
              <span className="meta">{kindWords[kind].one}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
