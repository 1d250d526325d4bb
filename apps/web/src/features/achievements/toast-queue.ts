/**
 * Achievement toasts: new ones come in turn, 500 ms apart per index, each goes after 8 s or when it is closed. Pure rules,
 * no screen. Each achievement is shown once, however often it is told. While one is in the middle of something they wait.
 * Source: L§4 Achievement toasts, L§9.
 */
import type { Achievement } from '@lou/contract/achievements';
import { forgetWithUser } from '../../lib/current-user.ts';

export const TOAST_STAGGER_MS = 500;
export const TOAST_SHOWN_MS = 8_000;

type Listener = () => void;

/** A queue. `subscribe` and `current` are what `useSyncExternalStore` wants. */
export function makeToasts() {
  let shown: readonly Achievement[] = [];
  let waiting: readonly Achievement[] = [];
  let holding = 0;
  const told = new Set<string>();
  const inTurn = new Set<ReturnType<typeof setTimeout>>();
  const listeners = new Set<Listener>();

  const change = (next: readonly Achievement[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const close = (id: string) => change(shown.filter((one) => one.id !== id));
  const open = (one: Achievement) => {
    change([...shown, one]);
    setTimeout(() => close(one.id), TOAST_SHOWN_MS);
  };
  const openInTurn = () => {
    for (const [index, one] of waiting.entries()) {
      const turn = setTimeout(() => {
        inTurn.delete(turn);
        open(one);
      }, index * TOAST_STAGGER_MS);
      inTurn.add(turn);
    }
    waiting = [];
  };

  return {
    /** Shows what is new of these, in turn. */
    announce: (achievements: readonly Achievement[]): void => {
      const fresh = achievements.filter(({ id }) => !told.has(id));
      for (const { id } of fresh) told.add(id);
      waiting = [...waiting, ...fresh];
      if (holding === 0) openInTurn();
    },
    /** Until what it returns is called nothing new is shown; then what was earned meanwhile, in turn. */
    hold: (): (() => void) => {
      holding += 1;
      return () => {
        holding -= 1;
        if (holding === 0) openInTurn();
      };
    },
    close,
    /** Whoever they were for is gone: none is shown any more, and none counts as told. */
    forget: (): void => {
      for (const turn of inTurn) clearTimeout(turn);
      inTurn.clear();
      told.clear();
      waiting = [];
      change([]);
    },
    current: (): readonly Achievement[] => shown,
    /** Whether there has been any. */
    any: (): boolean => told.size > 0,
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The app's one queue. */
export const toasts = makeToasts();
forgetWithUser(toasts.forget);
