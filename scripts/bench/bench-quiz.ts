/**
 * `npm run bench quiz [-- --data FILE] [--show N]`: the items that Lou makes where nobody wrote any, on the shipped courses with
 * their banks hidden, or on the articles of a file in SQuAD form (prose without a glossary). `--show N` prints N of them for a
 * reader. Keys: materials, withItems, withFive (five items), withQuiz (a whole quiz, no term asked twice), items, leaks, the
 * guessers who have not read it (chance is .25), and milliseconds a material.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { QUIZ_LENGTH } from '@lou/domain/quizzes/quiz';
import type { Passage } from '@lou/tutor/course-material';
import { tellingStems } from '@lou/tutor/language/words';
import { type GeneratedItem, generateItems } from '@lou/tutor/quiz/generate/generate-items';
import { cutPassages } from '@lou/tutor/retrieval/cut-passages';
import { readCourse } from '@lou/tutor/testing/read-course';
import { guess } from '../content/guessers.ts';

interface Library {
  readonly id: string;
  readonly passages: readonly Passage[];
  readonly sectionIds: readonly string[];
}

export async function run(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { data: { type: 'string' }, show: { type: 'string' } } });
  if (values.data && !existsSync(values.data)) return console.error(`Skipped: there is no file at ${values.data}.`);
  const libraries = values.data ? articlesOf(values.data) : shippedCourses();
  const begun = performance.now();
  const made = libraries.map((library) => ({ library, bySection: library.sectionIds.map((sectionId) => itemsOf(library, sectionId)) }));
  const elapsed = performance.now() - begun;
  const sections = made.flatMap(({ bySection }) => bySection);
  const items = sections.flat();
  const guessers = made.map(({ library, bySection }) => ({
    weight: bySection.flat().length,
    scores: guess(bySection.flat().map(asSource), library.passages.map(({ text }) => text).join('\n')),
  }));
  const mean = (of: (scores: ReturnType<typeof guess>) => number) =>
    rounded(guessers.reduce((sum, { weight, scores }) => sum + weight * of(scores), 0) / Math.max(1, items.length));
  if (values.show) show(items, Number(values.show));
  const figures = {
    materials: sections.length,
    withItems: sections.filter((section) => section.length > 0).length,
    withFive: sections.filter((section) => section.length >= QUIZ_LENGTH).length,
    withQuiz: sections.filter((section) => new Set(section.map(({ about }) => about)).size >= QUIZ_LENGTH).length,
    items: items.length,
    leaks: items.filter(leaks).length,
    longest: mean(({ longest }) => longest),
    frequentTerm: mean(({ frequentTerm }) => frequentTerm),
    position: rounded(Math.max(...[0, 1, 2, 3].map((place) => items.filter(({ options }) => options[place]?.right).length / Math.max(1, items.length)))),
    overlap: mean(({ overlap }) => overlap),
    milliseconds: Math.round(elapsed / sections.length),
  };
  console.table(figures);
  console.log(JSON.stringify(figures));
}

const itemsOf = ({ id, passages }: Library, sectionId: string): readonly GeneratedItem[] => {
  const own = passages.filter((passage) => passage.sectionId === sectionId);
  const { explained, used } = generateItems({ courseId: id, sectionId, skill: sectionId, own, all: passages });
  return [...explained, ...used];
};

const asSource = (item: GeneratedItem) => ({ ...item, options: item.options.map((option) => ({ ...option })) });

/** A telling word, number or acronym of the right option stands in the question. */
function leaks({ question, options }: GeneratedItem): boolean {
  const asked = new Set(tellingStems(question));
  return options.some(({ right, text }) => right && tellingStems(text).some((stem) => asked.has(stem)));
}

function shippedCourses(): readonly Library[] {
  const ids = globSync('*/course.md', { cwd: path.join(import.meta.dirname, '../../db/content/courses') }).map((file) => path.dirname(file));
  return ids.sort().map((id) => {
    const { passages, sections } = readCourse(id);
    return { id, passages, sectionIds: sections.map((section) => section.id) };
  });
}

function articlesOf(file: string): readonly Library[] {
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: { title: string; paragraphs: { context: string }[] }[] };
  return data.map(({ title, paragraphs }) => ({
    id: title,
    sectionIds: [title],
    passages: paragraphs.flatMap(({ context }, at) =>
      cutPassages({
        ...{ sourceId: `${title}.${at}`, revision: 1, courseId: title, sectionId: title, lessonId: title },
        ...{ title, parents: [], markdown: context },
      }),
    ),
  }));
}

/** Evenly over all of them, so that the choice is nobody's. */
function show(items: readonly GeneratedItem[], wanted: number): void {
  const shown = Math.min(wanted, items.length);
  for (let at = 0; at < shown; at += 1) {
    const item = items[Math.floor((at * items.length) / shown)];
    if (!item) continue;
    const options = item.options.map(({ text, right }) => `  ${right ? '*' : ' '} ${text}`);
    console.error([`${at + 1}. [${item.sectionId}] ${item.question}`, ...options, `    ${item.explanation}`, ''].join('\n'));
  }
}

const rounded = (figure: number): number => Number(figure.toFixed(3));

if (import.meta.main) await run(process.argv.slice(2));
