import type { KnowledgeItem } from '@lou/contract/knowledge';
import { Link } from 'wouter';
import { useUser } from '../../lib/auth.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import '../../ui/button.css';
import { buttonLook } from '../../ui/button-look.ts';
import { contentKinds } from '../../ui/ContentKind.tsx';
import { ALL_CONTENT, MANAGE } from './texts.ts';

/** How many there are of each kind, and the ways to change them. Whoever may not is told so here and not only there. Source: L§2, L§6. */
export function Summary({ items }: { items: readonly KnowledgeItem[] }) {
  const { role } = useUser();
  return (
    <section className="sheet summary" aria-labelledby="content-summary">
      <div className="block-head">
        <h2 id="content-summary">Content</h2>
        <Link className="link push" href={MANAGE}>
          Manage
        </Link>
      </div>
      <dl className="counters">
        {contentKinds.map(({ type, many }) => (
          <div key={type}>
            <dt>{many}</dt>
            <dd className="num">{items.filter(({ contentType }) => contentType === type).length}</dd>
          </div>
        ))}
      </dl>
      {items.some(({ contentType }) => contentType === 'course') && (
        <p className="meta">
          Counted here is the knowledge base. Courses to enrol in stand in <Link href="/courses">Courses</Link>.
        </p>
      )}
      <div className="row tight">
        {items.length === 0 && (
          <ButtonLink tone="soft" size="small" href={MANAGE}>
            Create First Item
          </ButtonLink>
        )}
        <ButtonLink tone="second" size="small" href={MANAGE}>
          Add Content
        </ButtonLink>
        {role === 'admin' || items.length === 0 ? (
          <ButtonLink tone="plain" size="small" href={MANAGE}>
            View All
          </ButtonLink>
        ) : (
          <a className={buttonLook({ tone: 'plain', size: 'small' })} href={`#${ALL_CONTENT}`}>
            View All
          </a>
        )}
      </div>
      {role !== 'admin' && <p className="meta">Adding and changing content is for administrators. Reading it is for everybody.</p>}
    </section>
  );
}
