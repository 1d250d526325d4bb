import type { KnowledgeItem } from '@lou/contract/knowledge';
import { Link } from 'wouter';
import { Badge } from '../../ui/Badge.tsx';
import { CategoryName } from '../../ui/CategoryName.tsx';
import { ContentIcon } from '../../ui/ContentKind.tsx';
import { Empty } from '../../ui/states.tsx';
import { itemPath } from './addresses.ts';
import { noContentYet, updateBadges } from './texts.ts';

/** The three items that changed last, each with its kind's mark, its category and the badge of its place. Source: L§2, L§9. */
export function RecentUpdates({ items }: { items: readonly KnowledgeItem[] }) {
  const latest = items.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt)).slice(0, updateBadges.length);
  return (
    <section aria-labelledby="recent-updates">
      <div className="block-head">
        <h2 id="recent-updates">Recent Updates</h2>
      </div>
      {latest.length === 0 ? (
        <Empty title={noContentYet} text="What is added to the knowledge base stands here, and Lou learns from it." />
      ) : (
        <ul className="list">
          {latest.map(({ id, title, contentType, category }, place) => (
            <li className="update" key={id}>
              <ContentIcon type={contentType} />
              <span>
                <Link className="name" href={itemPath(id)}>
                  {title}
                </Link>
                <span className="meta update-category">
                  <CategoryName slug={category} />
                </span>
              </span>
              <Badge>{updateBadges[place]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
