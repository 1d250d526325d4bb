import type { Achievement } from '@lou/contract/achievements';
import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CrossIcon } from '../../ui/icons.tsx';
import { Seal } from '../../ui/Seal.tsx';
import { useClearOf } from '../../ui/use-clear-of.ts';
import { sealColour } from './seal-colour.ts';
import { toasts } from './toast-queue.ts';
import './toasts.css';

/**
 * What was just earned, top-right: a seal, its title, its points; several stand below each other, the first on top. Each is read aloud once, as it comes. Whoever closes one from
 * the keyboard goes on at its neighbour, or where they came from. Source: L§4 Achievement toasts.
 */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  const newest = useSyncExternalStore(toasts.subscribe, toasts.newest);
  const place = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useClearOf(place, shown.length > 0, { besides: ', .notice' });
  useEffect(() => toasts.draw(), []);
  return (
    <section className="toasts" ref={place} aria-label="New achievements">
      <p className="sr" role="status">
        {newest && `${newest.title}${newest.points > 0 ? `, ${newest.points} points` : ''}.`}
      </p>
      {shown.map((one) => (
        <Toast key={one.id} one={one} place={place} cameFrom={cameFrom} />
      ))}
    </section>
  );
}

interface ToastProps {
  one: Achievement;
  place: RefObject<HTMLElement | null>;
  /** What had the focus before it came here. */
  cameFrom: RefObject<Element | null>;
}

function Toast({ one, place, cameFrom }: ToastProps) {
  const [under, setUnder] = useState(false);
  const [focused, setFocused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const held = under || focused;
  useEffect(() => (held ? toasts.visit() : undefined), [held]);

  const arrive = ({ relatedTarget }: FocusEvent) => {
    if (!place.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const close = () => {
    if (document.activeElement === button.current) passOn();
    toasts.close(one.id);
  };
  const passOn = () => {
    const all: (HTMLButtonElement | null)[] = [...(place.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(button.current);
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main');
    const next = all[at + 1] ?? all[at - 1] ?? back;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being at it only keeps it; the button is what one presses
    <div className="toast" onPointerEnter={() => setUnder(true)} onPointerLeave={() => setUnder(false)} onFocus={arrive} onBlur={() => setFocused(false)}>
      <Seal symbol={one.badge} colour={sealColour(one)} />
      <div>
        <strong>{one.title}</strong>
        <span className="meta">
          <span className="toast-why">{one.description}</span> {one.points > 0 && <span className="num nowrap">{one.points} points</span>}
        </span>
      </div>
      <button className="icon-button small" type="button" ref={button} aria-label={`Close: ${one.title}`} onClick={close}>
        <CrossIcon />
      </button>
    </div>
  );
}
