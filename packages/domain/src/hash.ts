/** A whole number from a text, always the same (FNV-1a, 32 bits): a seed from a name, or a name to mix into one. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
