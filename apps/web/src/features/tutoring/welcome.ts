/** The welcome event: 800 ms after a session was started, the chat comes into sight and is ready to be written in. Source: L§4, L§9. */
const WELCOME_AFTER_MS = 800;

type Listener = () => void;
const listeners = new Set<Listener>();

export function welcomeSoon(): void {
  setTimeout(() => {
    for (const listener of listeners) listener();
  }, WELCOME_AFTER_MS);
}

export function onWelcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
