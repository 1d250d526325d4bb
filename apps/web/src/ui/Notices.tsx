import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CheckIcon, CrossIcon } from './icons.tsx';
import { isSwipedAway, NOTICE_HOTKEY, NOTICE_SHOWN_MS, type Notice, notices } from './notice-queue.ts';
import './notices.css';
import { useCameFrom } from './use-came-from.ts';
import { useClearOf, WORDS_AND_CONTROLS } from './use-clear-of.ts';

/**
 * The region of notices: one at a time, F8 goes to it, a swipe to the right or 5 s send one away. Whoever closes one from the
 * keyboard goes on where they came from. Source: L§9.
 */
export function Notices() {
  const kept = useSyncExternalStore(notices.subscribe, notices.current);
  const region = useRef<HTMLElement>(null);
  const { arrive, goBack } = useCameFrom();
  const shown = kept.find((notice) => notice.open);
  useClearOf(region, shown !== undefined, { ifRoom: WORDS_AND_CONTROLS });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === NOTICE_HOTKEY) region.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <section className="notices" ref={region} tabIndex={-1} aria-label={`Notices (${NOTICE_HOTKEY})`} onFocus={arrive}>
      <p className="sr" role={shown?.kind === 'destructive' ? 'alert' : 'status'}>
        {shown && `${shown.title} ${shown.text}`}
      </p>
      {shown && <OneNotice key={shown.id} notice={shown} goBack={goBack} />}
    </section>
  );
}

function OneNotice({ notice, goBack }: { notice: Notice; goBack: () => void }) {
  const [under, setUnder] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = under || focused;
  const [moved, setMoved] = useState(0);
  const from = useRef<number | null>(null);
  const Icon = notice.kind === 'destructive' ? CrossIcon : CheckIcon;

  // The time stands still while a pointer or the keyboard is on it.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => notices.dismiss(notice.id), NOTICE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, notice.id]);

  const close = () => {
    if (focused) goBack();
    notices.dismiss(notice.id);
  };
  const onDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    from.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (from.current !== null) setMoved(Math.max(0, event.clientX - from.current));
  };
  const onUp = (event: PointerEvent) => {
    if (from.current === null) return;
    if (isSwipedAway(event.clientX - from.current)) notices.dismiss(notice.id);
    from.current = null;
    setMoved(0);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the swipe is a second way; the button and the time are the first
    <div
      className={notice.kind === 'destructive' ? 'notice bad' : 'notice'}
      style={moved > 0 ? { transform: `translateX(${moved}px)` } : undefined}
      onPointerEnter={() => setUnder(true)}
      onPointerLeave={() => setUnder(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
    >
      <Icon />
      <div>
        <strong>{notice.title}</strong>
        {notice.text && <span className="small quiet">{notice.text}</span>}
      </div>
      <button className="icon-button small" type="button" aria-label="Close" onClick={close}>
        <CrossIcon />
      </button>
    </div>
  );
}
