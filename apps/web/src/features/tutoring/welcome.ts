/** The welcome event: 800 ms after a session was started, the chat comes into sight and is ready to be written in. Source: L§4, L§9. */
const WELCOME_AFTER_MS = 800;

/** `startedAtMs`: when it was started, in milliseconds since the page was opened (as an event's `timeStamp`). `toWrite`: it begins with the reader's words. */
type Listener = (startedAtMs: number, toWrite: boolean) => void;
const listeners = new Set<Listener>();

export function welcomeSoon(toWrite: boolean): void {
  const startedAtMs = performance.now();
  setTimeout(() => {
    for (const listener of listeners) listener(startedAtMs, toWrite);
  }, WELCOME_AFTER_MS);
}

export function onWelcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
