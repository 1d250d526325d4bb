/** `hour` of one, `hours` of all other numbers; `many` where an s does not make it. */
export const nounFor = (number: number, noun: string, many = `${noun}s`): string => (number === 1 ? noun : many);

/** `1 hour`, `2 hours`, `1,024 students`: a number with its noun. */
export const counted = (number: number, noun: string, many?: string): string => `${number.toLocaleString()} ${nounFor(number, noun, many)}`;
