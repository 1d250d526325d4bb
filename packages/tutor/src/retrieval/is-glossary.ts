/** A passage that is an entry of a course's glossary, and no text of a lesson: by its id, as the catalogue makes it. */
export const isGlossary = ({ id }: { readonly id: string }): boolean => id.startsWith('glossary:');
