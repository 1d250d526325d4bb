/** What a learner is told about a written answer: what it says, and what is missing. Pure. */
import type { AnswerPoint } from '@lou/tutor/course-material';
import type { WrittenGrade } from '@lou/tutor/ports';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/**
 * What was said is named. What is missing is told only once the milestone is reached: before that it would be the answer, so the
 * learner hears how much is missing and where to look.
 */
export function feedbackOn({ pointsSeen, pointsMissing }: WrittenGrade, points: readonly AnswerPoint[], isReached: boolean): string {
  const says = (ids: readonly string[]) => points.filter(({ id }) => ids.includes(id)).map((point) => point.says);
  const [said, missing] = [says(pointsSeen), says(pointsMissing)];
  const good = said.length > 0 ? [`These points are there, in words of your own: ${said.join(' ')}`] : ['Lou could not find a point of the task in this text.'];
  if (missing.length === 0) return [...good, 'Nothing is missing.'].join(' ');
  if (isReached) return [...good, `A full answer also says: ${missing.join(' ')}`].join(' ');
  const lacking = `${inWords(missing.length)} of ${points.length} ${points.length === 1 ? 'point is' : 'points are'} still missing.`;
  return [...good, lacking, 'Read the task once more, part by part: does your text answer each?'].join(' ');
}
