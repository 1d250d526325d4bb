import { useEffect, useId, useRef } from 'react';
import { minutesInWords } from '../../../lib/durations.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CheckIcon, LockIcon } from '../../../ui/icons.tsx';
import { type JourneyNode, statusWords } from './journey-nodes.ts';
import { nodeIcons } from './node-icons.ts';

interface JourneyListProps {
  nodes: readonly JourneyNode[];
  openId: string | null;
  onToggle: (nodeId: string) => void;
}

/** The nodes of a course's way as a list; each opens its details. Source: L§4 Journey nodes in the preview. */
export function JourneyList({ nodes, openId, onToggle }: JourneyListProps) {
  return (
    <ol className="twin">
      {nodes.map((node) => (
        <Node key={node.id} node={node} open={node.id === openId} onToggle={() => onToggle(node.id)} />
      ))}
    </ol>
  );
}

function Node({ node, open, onToggle }: { node: JourneyNode; open: boolean; onToggle: () => void }) {
  const details = useId();
  const entry = useRef<HTMLLIElement>(null);
  // Opened from the scene it may be out of sight.
  useEffect(() => {
    if (open) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const Icon = nodeIcons[node.type];
  return (
    <li ref={entry} className={open ? `open ${node.type === 'start' ? 'first' : ''}` : undefined}>
      <button type="button" aria-expanded={open} aria-controls={details} onClick={onToggle}>
        <Icon />
        <strong>{node.title}</strong>
        {node.status === 'locked' ? <LockIcon className="quiet" /> : <span className="meta num">{minutesInWords(node.minutes)}</span>}
      </button>
      <div className="detail" id={details} hidden={!open}>
        <span>
          {node.word}, {minutesInWords(node.minutes)}.{node.skills.length > 0 && ` Practises ${node.skills.join(', ')}.`}
        </span>
        <Badge colour={node.status === 'locked' ? 'none' : 'green'}>
          {node.status === 'locked' ? <LockIcon /> : <CheckIcon />}
          {statusWords[node.status]}
        </Badge>
      </div>
    </li>
  );
}
