/** `1 hour`, `2 hours`, `1,024 students`: a number with its noun. */
export const counted = (number: number, noun: string): string => `${number.toLocaleString()} ${number === 1 ? noun : `${noun}s`}`;
