/** A key for something that must be done once, though it may be sent again: 128 random bits. */
export const drawKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The id of a session that begins here: a start that is sent again begins no second one, and it may go on where nobody answered. */
export const drawSessionId = (): string => `own-${drawKey()}`;
