/** Fills the array with random bytes: `crypto.getRandomValues`; tests bring their own. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown;

export const browserRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes);

/** A key for something that must be done once, though it may be sent again: 128 random bits as 32 hexadecimal digits. */
export function drawKey(fill: FillRandom = browserRandom): string {
  const bytes = new Uint8Array(16);
  fill(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The id of a session that begins here: a start that is sent again begins no second one, and it may go on where nobody answered. */
export const drawSessionId = (): string => `own-${drawKey()}`;
