import { useQuery } from '@tanstack/react-query';
import { reading } from '../../lib/queries.ts';
import { FourStates } from '../../ui/FourStates.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Bone, Loading } from '../../ui/states.tsx';
import { AllItems } from './AllItems.tsx';
import './knowledge.css';
import { RecentUpdates } from './RecentUpdates.tsx';
import { Summary } from './Summary.tsx';
import { subtitle, title } from './texts.ts';

/** What there is, what changed last, and all of it. Source: L§2 Knowledge Base page. */
export function KnowledgeBase() {
  const items = useQuery(reading('knowledge.list', {}));
  return (
    <>
      <PageHead title={title} subtitle={subtitle} />
      <FourStates asked={items} problem="The knowledge base could not be loaded" loading={<KnowledgeLoading />}>
        {(all) => (
          <>
            <div className="knowledge-top">
              <Summary items={all} />
              <RecentUpdates items={all} />
            </div>
            {all.length > 0 && <AllItems items={all} />}
          </>
        )}
      </FourStates>
    </>
  );
}

/** Bones of the same layout: the summary with its four counters, three rows beside it. */
function KnowledgeLoading() {
  return (
    <Loading what="Loading the knowledge base" className="knowledge-top">
      <div className="sheet summary">
        <Bone shape="title" width={40} />
        <Bone width={90} />
        <Bone width={90} />
        <Bone width={60} />
      </div>
      <div className="stack">
        <Bone shape="title" width={35} />
        {['first', 'second', 'third'].map((place) => (
          <div className="stack" key={place}>
            <Bone width={70} />
            <Bone width={40} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
