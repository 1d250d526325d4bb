/** A message that holds lines of a program, with or without what is asked of them: shown to Lou, it asks. */

/** How a line of a program begins, or what it is made of: nobody talks so. */
const codeLine =
  /^\s*(?:(?:for|while|if|elif|with|def|class|try|except)\b.*:|else\s*:|return\s+\S|import\s+\w+$|[\w.]+(?:\[[^\]]*\])?\s*[-+*/]?=(?!=)\s*\S|[\w.]+\(.*\)\s*;?\s*$)/;
/** The same within one line: 'for i in range(5) print(i)', 'print("3" + 4)'. */
const codeInside = /\bfor \w+ in \w+\(|\b(?:print|len|range|input|int|float|str)\(\s*(?:["'\w[])/;
/** What is asked behind it. */
const askedAfter = /[)\]"':\s]\s*[,;.-]?\s+((?:why|what|whats|what's|how|is|does|do|can|where|which|it|i|not)\b[^()[\]"]*)$/i;

export interface PastedCode {
  readonly code: string;
  /** What is said beside it; empty where nothing is. */
  readonly beside: string;
}

/** Null where a message holds no program. */
export function pastedCode(text: string): PastedCode | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isCode = (line: string): boolean => codeLine.test(line) || codeInside.test(line);
  if (!lines.some((line) => isCode(line) && /[()[\]:=]/.test(line))) return null;
  if (lines.length > 1) {
    const code = lines.filter((line) => isCode(line) || /^\s+\S/.test(line));
    return code.length < 2 && !codeInside.test(text) ? null : { code: code.join('\n'), beside: lines.filter((line) => !code.includes(line)).join(' ') };
  }
  if (!codeInside.test(text)) return null;
  const beside = askedAfter.exec(text)?.[1] ?? '';
  return { code: text.slice(0, text.length - beside.length).trim(), beside };
}
