/**
 * Achievement toasts: one queue, in which each comes 500 ms after the one before it, however they were told, and goes after
 * 8 s or when it is closed; while somebody is at one of them the time stands still. Pure rules, no screen. Each achievement is shown once, however often it is told. They wait until
 * there is a place that draws them, and while one is in the middle of something.
 * Source: L§4 Achievement toasts, L§9.
 */
import type { Achievement } from '@lou/contract/achievements';
import { forgetWithUser } from '../../lib/current-user.ts';

const STAGGER_MS = 500;
const SHOWN_MS = 8_000;

type Listener = () => void;

/** A queue. `subscribe` and `current` are what `useSyncExternalStore` wants. */
export function makeToasts() {
  let shown: readonly Achievement[] = [];
  let waiting: readonly Achievement[] = [];
  let holding = 0;
  let drawing = 0;
  /** Runs since the last one came, until the next may. */
  let between: ReturnType<typeof setTimeout> | null = null;
  const told = new Set<string>();
  const leaving = new Map<string, ReturnType<typeof setTimeout>>();
  let newest: Achievement | null = null;
  let visitors = 0;
  const listeners = new Set<Listener>();
  const witnesses = new Set<(id: string) => void>();

  const change = (next: readonly Achievement[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const close = (id: string) => {
    clearTimeout(leaving.get(id));
    leaving.delete(id);
    if (newest?.id === id) newest = null;
    change(shown.filter((one) => one.id !== id));
  };
  const letLeave = (id: string) => {
    if (visitors === 0) leaving.set(id, setTimeout(close, SHOWN_MS, id));
  };
  const stopLeaving = () => {
    for (const end of leaving.values()) clearTimeout(end);
    leaving.clear();
  };
  const open = (one: Achievement) => {
    letLeave(one.id);
    newest = one;
    change([...shown, one]);
    for (const witness of witnesses) witness(one.id);
  };
  const openNext = () => {
    const [next, ...others] = waiting;
    if (!next || between || holding > 0 || drawing === 0) return;
    waiting = others;
    between = setTimeout(() => {
      between = null;
      openNext();
    }, STAGGER_MS);
    open(next);
  };

  return {
    /** Shows what is new of these, in turn. */
    announce: (achievements: readonly Achievement[]): void => {
      const fresh = achievements.filter(({ id }) => !told.has(id));
      if (fresh.length === 0) return;
      for (const { id } of fresh) told.add(id);
      waiting = [...waiting, ...fresh];
      change(shown);
      openNext();
    },
    /** There is a place that draws them, until what it returns is called. */
    draw: (): (() => void) => {
      drawing += 1;
      openNext();
      return () => {
        drawing -= 1;
      };
    },
    /** Until what it returns is called nothing new is shown; then what was earned meanwhile, in turn. */
    hold: (): (() => void) => {
      holding += 1;
      return () => {
        holding -= 1;
        openNext();
      };
    },
    /** Calls this with each one as it comes, until what it returns is called. */
    whenShown: (witness: (id: string) => void): (() => void) => {
      witnesses.add(witness);
      return () => void witnesses.delete(witness);
    },
    /** Somebody is at them, with a pointer or the keyboard: none goes by itself. With what it returns their time begins anew. */
    visit: (): (() => void) => {
      visitors += 1;
      stopLeaving();
      return () => {
        visitors -= 1;
        for (const { id } of shown) letLeave(id);
      };
    },
    close,
    /** Whoever they were for is gone: none is shown any more, and none counts as told. */
    forget: (): void => {
      stopLeaving();
      if (between) clearTimeout(between);
      between = null;
      newest = null;
      told.clear();
      waiting = [];
      change([]);
    },
    current: (): readonly Achievement[] => shown,
    /** The one that came last, for as long as it is shown: what is to be read aloud. */
    newest: (): Achievement | null => newest,
    /** How many there have been. */
    count: (): number => told.size,
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The app's one queue. */
export const toasts = makeToasts();
forgetWithUser(toasts.forget);
