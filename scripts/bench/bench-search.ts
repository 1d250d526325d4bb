/**
 * `npm run bench search`: the library's search over the shipped lessons and knowledge items, known-item style: each is looked
 * for by its title, by its title with two letters swapped in the longest word, by that word's first letters, and by the two
 * rarest words of its text. Keys: documents; of each way the share found first and among the first five; p50Ms and p99Ms of a
 * search with the excerpts of a page; the same over ten times as many documents.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readKnowledgeFile } from '@lou/api/knowledge/knowledge-file';
import { stopWords } from '@lou/tutor/language/stop-words';
import { cutPassages } from '@lou/tutor/retrieval/cut-passages';
import { type SearchDocument, searchDocuments, searchWords } from '@lou/tutor/retrieval/document-search';
import { bestSentenceIn, excerptOf, foundWords } from '@lou/tutor/retrieval/search-excerpt';
import { readCourse } from '@lou/tutor/testing/read-course';
import { percentile, progress, rounded } from './measuring.ts';

const content = path.join(import.meta.dirname, '../../db/content');
const PAGE = 20;
const TIMES = 10;

export async function run(_argv: readonly string[]): Promise<void> {
  const documents = [...lessons(), ...knowledgeItems()];
  const ways = waysToLookFor(documents);
  progress(`${documents.length} documents, each looked for in ${Object.keys(ways).length} ways`);
  const times: number[] = [];
  const figures: Record<string, number> = { documents: documents.length };
  for (const [way, queryFor] of Object.entries(ways)) {
    const places = documents.map((document) => placeOf(document, search(queryFor(document), documents, times)));
    figures[`${way}First`] = rounded(places.filter((place) => place === 0).length / places.length);
    figures[`${way}AmongFive`] = rounded(places.filter((place) => place >= 0 && place < 5).length / places.length);
  }
  Object.assign(figures, { p50Ms: rounded(percentile(times, 0.5)), p99Ms: rounded(percentile(times, 0.99)) });
  const many = Array.from({ length: TIMES }, (_, copy) => documents.map((document) => ({ ...document, id: `${document.id} ${copy}` }))).flat();
  const timesOfMany: number[] = [];
  for (const queryFor of Object.values(ways)) for (const document of documents.slice(0, 25)) search(queryFor(document), many, timesOfMany);
  timesOfMany.shift(); // the first one reads every document
  Object.assign(figures, { tenfoldP50Ms: rounded(percentile(timesOfMany, 0.5)), tenfoldP99Ms: rounded(percentile(timesOfMany, 0.99)) });
  console.table(figures);
  console.log(JSON.stringify(figures));
}

/** As the product answers a page: what is found, with the excerpt and the marks of each result shown. */
function search(query: string, documents: readonly SearchDocument[], times: number[]): readonly string[] {
  const begunMs = performance.now();
  const { found, stems } = searchDocuments(query, documents);
  for (const { document } of found.slice(0, PAGE)) foundWords(excerptOf(bestSentenceIn(document, stems)?.sentence ?? '', stems, 220), stems);
  times.push(performance.now() - begunMs);
  return found.map(({ document }) => document.id);
}

const placeOf = (document: SearchDocument, found: readonly string[]): number => found.indexOf(document.id);

function waysToLookFor(documents: readonly SearchDocument[]): Record<string, (document: SearchDocument) => string> {
  const holding = new Map<string, number>();
  const wordsIn = ({ texts }: SearchDocument) => new Set(texts.flatMap(({ text }) => searchWords(text)).filter((word) => /^[a-z]{5,}$/.test(word)));
  for (const document of documents) for (const word of wordsIn(document)) holding.set(word, (holding.get(word) ?? 0) + 1);
  const rarest = (document: SearchDocument) =>
    [...wordsIn(document)].sort((a, b) => (holding.get(a) ?? 0) - (holding.get(b) ?? 0) || b.length - a.length).slice(0, 2);
  const longest = (title: string) => searchWords(title).reduce((best, word) => (!stopWords.has(word) && word.length > best.length ? word : best), '');
  return {
    title: ({ title }) => title,
    misspelt: ({ title }) => title.toLowerCase().replace(longest(title), swapped),
    begun: ({ title }) => longest(title).slice(0, -2),
    rare: (document) => rarest(document).join(' '),
  };
}

/** Its third and fourth letter in the other order; a word of fewer than five stays. */
const swapped = (word: string): string => (word.length < 5 ? word : `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`);

function lessons(): readonly SearchDocument[] {
  const ids = globSync('*/course.md', { cwd: path.join(content, 'courses') }).map((file) => path.dirname(file));
  return ids.sort().flatMap((id) => {
    const course = readCourse(id);
    return course.sections.map((section) => ({
      id: section.id,
      title: section.title,
      names: ['lesson', course.title],
      texts: course.passages.filter(({ sectionId, lessonId }) => sectionId === section.id && lessonId !== null),
    }));
  });
}

function knowledgeItems(): readonly SearchDocument[] {
  return globSync('*.md', { cwd: path.join(content, 'knowledge') })
    .sort()
    .flatMap((file) => {
      const item = readKnowledgeFile(path.basename(file, '.md'), readFileSync(path.join(content, 'knowledge', file), 'utf8')).shipped?.content;
      if (!item) return [];
      const place = { sourceId: item.id, revision: 1, courseId: item.id, sectionId: null, lessonId: null, title: item.title, parents: [] };
      return [{ id: item.id, title: item.title, names: [item.type, ...item.tags], texts: cutPassages({ ...place, markdown: item.content }) }];
    });
}

if (import.meta.main) await run(process.argv.slice(2));
