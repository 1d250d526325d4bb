/**
 * Lines that the pattern of a wish fits: groups, choices, `?`, `*`, `+`, bounds, sets and `\w`. For tests of what such
 * lines must not be taken for.
 */

/** One line, each choice made by `chance`; a `\w+` is the word 'thing'. */
export function lineOf(pattern: string, chance: () => number): string {
  let at = 0;
  const choices = (): string => {
    const all = [sequence()];
    while (pattern[at] === '|') {
      at += 1;
      all.push(sequence());
    }
    return all[Math.floor(chance() * all.length)] ?? '';
  };
  const sequence = (): string => {
    let line = '';
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const from = at;
      const piece = atom();
      const after = at;
      const [sign, ...bounds] = /^(?:[?*+]|\{(\d+),?(\d*)\})\??/.exec(pattern.slice(at)) ?? [''];
      let times = repeats(sign, bounds);
      if (/^\\w/.test(pattern.slice(from)) && times > 0) line += 'thing';
      else
        for (let first = true; times > 0; times--, first = false) {
          at = from;
          line += first ? piece : atom();
        }
      at = after + sign.length;
    }
    return line;
  };
  const repeats = (sign: string, [least = '', most = '']: readonly (string | undefined)[]): number => {
    if (sign === '') return 1;
    if (sign[0] === '+') return 1;
    if (sign[0] === '{') return Number(least) + Math.floor(chance() * (Number(most || least) - Number(least) + 1));
    return Math.floor(chance() * (sign[0] === '*' ? 3 : 2));
  };
  const atom = (): string => {
    const rest = pattern.slice(at);
    const group = /^\((\?[:!=]|\?<[!=])?/.exec(rest);
    if (group) {
      at += group[0].length;
      const inside = choices();
      at += 1;
      return group[1] === undefined || group[1] === '?:' ? inside : '';
    }
    const [whole = ''] = /^(?:\\.|\[[^\]]*\]|.)/.exec(rest) ?? [];
    at += whole.length;
    if (whole === '\\w') return 't';
    if (whole === '\\d') return '2';
    if (whole[0] === '\\' || whole === '^' || whole === '$') return '';
    return whole[0] === '[' ? (whole[1] ?? '') : whole;
  };
  return choices();
}
