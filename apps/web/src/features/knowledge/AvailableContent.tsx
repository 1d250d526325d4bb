import type { KnowledgeItem } from '@lou/contract/knowledge';
import { useQuery } from '@tanstack/react-query';
import { minutesInWords } from '../../lib/durations.ts';
import { reading } from '../../lib/queries.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CategoryName } from '../../ui/CategoryName.tsx';
import { ContentIcon, contentKind } from '../../ui/ContentKind.tsx';
import { FourStates } from '../../ui/FourStates.tsx';
import '../../ui/open-row.css';
import { Bone, Loading } from '../../ui/states.tsx';
import { KNOWLEDGE } from './addresses.ts';
import { noContentAvailable } from './texts.ts';
import { useTalkAbout } from './use-talk-about.ts';

/** Source: L§9. */
const SHOWN = 5;

/** The last changed items of the knowledge base; each begins a session with Lou. Source: L§2 Available Content. */
export function AvailableContent() {
  const items = useQuery(reading('knowledge.list', {}));
  const talk = useTalkAbout();
  return (
    <section aria-labelledby="available">
      <div className="block-head">
        <h2 id="available">Available Content</h2>
        <ButtonLink tone="plain" size="small" className="push" href={KNOWLEDGE}>
          Browse All
        </ButtonLink>
      </div>
      <FourStates asked={items} problem="The content could not be loaded" loading={<ContentLoading />} empty={<p className="quiet">{noContentAvailable}</p>}>
        {(all) => (
          <ul className="list">
            {all.slice(0, SHOWN).map((item) => (
              <li key={item.id}>
                <OneItem item={item} disabled={talk.pending} onChoose={() => talk.begin(item)} />
              </li>
            ))}
          </ul>
        )}
      </FourStates>
    </section>
  );
}

function OneItem({ item, disabled, onChoose }: { item: KnowledgeItem; disabled: boolean; onChoose: () => void }) {
  return (
    <button className="open-row" type="button" disabled={disabled} onClick={onChoose}>
      <ContentIcon type={item.contentType} />
      <span>
        <span className="name">{item.title}</span>
        <br />
        <span className="meta">
          {contentKind(item.contentType)} · <CategoryName slug={item.category} />
        </span>
      </span>
      <span className="meta num">{minutesInWords(item.estimatedDuration)}</span>
    </button>
  );
}

function ContentLoading() {
  return (
    <Loading what="Loading the content">
      <Bone width={80} />
      <Bone width={50} />
      <Bone width={70} />
    </Loading>
  );
}
