import { useQuery } from '@tanstack/react-query';
import { useOpened } from '../../../lib/opened-here.ts';
import { useOwnTitle } from '../../../lib/page-title.tsx';
import { reading } from '../../../lib/queries.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { FourStates } from '../../../ui/FourStates.tsx';
import { Bone, Loading } from '../../../ui/states.tsx';
import { itemPath, KNOWLEDGE } from '../addresses.ts';
import { Item } from './Item.tsx';
import './item.css';

/** One item of the knowledge base, to read and to begin. Source: server-decisions.md 'Reading a section', L§2 Available Content. */
export function ItemPage({ itemId }: { itemId: string }) {
  const asked = useQuery(reading('knowledge.item', { itemId }));
  const title = asked.data?.title;
  useOpened('item', title, itemPath(itemId));
  useOwnTitle(title);
  return (
    <>
      <p>
        <BackLink href={KNOWLEDGE}>Back to the Knowledge Base</BackLink>
      </p>
      <FourStates asked={asked} page="Knowledge item" problem="This could not be loaded" loading={<ItemLoading />}>
        {(item) => <Item item={item} />}
      </FourStates>
    </>
  );
}

function ItemLoading() {
  return (
    <Loading what="Loading the text" className="stack item-bones">
      <Bone width={25} />
      <Bone shape="title" width={60} />
      <Bone width={30} />
      <Bone />
      <Bone width={90} />
      <Bone width={75} />
    </Loading>
  );
}
