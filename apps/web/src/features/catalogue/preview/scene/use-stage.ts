/** The scene's life on the page: it turns by itself while it may, follows a hand, and stands still when nobody looks. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { prefersStillness } from '../../../../lib/motion-choice.ts';
import type { JourneyNode } from '../journey-nodes.ts';
import { whenSchemeChanges } from './colours.ts';
import { openStage, type Seen, type Stage } from './stage.ts';
import { approach, facing, SPEED_PER_MS } from './turning.ts';

/** A pause between two pictures longer than this (a hidden tab) is no turning. */
const LONGEST_FRAME_MS = 100;
/** Turning by itself is slow: thirty pictures a second are smooth, and half the work. */
const SHORTEST_FRAME_MS = 30;

interface StageLife {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly nodes: readonly JourneyNode[];
  readonly openId: string | null;
  /** Whether it turns by itself now. */
  readonly turning: boolean;
  /** Told with each picture where the stops are. */
  readonly onSeen: (seen: readonly Seen[]) => void;
  /** The browser cannot draw it, or stopped doing so. */
  readonly onUnavailable: () => void;
}

export interface Turn {
  /** Turns to an angle made from the present one. */
  to(next: (angle: number) => number, at: 'once' | 'smoothly'): void;
  /** Turns a stop to the front. */
  toFace(place: number): void;
}

/** Draws into the frame for as long as it is there, and gives the drawing context back. Answers the hand that turns it. */
export function useStage({ frame, nodes, openId, turning, onSeen, onUnavailable }: StageLife): Turn {
  const stage = useRef<Stage | null>(null);
  const [isInSight, setInSight] = useState(true);
  const angle = useRef(0);
  const wanted = useRef<number | null>(null);
  const wake = useRef(() => {});
  const told = useRef({ onSeen, onUnavailable, openId });
  told.current = { onSeen, onUnavailable, openId };

  const draw = useCallback(() => {
    if (stage.current) told.current.onSeen(stage.current.draw(angle.current));
  }, []);
  /** Outside of React's own work: what lies over the drawing moves before that is shown, not with a later picture. */
  const drawNow = useCallback(() => flushSync(draw), [draw]);

  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    place.prepend(canvas);
    try {
      stage.current = openStage(canvas, nodes);
    } catch {
      canvas.remove();
      told.current.onUnavailable();
      return;
    }
    const opened = stage.current;
    const fitFrame = () => {
      opened.resize(place.clientWidth, place.clientHeight);
      drawNow();
    };
    const lost = () => told.current.onUnavailable();
    canvas.addEventListener('webglcontextlost', lost);
    const sizes = new ResizeObserver(fitFrame);
    sizes.observe(place);
    const sight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
    sight.observe(place);
    const stopHearing = whenSchemeChanges(() => {
      opened.recolour();
      drawNow();
    });
    opened.resize(place.clientWidth, place.clientHeight);
    opened.mark(told.current.openId); // once enrolled the stops are other ones
    draw();
    return () => {
      stopHearing();
      sight.disconnect();
      sizes.disconnect();
      canvas.removeEventListener('webglcontextlost', lost);
      opened.dispose();
      canvas.remove();
      stage.current = null;
    };
  }, [frame, nodes, draw, drawNow]);

  useLayoutEffect(() => {
    stage.current?.mark(openId);
    draw();
  }, [openId, draw]);

  useEffect(() => {
    if (!isInSight) return;
    let asked = 0;
    let last: number | null = null;
    const step = (now: number) => {
      if (wanted.current === null && last !== null && now - last < SHORTEST_FRAME_MS) {
        asked = requestAnimationFrame(step);
        return;
      }
      const elapsedMs = last === null ? 0 : Math.min(LONGEST_FRAME_MS, now - last);
      last = now;
      if (wanted.current !== null) {
        angle.current = approach(angle.current, wanted.current, elapsedMs);
        if (angle.current === wanted.current) wanted.current = null;
      } else if (turning && document.visibilityState === 'visible') angle.current += SPEED_PER_MS * elapsedMs;
      drawNow();
      if (turning || wanted.current !== null) asked = requestAnimationFrame(step);
      else asked = 0;
    };
    wake.current = () => {
      if (asked !== 0) return;
      last = null;
      asked = requestAnimationFrame(step);
    };
    if (turning) wake.current();
    return () => {
      cancelAnimationFrame(asked);
      wake.current = () => {};
    };
  }, [turning, isInSight, drawNow]);

  const to = useCallback<Turn['to']>(
    (next, at) => {
      if (at === 'smoothly') {
        wanted.current = next(wanted.current ?? angle.current);
        wake.current();
      } else {
        wanted.current = null;
        angle.current = next(angle.current);
        drawNow();
      }
    },
    [drawNow],
  );
  const toFace = useCallback<Turn['toFace']>(
    (at) => {
      const place = stage.current?.places[at];
      if (place) to((from) => facing(from, place), prefersStillness() ? 'once' : 'smoothly');
    },
    [to],
  );
  return { to, toFace };
}
