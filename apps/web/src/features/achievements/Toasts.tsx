import type { Achievement } from '@lou/contract/achievements';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CrossIcon } from '../../ui/icons.tsx';
import { Seal } from '../../ui/Seal.tsx';
import { useClearOf } from '../../ui/use-clear-of.ts';
import { sealColour } from './seal-colour.ts';
import { toasts } from './toast-queue.ts';
import './toasts.css';

/** What was just earned, top-right: a seal, its title, its points. Source: L§4 Achievement toasts. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  const place = useRef<HTMLElement>(null);
  useClearOf(place, shown.length > 0, ', .notice');
  useEffect(() => toasts.draw(), []);
  return (
    <section className="toasts" ref={place} aria-label="New achievements">
      <p className="sr" role="status">
        {shown.map(({ title, points }) => `${title}${points > 0 ? `, ${points} points` : ''}.`).join(' ')}
      </p>
      {shown.map((one) => (
        <Toast key={one.id} one={one} />
      ))}
    </section>
  );
}

function Toast({ one }: { one: Achievement }) {
  return (
    <div className="toast">
      <Seal symbol={one.badge} colour={sealColour(one)} />
      <div>
        <strong>{one.title}</strong>
        <span className="meta">
          <span className="toast-why">{one.description}</span> {one.points > 0 && <span className="num nowrap">{one.points} points</span>}
        </span>
      </div>
      <button className="icon-button small" type="button" aria-label={`Close: ${one.title}`} onClick={() => toasts.close(one.id)}>
        <CrossIcon />
      </button>
    </div>
  );
}
