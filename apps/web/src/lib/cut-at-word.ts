/** At most so many characters and `…`, ended after a whole word; one word that is longer than that is cut. A text that fits stays whole. */
export function cutAtWord(text: string, characters: number): string {
  const all = [...text];
  if (all.length <= characters) return text;
  const cut = all.slice(0, characters).join('');
  const whole = /\s/.test(all[characters] ?? '') ? cut : cut.replace(/\s+\S*$/u, '');
  return `${whole.replace(/[\s,;:–—-]+$/u, '')}…`;
}
