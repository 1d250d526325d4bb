import type { KnowledgeItem } from '@lou/contract/knowledge';
import { Link } from 'wouter';
import { minutesInWords } from '../../lib/durations.ts';
import { CategoryName } from '../../ui/CategoryName.tsx';
import { ContentIcon, contentKind } from '../../ui/ContentKind.tsx';
import { Dotted } from '../../ui/Dotted.tsx';
import '../../ui/entry-row.css';
import { StateWord } from '../../ui/StateWord.tsx';
import { itemPath } from './addresses.ts';
import './item-row.css';

/** An item on its line: what it is, how long it takes, and how far one is with it. */
export function ItemRow({ item: { id, title, description, contentType, category, estimatedDuration, progress } }: { item: KnowledgeItem }) {
  return (
    <li className="entry-row item-row">
      <ContentIcon type={contentType} />
      <div>
        <h3>
          <Link href={itemPath(id)}>{title}</Link>
        </h3>
        <p className="small quiet">{description}</p>
        <Dotted
          facts={[
            { key: 'kind', fact: contentKind(contentType) },
            { key: 'category', fact: <CategoryName slug={category} /> },
            { key: 'time', fact: <span className="num">{minutesInWords(estimatedDuration)}</span> },
          ]}
        />
      </div>
      <ItemProgress percent={progress} />
    </li>
  );
}

/** 0 unopened, 50 opened in a session, 100 its session completed. Source: server-decisions.md 'Definitions'. */
function ItemProgress({ percent }: { percent: number }) {
  if (percent === 0) return null;
  return percent === 100 ? <StateWord>Completed</StateWord> : <span className="state-word num">Begun, {percent}%</span>;
}
