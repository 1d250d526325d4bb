/**
 * What no authored text may hold, in whatever field it stands: a link that is not https, and HTML. Source: db/content/README.md
 * 'Links and HTML'. The files are read as they stand, so that no field is forgotten and the line is that of the text.
 */
import type { Files } from '@lou/api/catalogue/content/course-folder';
import type { Complaint } from '@lou/api/content/complaint';

/** Every Markdown and YAML file of a folder; drawings have rules of their own (svg-faults.ts). */
export const markup = (files: Files): readonly Complaint[] =>
  [...files].flatMap(([file, text]) => (/\.(?:md|yaml)$/.test(file) ? [...insecureLinks(text, file), ...htmlTags(text, file)] : []));

/** Where a link leads: `[text](target)`, `[name]: target` on a line of its own, `<target>`, or a bare address. Group 1 is the target. */
const targets = [
  /(?<!!)\[[^\]\n]*\]\(\s*<?([^)\s>]+)/g,
  /^ {0,3}\[[^\]\n]+\]:[ \t]*<?([^\s>]+)>?[ \t]*$/gm,
  /<([a-z][a-z0-9+.-]*:[^\s<>]*)>/gi,
  /\b([a-z][a-z0-9+.-]*:\/\/[^\s<>()"'\]]+)/gi,
];

/** Links that are not https, outside code; one that stands twice in a line is told once. */
export function insecureLinks(text: string, file: string): Complaint[] {
  const searched = withoutCode(text);
  const found = targets.flatMap((pattern) =>
    [...searched.matchAll(pattern)]
      .filter(([, target = '']) => !/^https:\/\//i.test(target))
      .map((match) => ({ line: lineAt(searched, match.index), target: (match[1] ?? '').replace(/[.,;:!?]+$/, '') })),
  );
  const once = new Map(found.map((each) => [`${each.line} ${each.target}`, each]));
  return [...once.values()].map(({ line, target }) => ({ file, line, sentence: `The link '${target}' is not https.` }));
}

const tag = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|<![a-z]+/gi;

/** HTML, outside code and formulas: a lesson shows pictures as drawings of its course and films as links. */
export function htmlTags(text: string, file: string): Complaint[] {
  const searched = withoutCode(text).replace(/\$[^$\n]+\$/g, blank);
  return [...searched.matchAll(tag)].map((match) => ({
    file,
    line: lineAt(searched, match.index),
    sentence: `'${match[0].replace(/\s[\s\S]*/, '').replace(/>$/, '')}>' is HTML; a text is written in Markdown alone. What belongs to a program stands between backticks.`,
  }));
}

/** Of the text as a whole, from 1. */
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Everything but line breaks taken out, so that lines and offsets stay. */
const blank = (span: string): string => span.replace(/[^\n]/g, ' ');

const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```|`[^`\n]+`/g, blank);
