/**
 * Notices: short words about what just happened. Pure rules, no screen. Source: L§9.
 * At most one shows at a time, a new one takes its place. It dismisses itself after 5000 ms; a dismissed one is
 * forgotten after 1,000,000 ms.
 */
export const NOTICE_LIMIT = 1;
export const NOTICE_SHOWN_MS = 5_000;
export const NOTICE_REMOVED_AFTER_MS = 1_000_000;
/** A swipe to the right of at least this many px dismisses. */
export const SWIPE_THRESHOLD_PX = 50;
export const NOTICE_HOTKEY = 'F8';

export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'destructive';
  readonly title: string;
  readonly text: string;
  /** False once dismissed: it leaves the screen now and the memory later. */
  readonly open: boolean;
}

export type NewNotice = Pick<Notice, 'title'> & Partial<Pick<Notice, 'text' | 'kind'>>;

/** A queue. `subscribe` and `current` are what `useSyncExternalStore` wants; who shows it lets `NOTICE_SHOWN_MS` run. */
export function makeNotices() {
  let kept: readonly Notice[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const removals = new Set<number>();

  const change = (next: readonly Notice[]) => {
    kept = next;
    for (const listener of listeners) listener();
  };

  const dismiss = (id: number) => {
    if (removals.has(id) || !kept.some((notice) => notice.id === id)) return;
    removals.add(id);
    setTimeout(() => {
      removals.delete(id);
      change(kept.filter((notice) => notice.id !== id));
    }, NOTICE_REMOVED_AFTER_MS);
    change(kept.map((notice) => (notice.id === id ? { ...notice, open: false } : notice)));
  };

  return {
    /** Shows a notice in place of the one before. */
    notify: ({ title, text = '', kind = 'success' }: NewNotice): number => {
      lastId += 1;
      change([{ id: lastId, kind, title, text, open: true }, ...kept].slice(0, NOTICE_LIMIT));
      return lastId;
    },
    dismiss,
    /** Takes away what shows: it is not so any more. */
    withdraw: () => {
      for (const { id } of kept) dismiss(id);
    },
    /** Whether something shows that went wrong or was refused. */
    complains: (): boolean => kept.some(({ open, kind }) => open && kind === 'destructive'),
    current: (): readonly Notice[] => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Where a finger let go: far enough to the right dismisses, anything else springs back. */
export const isSwipedAway = (movedPx: number): boolean => movedPx >= SWIPE_THRESHOLD_PX;

/** The app's one queue. */
export const notices = makeNotices();
export const { notify } = notices;
