/** Lists that change rarely, kept in memory until somebody says that they have changed. Source: performance notes, HTTP. */

export interface Kept<Value> {
  readonly get: () => Promise<Value>;
  readonly drop: () => void;
}

/** Loaded when first asked for, and again after it was dropped, also while it was loading. A load that fails is not kept. */
export function kept<Value>(load: () => Promise<Value>): Kept<Value> {
  let loading: Promise<Value> | undefined;
  return {
    get: () => {
      if (loading) return loading;
      const mine = load();
      loading = mine;
      mine.catch(() => {
        if (loading === mine) loading = undefined;
      });
      return mine;
    },
    drop: () => {
      loading = undefined;
    },
  };
}

/** The same for many of a kind, by key. */
export function keptByKey<Value>(load: (key: string) => Promise<Value>): { get: (key: string) => Promise<Value>; drop: (key: string) => void } {
  const shelf = new Map<string, Kept<Value>>();
  return {
    get: (key) => {
      const known = shelf.get(key) ?? kept(() => load(key));
      shelf.set(key, known);
      return known.get();
    },
    drop: (key) => {
      shelf.delete(key);
    },
  };
}
