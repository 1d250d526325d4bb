/** Shortest and longest password, in characters. The contract says the same (`PASSWORD_LENGTH` of @lou/contract/identity, held together by a test) but brings zod along. */
export const PASSWORD_LENGTH = { shortest: 8, longest: 128 } as const;
