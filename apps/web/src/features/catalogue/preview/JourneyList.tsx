import { useId, useState } from 'react';
import { minutesInWords } from '../../../lib/durations.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { BookIcon, CheckIcon, CompassIcon, FlagIcon, type IconType, LockIcon, LoopIcon, QuizIcon } from '../../../ui/icons.tsx';
import { type JourneyNode, type NodeType, statusWords, typeWords } from './journey-nodes.ts';

const icons: Record<NodeType, IconType> = { start: FlagIcon, lesson: BookIcon, quiz: QuizIcon, project: CompassIcon, checkpoint: LoopIcon };

/** The nodes of a course's way as a list; each opens its details. Source: L§4 Journey nodes in the preview. */
export function JourneyList({ nodes }: { nodes: readonly JourneyNode[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <ol className="twin">
      {nodes.map((node) => (
        <Node key={node.id} node={node} open={node.id === openId} onToggle={() => setOpenId(node.id === openId ? null : node.id)} />
      ))}
    </ol>
  );
}

function Node({ node, open, onToggle }: { node: JourneyNode; open: boolean; onToggle: () => void }) {
  const details = useId();
  const Icon = icons[node.type];
  return (
    <li className={open ? `open ${node.type === 'start' ? 'first' : ''}` : undefined}>
      <button type="button" aria-expanded={open} aria-controls={details} onClick={onToggle}>
        <Icon />
        <strong>{node.title}</strong>
        {node.status === 'locked' ? <LockIcon className="quiet" /> : <span className="meta num">{minutesInWords(node.minutes)}</span>}
      </button>
      <div className="detail" id={details} hidden={!open}>
        <span>
          {typeWords[node.type]}, {minutesInWords(node.minutes)}.{node.skills.length > 0 && ` Practises ${node.skills.join(', ')}.`}
        </span>
        <Badge colour={node.status === 'locked' ? 'none' : 'green'}>
          {node.status === 'locked' ? <LockIcon /> : <CheckIcon />}
          {statusWords[node.status]}
        </Badge>
      </div>
    </li>
  );
}
