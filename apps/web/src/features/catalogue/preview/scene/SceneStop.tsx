import type { JourneyNode } from '../journey-nodes.ts';
import { statusWords } from '../journey-nodes.ts';
import { nodeIcons } from '../node-icons.ts';
import { typeTokens } from './colours.ts';
import type { Seen } from './stage.ts';

interface SceneStopProps {
  node: JourneyNode;
  number: number;
  /** Undefined before the first picture. */
  seen: Seen | undefined;
  /** Another stop stands before its word. */
  wordless: boolean;
  open: boolean;
  /** The one that the tab key comes to. */
  isCurrent: boolean;
  onToggle: () => void;
}

/** What is read and pressed on a stop: its mark on the face, its word below. It lies over the drawing and moves with it. */
export function SceneStop({ node, number, seen, wordless, open, isCurrent, onToggle }: SceneStopProps) {
  const Icon = nodeIcons[node.type];
  const place = seen && {
    insetInlineStart: `${seen.x.toFixed(1)}px`,
    insetBlockStart: `${seen.y.toFixed(1)}px`,
    inlineSize: `${Math.max(28, seen.width).toFixed(1)}px`,
    zIndex: Math.round(seen.nearness * 100),
  };
  return (
    <button
      type="button"
      className={node.isNext ? 'stop3d next-stop' : 'stop3d'}
      style={{ ...place, '--kind': `var(${typeTokens[node.type]})`, '--below': `${(seen?.below ?? 0).toFixed(1)}px` } as React.CSSProperties}
      hidden={!seen}
      tabIndex={isCurrent ? 0 : -1}
      aria-expanded={open}
      aria-label={`${number}. ${node.title}, ${node.word.toLowerCase()}, ${statusWords[node.status].toLowerCase()}`}
      onClick={onToggle}
    >
      <Icon />
      {!wordless && (
        <span className="stop3d-word" aria-hidden="true">
          {node.word}
        </span>
      )}
    </button>
  );
}
