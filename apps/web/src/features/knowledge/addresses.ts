/** Where the knowledge base and its items stand. */
export const KNOWLEDGE = '/knowledge';
export const itemPath = (itemId: string): string => `${KNOWLEDGE}?item=${encodeURIComponent(itemId)}`;
