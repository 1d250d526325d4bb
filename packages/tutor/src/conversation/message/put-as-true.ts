/** 'True or false: lists start at 1', 'a veto ends it, right or wrong?': a statement is put, and whether it is so is asked. */
const choice = '(?:true or (?:false|not)|t or f|t/f|right or wrong|fact or (?:myth|fiction)|yes or no)';
const before = new RegExp(`^\\W*(?:(?:so|ok|okay|hey|lou|quick|question)[,:]? )*${choice}\\s*[-–—:,.?]*\\s+(?:that )?(\\S.*\\S)$`, 'is');
const after = new RegExp(`^(\\S.*\\S)\\s*[-–—:,.?]+\\s*(?:is (?:that|this|it) )?${choice}\\W*$`, 'is');

/** The message as a question whether it is so; null where nothing is put so. */
export function askedWhetherTrue(text: string): string | null {
  const said = (before.exec(text) ?? after.exec(text))?.[1]?.replace(/[\s.?!]+$/, '');
  return said === undefined || said === '' ? null : `Is it true that ${said}?`;
}
