/** The paragraph of a passage in which a cited sentence stands, parted at the sentence; the sentence alone where it cannot be found. */
export function aroundSentence(text: string, sentence: string): { before: string; sentence: string; after: string } {
  const paragraph = text.split(/\n\s*\n/).find((part) => part.includes(sentence));
  if (paragraph === undefined) return { before: '', sentence, after: '' };
  const at = paragraph.indexOf(sentence);
  return { before: paragraph.slice(0, at), sentence, after: paragraph.slice(at + sentence.length) };
}
