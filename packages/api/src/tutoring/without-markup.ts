/** What is left of a text to read once all that only sets it out is taken off. Signs stay: '<', '*' and '?' may be meant. */

/** The elements of a web page. '<module>' and '<int>' are none, and may be what somebody means to say. */
const elements =
  'a|abbr|article|aside|audio|b|big|blockquote|body|br|button|canvas|center|code|col|dd|del|details|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|mark|marquee|math|meta|nav|object|ol|option|p|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|tt|u|ul|var|video|wbr';

const withoutText: readonly (readonly [RegExp, string])[] = [
  [/<!--[\s\S]*?(?:-->|$)/g, ' '],
  [/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' '],
  [new RegExp(`</?(?:${elements})(?:[\\s/][^<>]*)?>`, 'gi'), ' '],
  [/!\[[^\]\n]*\]\([^\n)]*\)+/g, ' '],
  [/\[[^\]\n]*\]\(\s*(?:javascript|vbscript|data):[^\n]*?\)+(?=\s|$)/gi, ' '],
  [/\[([^\]\n]*)\]\([^\n)]*\)/g, ' $1 '],
  [/&(?:nbsp|ensp|emsp|thinsp|shy|zwn?j|zerowidthspace|#0*(?:820[3-7]|160|173|32)(?!\d)|#x0*(?:200[b-f]|a0|ad|20)(?![\da-f]));?/gi, ' '],
  [/^[ \t]*(`{3,}|~{3,})[^\n`]*\n\s*\1[ \t]*$/gm, ' '],
  [/^[ \t]*(?:\*(?:[ \t]*\*){2,}|_(?:[ \t]*_){2,}|-(?:[ \t]*-){2,}|`{3,}|~{3,})[ \t]*$/gm, ' '],
  [/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ''],
];

/** A text without tags, scripts, pictures, addresses of links, rules, empty blocks of code and characters that nobody sees. */
export const withoutMarkup = (text: string): string => withoutText.reduce((left, [markup, instead]) => left.replace(markup, instead), text).trim();
