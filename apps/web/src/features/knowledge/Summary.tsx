import type { KnowledgeItem } from '@lou/contract/knowledge';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { useUser } from '../../lib/auth.ts';
import { accessDenied } from '../../lib/auth-texts.ts';
import '../../ui/button.css';
import { buttonLook } from '../../ui/button-look.ts';
import { contentKinds } from '../../ui/ContentKind.tsx';
import { notify } from '../../ui/notice-queue.ts';
import { ALL_CONTENT, MANAGE } from './texts.ts';

/** How many there are of each kind, and the ways to change them. Whoever may not is told so here and not only there. Source: L§2, L§6. */
export function Summary({ items }: { items: readonly KnowledgeItem[] }) {
  const { role } = useUser();
  return (
    <section className="sheet summary" aria-labelledby="content-summary">
      <div className="block-head">
        <h2 id="content-summary">Content</h2>
        <ManageLink className="link push">Manage</ManageLink>
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
          These numbers are the knowledge base alone. The courses that you can enroll in are under <Link href="/courses">Courses</Link>.
        </p>
      )}
      <div className="row tight">
        {items.length === 0 && <ManageLink className={buttonLook({ tone: 'soft', size: 'small' })}>Create First Item</ManageLink>}
        <ManageLink className={buttonLook({ tone: 'second', size: 'small' })}>Add Content</ManageLink>
        {role === 'admin' || items.length === 0 ? (
          <ManageLink className={buttonLook({ tone: 'plain', size: 'small' })}>View All</ManageLink>
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

/** To the admin page. What it would answer whoever may not go there is said here: on the way there they would lose their place. Source: S§2. */
function ManageLink({ className, children }: { className: string; children: ReactNode }) {
  const { role } = useUser();
  const sayIfDenied = (event: MouseEvent) => {
    if (role === 'admin') return;
    event.preventDefault();
    notify(accessDenied);
  };
  return (
    <Link className={className} href={MANAGE} onClick={sayIfDenied}>
      {children}
    </Link>
  );
}
