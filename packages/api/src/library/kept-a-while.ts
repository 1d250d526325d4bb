/** What is kept in memory for as long as it goes on being put there: it goes by itself, whether or not anybody comes again. */

export interface KeptAWhile<Value> {
  get(key: string): Value | undefined;
  /** From now on it is kept for the whole time again. */
  put(key: string, value: Value): void;
}

export function keptAWhile<Value>(whileMs: number): KeptAWhile<Value> {
  const shelf = new Map<string, { readonly value: Value; readonly leaving: NodeJS.Timeout }>();
  return {
    get: (key) => shelf.get(key)?.value,
    put(key, value) {
      clearTimeout(shelf.get(key)?.leaving);
      // It keeps no process from ending.
      shelf.set(key, { value, leaving: setTimeout(() => shelf.delete(key), whileMs).unref() });
    },
  };
}
