/** When a detail that the authors of a lesson named answers, instead of the key idea that comes first for a question or beside it. */
import type { KeyIdea, Passage } from '../../course-material.ts';
import { SAME_QUESTION } from '../../retrieval/asked-alike.ts';
import { type FoundSentence, sentenceAt, sentencesIn } from '../../retrieval/best-sentences.ts';
import { restingDetail, sourceAmong } from '../../retrieval/idea-passage.ts';
import type { WeightedStem } from '../../retrieval/passage-index.ts';
import { plainInline } from '../../retrieval/plain-text.ts';
import type { Turn } from '../turn.ts';
import type { MatchedDetail } from './match-details.ts';
import { shareSaid } from './match-ideas.ts';
import type { ToldInLesson } from './told-in-lesson.ts';

/** A question is asked for a detail from this likeness on, and where the course does not surely hold it from the second. */
const ASKED_FOR_DETAIL = 0.45;
const SURELY_ASKED = 0.6;
/**
 * So much likelier than the best idea, the detail is meant and not the idea; within as much, either may be. Set, as
 * what the idea's texts count, on the tuned half of packages/tutor/paraphrases.
 */
const PLAINLY_LIKELIER = 0.1;
const IDEA_SAYS = 0.85;

/** What the question is held against: what it is about, the idea that comes first for it, and whether the course surely holds it. */
export interface BestIdea {
  readonly idea: KeyIdea | undefined;
  readonly likeness: number;
  readonly stems: readonly WeightedStem[];
  readonly isSure: boolean;
}

/**
 * The sentence of the detail that the question is known to be asked for, where it is not plainly the best idea that is
 * meant; null where it is none.
 */
export function toldAsDetail(matched: MatchedDetail | null, best: BestIdea, courseIds: readonly string[], { library }: Turn): ToldInLesson | null {
  if (!matched || matched.likeness < (best.isSure ? ASKED_FOR_DETAIL : SURELY_ASKED)) return null;
  const saidByIdea = best.idea ? shareSaid([best.idea.statement, best.idea.simpler, best.idea.example].join(' '), best.stems) : 0;
  const ahead = matched.likeness - Math.max(best.likeness, IDEA_SAYS * saidByIdea);
  const { detail, idea } = matched;
  // A teacher's answer to something else would mislead: it is told only ahead of the idea.
  if (detail.asks !== undefined && ahead <= 0) return null;
  if (ahead < -PLAINLY_LIKELIER || (ahead <= 0 && best.likeness >= SAME_QUESTION)) return null;
  const said = sentencesOfDetail(matched, courseIds, library);
  const [sentence] = said;
  if (!sentence) return null;
  const rank = ahead > PLAINLY_LIKELIER ? 'instead' : ahead > 0 ? 'or-idea' : 'or-after-idea';
  return { sentence, said, rank, answers: true, idea, likeness: matched.likeness };
}

/** A teacher's answer as it is told to whoever asked for it; null where this learner may not see it. */
export function toldWhenAsked(asked: Pick<MatchedDetail, 'detail' | 'idea'>, courseIds: readonly string[], { library }: Turn): ToldInLesson | null {
  const said = sentencesOfDetail(asked, courseIds, library);
  const [sentence] = said;
  return sentence ? { sentence, said, rank: 'instead', answers: true, idea: asked.idea, likeness: 1 } : null;
}

/** What a detail says, where it stands in what this learner may see of the courses. */
function sentencesOfDetail(
  { detail, idea }: Pick<MatchedDetail, 'detail' | 'idea'>,
  courseIds: readonly string[],
  library: Turn['library'],
): readonly FoundSentence[] {
  for (const courseId of courseIds) {
    const passages = detail.asks === undefined ? library.passagesOf(courseId) : library.answersOf(courseId);
    const source = sourceAmong(restingDetail(detail, idea), passages);
    const passage = passages.find(({ id }) => id === source?.passageId);
    const said = passage ? run(passage, detail.says, source?.sentence) : [];
    if (said.length > 0) return said;
  }
  return [];
}

/** The sentences of a passage that a detail says, from the one in which it begins. */
function run(passage: Passage, says: string, first: string | undefined): readonly FoundSentence[] {
  const sentences = sentencesIn(passage);
  const from = sentences.findIndex(({ sentence }) => sentence.text === first);
  if (from < 0) return [];
  const wanted = plainInline(says);
  const end = sentences.findIndex(({ sentence }, at) => at > from && !wanted.includes(sentence.text));
  return sentences
    .slice(from, end < 0 ? undefined : end)
    .map((_, at) => sentenceAt(passage, from + at))
    .filter((found) => found !== null);
}
