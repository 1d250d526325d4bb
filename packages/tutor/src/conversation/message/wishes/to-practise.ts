/** What one should practise: it is answered by what was wrong in the latest quizzes, and by the count of answers where nothing was. */
import { wholly } from './form.ts';

const practise = '(?:practi[sc]e|revise|repeat|review|improve|work on|go over|brush up(?: on)?|get better (?:at|in))';
const exam = '(?:(?:my|the|an?|this|our) )?(?:\\w+ )?(?:exams?|tests?|quiz|finals?)';
const besides = `(?:more|most|again|next|still|now|first|on|in|better|today|tonight|tomorrow|this week|next week|(?:for|before) ${exam})`;
const what = '(?:what|(?:which|what) (?:topics?|skills?|sections?|parts?|lessons?|questions?|things?))';
const forms = [
  `${what} (?:should|shall|must|could|can|would) i (?:(?:still|most|really|now|first|also) )*${practise}(?: ${besides})*`,
  `${what} do i (?:(?:still|most|really|now|first|also) )*(?:have|need|want|ought) to (?:(?:still|most|really) )*${practise}(?: ${besides})*`,
  `${what} (?:is|are) (?:there )?(?:left )?(?:for me )?to ${practise}(?: ${besides})*`,
  'where (?:am i|are my) (?:the )?(?:weak(?:est)?|worst|not (?:so )?good|struggling|gaps|weak (?:points|spots))(?: (?:yet|still|so far))?',
  `${what} am i (?:(?:so|not very|not|most|still) )*(?:weak(?:est)?|bad|worst|struggling)(?: (?:at|in|with))?`,
  `${what} am i not (?:(?:so|very|yet|that) )*good(?: (?:at|in|with))?`,
  'what are my (?:weak(?:nesses| points| spots| areas| topics)?|gaps)',
];

/** The forms of the wish. */
export const toPractise: readonly string[] = forms;

const wish = wholly(forms);
/** True of a message, spelt out, that is this wish. */
export const asksWhatToPractise = (spelt: string): boolean => wish.test(spelt.replace(/\?/g, ' ').trim());
