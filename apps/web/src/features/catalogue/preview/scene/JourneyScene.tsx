import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useStillness } from '../../../../lib/motion-choice.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { LeftIcon, PlayIcon, RightIcon, StopIcon } from '../../../../ui/icons.tsx';
import type { JourneyNode } from '../journey-nodes.ts';
import { coveredWords } from './covered-words.ts';
import { SceneStop } from './SceneStop.tsx';
import './scene.css';
import type { Seen } from './stage.ts';
import { dragged, STEP } from './turning.ts';
import { useStage } from './use-stage.ts';

interface JourneySceneProps {
  nodes: readonly JourneyNode[];
  openId: string | null;
  onToggle: (nodeId: string) => void;
  /** The browser cannot draw it: the list stands alone. */
  onUnavailable: () => void;
}

/** A hand that moved less than this pressed, and did not drag. In pixels. */
const STILL = 5;

const steps: Partial<Record<string, (at: number, stops: number) => number>> = {
  ArrowRight: (at, stops) => (at + 1) % stops,
  ArrowDown: (at, stops) => (at + 1) % stops,
  ArrowLeft: (at, stops) => (at + stops - 1) % stops,
  ArrowUp: (at, stops) => (at + stops - 1) % stops,
  Home: () => 0,
  End: (_at, stops) => stops - 1,
};

/**
 * A course's way in 3D: it turns by itself until it is stopped, follows a drag, and its stops open their details. The arrow keys go
 * from stop to stop, which then faces the reader. Loaded only when a preview opens. Source: L§2 Course preview dialog.
 */
export function JourneyScene({ nodes, openId, onToggle, onUnavailable }: JourneySceneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isStill = useStillness();
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const [inHand, setInHand] = useState(false);
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  const [current, setCurrent] = useState(0);
  const drag = useRef<{ x: number; moved: number } | null>(null);
  /** The hand that let go last had dragged: the click that follows opens nothing. */
  const wasDrag = useRef(false);
  const turning = !isStill && !stopped && !held && !inHand;
  const covered = coveredWords(seen);
  const turn = useStage({ frame, nodes, openId, turning, onSeen: setSeen, onUnavailable });

  const take = (event: PointerEvent) => {
    if (event.button !== 0) return;
    wasDrag.current = false;
    drag.current = { x: event.clientX, moved: 0 };
    setInHand(true);
  };
  const move = (event: PointerEvent) => {
    const hand = drag.current;
    if (!hand) return;
    // It was let go outside.
    if (event.buttons === 0) return leave();
    const by = event.clientX - hand.x;
    drag.current = { x: event.clientX, moved: hand.moved + Math.abs(by) };
    // Only a real drag takes the pointer: a press must still reach the stop under it.
    if (drag.current.moved > STILL) event.currentTarget.setPointerCapture(event.pointerId);
    turn.to((angle) => dragged(angle, by, frame.current?.clientWidth ?? 1), 'once');
  };
  const leave = () => {
    wasDrag.current = (drag.current?.moved ?? 0) > STILL;
    drag.current = null;
    setInHand(false);
  };
  /** Enter presses too, and drags nothing: its click has no count. */
  const keepFromStops = (event: MouseEvent) => {
    if (wasDrag.current && event.detail > 0) event.stopPropagation();
    wasDrag.current = false;
  };
  const toggle = (nodeId: string, at: number) => {
    setCurrent(at);
    onToggle(nodeId);
  };
  const onKey = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(current, nodes.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    turn.toFace(next);
    frame.current?.querySelectorAll<HTMLElement>('.stop3d')[next]?.focus({ preventScroll: true });
  };
  return (
    <div className="scene">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons over a drawing, not fields of a form */}
      <div
        ref={frame}
        className={inHand ? 'scene-frame in-hand' : 'scene-frame'}
        role="group"
        aria-label="The way in 3D"
        aria-describedby="scene-tip"
        onPointerDown={take}
        onPointerMove={move}
        onPointerUp={leave}
        onPointerCancel={leave}
        onClickCapture={keepFromStops}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onKeyDown={onKey}
      >
        {nodes.map((node, at) => (
          <SceneStop
            key={node.id}
            node={node}
            number={at + 1}
            seen={seen[at]}
            wordless={covered[at] ?? false}
            open={node.id === openId}
            isCurrent={at === current}
            onToggle={() => toggle(node.id, at)}
          />
        ))}
      </div>
      <div className="scene-controls">
        <IconButton small icon={LeftIcon} name="Turn left" onClick={() => turn.to((angle) => angle - STEP, isStill ? 'once' : 'smoothly')} />
        <IconButton small icon={RightIcon} name="Turn right" onClick={() => turn.to((angle) => angle + STEP, isStill ? 'once' : 'smoothly')} />
        {!isStill && (
          <IconButton small icon={stopped ? PlayIcon : StopIcon} name={stopped ? 'Go on turning' : 'Stop turning'} onClick={() => setStopped(!stopped)} />
        )}
      </div>
      <p className="scene-tip" id="scene-tip">
        Drag to turn, or use the list
      </p>
    </div>
  );
}
