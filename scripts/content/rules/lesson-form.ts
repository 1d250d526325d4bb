/** The size and form of lessons: words, sentences of a paragraph, the course's description, worked examples. */
import type { Complaint } from '@lou/api/content/complaint';
import { sentencesOf } from '@lou/tutor/language/sentences';
import { type LessonProse, unitsWithLines } from '../lesson-prose.ts';
import type { Rule, StudiedSection } from '../studied-course.ts';

export const LESSON_WORDS = { least: 400, most: 800 };
export const PARAGRAPH_SENTENCES_MOST = 5;

export const lessonForm: Rule = ({ source, sections }) => {
  const said = sentencesOf(source.description).length;
  const description =
    said >= 2 && said <= 4
      ? []
      : [{ file: source.head.file, line: source.descriptionLine, sentence: `The description needs 2 to 4 sentences, this has ${said}.` }];
  return [
    ...description,
    ...sections.flatMap((section) => [...size(section), ...longParagraphs(section.prose, section.source.lesson.file), ...workedExamples(section)]),
  ];
};

function size({ source, prose }: StudiedSection): Complaint[] {
  const { least, most } = LESSON_WORDS;
  if (prose.words >= least && prose.words <= most) return [];
  return [{ file: source.lesson.file, line: source.lesson.contentLine, sentence: `The lesson has ${prose.words} words; it needs ${least} to ${most}.` }];
}

/** Paragraphs with too many sentences. */
export const longParagraphs = (prose: LessonProse, file: string): Complaint[] =>
  prose.units.flatMap(({ kind, text, line }) => {
    const sentences = kind === 'prose' ? sentencesOf(text).length : 0;
    if (sentences <= PARAGRAPH_SENTENCES_MOST) return [];
    return [{ file, line, sentence: `A paragraph has at most ${PARAGRAPH_SENTENCES_MOST} sentences, this has ${sentences}.` }];
  });

/** A numbered list of `**what is done.** why`, and a last paragraph that asks whether it looks right. */
function workedExamples({ source }: StudiedSection): Complaint[] {
  const { file, blocks } = source.lesson;
  return blocks.flatMap(({ head, body, bodyLine, line }) => {
    if (head.type !== 'text' || head.kind !== 'worked') return [];
    const steps = body.split('\n').flatMap((text, index) => (/^\d+\.\s/.test(text) ? [{ text, line: bodyLine + index }] : []));
    const last = unitsWithLines(body, bodyLine)
      .filter((unit) => unit.kind === 'prose')
      .at(-1);
    return [
      ...(steps.length >= 2 ? [] : [{ file, line, sentence: 'A worked example is a numbered list of at least two steps.' }]),
      ...steps
        .filter((step) => !/^\d+\.\s+\*\*.+?\*\*\s+\S/.test(step.text))
        .map((step) => ({ file, line: step.line, sentence: "A step reads '**what is done.** why'." })),
      ...(last?.text.startsWith('Does it look right?')
        ? []
        : [{ file, line: last?.line ?? line, sentence: "The last paragraph of a worked example begins with 'Does it look right?'." }]),
    ];
  });
}
