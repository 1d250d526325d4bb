/** How lessons read: the reading level of each, and no sentence twice in them. */
import type { Complaint } from '@lou/api/content/complaint';
import type { Difficulty } from '@lou/domain/shapes';
import { type LessonProse, proseOfTexts, type Sentence } from '../lesson-prose.ts';
import { gradeOf } from '../reading-level.ts';
import type { Rule, StudiedCourse, StudiedSection } from '../studied-course.ts';

/** Flesch-Kincaid grade at most. Source: db/content/README.md 'Reading level'. */
export const GRADE_MOST = { beginner: 8, intermediate: 11, advanced: 14 } as const;

/** Shorter sentences ('Look again.') may come twice, and so may a short question of a task ('What does this program print?'). */
const WORDS_OF_A_SENTENCE = 4;
const WORDS_OF_A_TASK = 6;

export const gradeOfLesson = ({ prose }: StudiedSection): number => gradeOf(prose.sentences.map((sentence) => sentence.text));

export const readingLevel: Rule = ({ source, sections }) => {
  const difficulty = source.head.value?.difficulty;
  if (!difficulty) return [];
  return sections.flatMap(({ source: { lesson }, prose }) => tooHard(prose, difficulty, { file: lesson.file, line: lesson.contentLine }));
};

/** A complaint where a text reads harder than its difficulty allows. */
export function tooHard(prose: Pick<LessonProse, 'sentences'>, difficulty: Difficulty, at: { readonly file: string; readonly line: number }): Complaint[] {
  const grade = gradeOf(prose.sentences.map((sentence) => sentence.text));
  if (!(grade > GRADE_MOST[difficulty])) return [];
  return [{ ...at, sentence: `The reading level is ${grade.toFixed(1)}; for ${difficulty} it is at most ${GRADE_MOST[difficulty]}.` }];
}

/** Something that says sentences to a reader: a lesson, a knowledge item. */
export interface SaidText {
  readonly slug: string;
  readonly file: string;
  readonly sentences: readonly Sentence[];
}

/** The lessons of courses. */
export const saidIn = (courses: readonly StudiedCourse[]): readonly SaidText[] =>
  courses.flatMap(({ source, sections }) =>
    sections.map((section) => ({ slug: source.slug, file: section.source.lesson.file, sentences: saidInLesson(section) })),
  );

/** What a lesson tells, and what its exercises and discussions ask. */
function saidInLesson({ source, prose }: StudiedSection): readonly Sentence[] {
  const asked = source.lesson.blocks.filter(({ head }) => head.type === 'exercise' || head.type === 'discussion');
  return [...prose.sentences, ...sentencesOfTasks(asked.map(({ body, bodyLine }) => ({ text: body, line: bodyLine })))];
}

/** The sentences of texts that set a task, as far as they are long enough to be somebody's own words. */
export const sentencesOfTasks = (texts: Parameters<typeof proseOfTexts>[0]): readonly Sentence[] =>
  proseOfTexts(texts).sentences.filter(({ text }) => wordsIn(text).length >= WORDS_OF_A_TASK);

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Each place after the first at which a sentence stands, in the same text or in another. */
export function repeatedSentences(texts: readonly SaidText[]): readonly (Complaint & { readonly slug: string })[] {
  const seen = new Map<string, string>();
  return texts.flatMap(({ slug, file, sentences }) =>
    sentences.flatMap(({ text, line }) => {
      const said = wordsIn(text);
      if (said.length < WORDS_OF_A_SENTENCE || said.join(' ') === 'does it look right') return [];
      const first = seen.get(said.join(' '));
      if (first) return [{ slug, file, line, sentence: `This sentence stands in ${first} too: '${text}'.` }];
      seen.set(said.join(' '), `${slug}/${file}:${line}`);
      return [];
    }),
  );
}
