/** What was made of the latest text, kept: one reply is held against the points of every idea that may be asked about next. */
export function ofLatest<Made>(make: (text: string) => Made): (text: string) => Made {
  let latest: { readonly text: string; readonly made: Made } | null = null;
  return (text) => {
    if (latest?.text !== text) latest = { text, made: make(text) };
    return latest.made;
  };
}
