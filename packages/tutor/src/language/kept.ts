const LONGEST = 600;

/**
 * A reading of text that is kept: the words of a course come back with every turn, and one turn reads the same few texts for
 * many ends. `read` must be pure. All are forgotten together when more than `most` are kept, and a text of more than `longest`
 * characters is not kept: memory has a bound, and a passage, which is read once when it is indexed, pushes out nothing.
 */
export function kept<Made>(most: number, read: (text: string) => Made, longest = LONGEST): (text: string) => Made {
  const known = new Map<string, { readonly made: Made }>();
  return (text) => {
    if (text.length > longest) return read(text);
    const before = known.get(text);
    if (before) return before.made;
    const made = read(text);
    if (known.size >= most) known.clear();
    known.set(text, { made });
    return made;
  };
}
