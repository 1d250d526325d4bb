/** The first characters of an id, where a person is to tell a few apart. */
export const shortId = (id: string): string => id.slice(0, 4);
