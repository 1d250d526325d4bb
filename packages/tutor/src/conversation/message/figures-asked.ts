/** 'What does the 5 in 2/5 mean?': a figure of a case is asked after by its place in the case, which is what lessons speak of. */
import { speltOut } from './spelt-out.ts';

const means = '(?:mean|means|stand for|stands for|say|says|tell(?: you| me| us)?|tells(?: you| me| us)?|do|does|stand|for)';
const asksFor = `what (?:do|does|is|are|did) (?:the |that |this )?`;
const inFraction = new RegExp(`\\b${asksFor}(\\d+)(?: number)? (?:in|of) (?:the )?(\\d+)/(\\d+)(?: ${means})?\\W*$`, 'i');
const wholeFraction = new RegExp(`\\b${asksFor}(\\d+)/(\\d+) (?:mean|means|stand for|say|tell(?: you| me| us)?)\\W*$`, 'i');
const meansFigure = new RegExp(`\\b${asksFor}\\d+(?:/\\d+)?(?: (?:in|of) (?:the )?\\d+ ?/ ?\\d+)? ${means}(?: here| then| again)?$`);

/** A question after a fraction's figure in the words of a lesson; anything else as it stands. */
export function withFiguresPlaced(question: string): string {
  const [, figure, top, bottom] = inFraction.exec(question) ?? [];
  if (figure !== undefined && top !== bottom && (figure === top || figure === bottom)) return `what does the ${figure === top ? 'top' : 'bottom'} number mean`;
  return wholeFraction.test(question) ? 'what do the top and bottom number of a fraction mean' : question;
}

/** What a figure means is asked, wherever it stands. */
export const asksWhatFigureMeans = (text: string): boolean =>
  meansFigure.test(
    speltOut(text)
      .replace(/(\d) (?=\d)/g, '$1/')
      .replace(/\?$/, '')
      .trim(),
  );
