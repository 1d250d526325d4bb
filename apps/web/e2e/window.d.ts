/** What journeys leave on the window of a page, to be read there later. */
interface Window {
  /** jumps.ts */
  jumps: { sum: number };
  /** page-clock.ts: milliseconds since the page was opened. */
  times: { came?: number; went?: number; entered?: number };
  /** When a session's first words came, and when the line to write on had the focus; as `times`. */
  welcomed: { started?: number; focused?: number };
  /** Every drawing context that the page has asked for. */
  made: WebGLRenderingContext[];
  /** journey.ts: axe, once it has looked at the page. */
  axe: { run(page: Document, options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> };
  /** Each picture that was drawn: its height, and where the words of its stops stood. */
  seen: string[];
}
