/** What is left of a text to read once all that only sets it out is taken off. Signs stay: '<', '*' and '?' may be meant. */

/** The elements of a web page. '<module>' and '<int>' are none, and may be what somebody means to say, as may '<data>' and '<time>'. */
const elements =
  'a|abbr|acronym|applet|area|article|aside|audio|b|base|bdi|bdo|big|blink|blockquote|body|br|button|canvas|center|cite|code|col|datalist|dd|del|details|dfn|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|mark|marquee|math|meta|nav|nobr|noscript|object|ol|optgroup|option|p|param|picture|pre|q|rp|rt|ruby|s|samp|script|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|track|tt|u|ul|var|video|wbr';

const tags = /<[^<>]*>/g;
/** The character that a number stands for. */
const numbered = (_entity: string, decimal?: string, hex?: string): string => {
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ' ';
};

const withoutText: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/<!--[\s\S]*?(?:-->|$)/g, ' '],
  [/<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/gi, ' '],
  [/<(?:![a-z]|\?xml\b)[^<>]*>/gi, ' '],
  [/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' '],
  [/<(svg|math)\b[^<>]*>([\s\S]*?)(?:<\/\1\s*>|$)/gi, (_all, _name, drawn = '') => ` ${drawn.replace(tags, ' ')} `],
  [/<\/?[a-z][a-z\d]*-[a-z\d._-]*(?:[\s/][^<>]*)?>/gi, ' '],
  [new RegExp(`</?(?:${elements})(?:[\\s/][^<>]*)?>`, 'gi'), ' '],
  [new RegExp(`<(?:${elements})[\\s/]+[a-z-]+=[^<>]*$`, 'gi'), ' '],
  [/^[ \t]*\[[^\]\n]+\]:[ \t]*(?:https?|javascript|vbscript|data):[^\n]*$/gim, ' '],
  [/!\[[^\]\n]*\]\([^\n)]*\)+/g, ' '],
  [/\[[^\]\n]*\]\(\s*(?:javascript|vbscript|data):[^\n]*?\)+(?=\s|$)/gi, ' '],
  [/\[([^\]\n]*)\]\([^\n)]*\)/g, ' $1 '],
  [/&(?:nbsp|ensp|emsp|thinsp|shy|zwn?j|zerowidthspace);?/gi, ' '],
  [/&#(?:0*(\d{1,7})|x0*([\da-f]{1,6}));?/gi, numbered],
  [/^[ \t]*(`{3,}|~{3,})[^\n`]*\n\s*\1[ \t]*$/gm, ' '],
  [/^[ \t]*(?:\*(?:[ \t]*\*){2,}|_(?:[ \t]*_){2,}|-(?:[ \t]*-){2,}|`{3,}|~{3,})[ \t]*$/gm, ' '],
  [/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ''],
];

/** A text without tags, scripts, pictures, addresses of links, rules, empty blocks of code and characters that nobody sees. */
export const withoutMarkup = (text: string): string => withoutText.reduce((left, [markup, instead]) => left.replace(markup, instead as string), text).trim();
