import type { Achievement } from '@lou/contract/achievements';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CrossIcon } from '../../ui/icons.tsx';
import { Seal } from '../../ui/Seal.tsx';
import { useCameFrom } from '../../ui/use-came-from.ts';
import { useClearOf } from '../../ui/use-clear-of.ts';
import { sealColour } from './seal-colour.ts';
import { toasts } from './toast-queue.ts';
import './toasts.css';

/** Where there is room beside it what was said last is not covered either: it is being read. */
const NEWEST = ['.turn-lou:last-child, .turn-me:last-child'];

/**
 * What was just earned, top-right: a seal, its title, its points; several stand below each other, the first on top, and on a narrow
 * page on each other. Each is read aloud once, as it comes. Whoever closes one from the keyboard goes on at its neighbour, or where
 * they came from. Source: L§4 Achievement toasts.
 */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  const newest = useSyncExternalStore(toasts.subscribe, toasts.newest);
  const place = useRef<HTMLElement>(null);
  const { arrive, goBack } = useCameFrom();
  useClearOf(place, shown.length > 0, { besides: ', .notice', ifRoom: NEWEST });
  useEffect(() => toasts.draw(), []);
  return (
    <section className="toasts" ref={place} aria-label="New achievements" onFocus={arrive}>
      <p className="sr" role="status">
        {newest && `${newest.title}${newest.points > 0 ? `, ${newest.points} points` : ''}.`}
      </p>
      {shown.map((one, before) => (
        <Toast key={one.id} one={one} before={before} place={place} goBack={goBack} />
      ))}
    </section>
  );
}

interface ToastProps {
  one: Achievement;
  /** How many stand there that came before it. */
  before: number;
  place: RefObject<HTMLElement | null>;
  /** To what had the focus before it came here. */
  goBack: () => void;
}

function Toast({ one, before, place, goBack }: ToastProps) {
  const [under, setUnder] = useState(false);
  const [focused, setFocused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const held = under || focused;
  useEffect(() => (held ? toasts.visit() : undefined), [held]);

  const close = () => {
    if (document.activeElement === button.current) passOn();
    toasts.close(one.id);
  };
  const passOn = () => {
    const all: (HTMLButtonElement | null)[] = [...(place.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(button.current);
    const next = all[at + 1] ?? all[at - 1];
    if (next) next.focus({ preventScroll: true });
    else goBack();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being at it only keeps it; the button is what one presses
    <div
      className="toast"
      onPointerEnter={() => setUnder(true)}
      onPointerLeave={() => setUnder(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Seal symbol={one.badge} colour={sealColour(one)} />
      <div>
        <strong>{one.title}</strong>
        <span className="meta">
          <span className="toast-why">{one.description}</span>
          <span className="num nowrap">
            {one.points > 0 && `${one.points} points`}
            {before > 0 && (
              <span className="toast-more" aria-hidden="true">
                {one.points > 0 && ', '}
                {before} more
              </span>
            )}
          </span>
        </span>
      </div>
      <button className="icon-button small" type="button" ref={button} aria-label={`Close: ${one.title}`} onClick={close}>
        <CrossIcon />
      </button>
    </div>
  );
}
