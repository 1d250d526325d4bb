/** What the detectors judge by, drawn from the content itself with the detectors' own words. */
import type { KeyIdea, Passage } from '@lou/tutor/course-material';
import type { Source } from './detectors/citation.ts';
import type { Key } from './detectors/leak.ts';
import { sentencesIn, squeezed, tellingRoots } from './detectors/plain-words.ts';
import type { Shelves } from './shelves.ts';

export interface Grounds {
  readonly source: (id: string) => Source | undefined;
  readonly visible: ReadonlySet<string>;
  readonly setBeside: (text: string) => ReadonlySet<string>;
  readonly ownness: (root: string) => number;
  readonly isAuthoredAsking: (text: string) => boolean;
  /** How much a root tells: the fewer passages hold it, the more. */
  readonly weight: (root: string) => number;
}

/** 2 for a word that a sixth of the courses use at most, 1 up to four in ten, 0 for the words of everybody and of nobody. */
const ownnessOf = (uses: number, courses: number): number => (uses === 0 ? 0 : uses <= Math.max(1, courses / 6) ? 2 : uses <= courses * 0.4 ? 1 : 0);

/** The grounds for judging replies over these shelves; `ideas` are all key ideas that a talk may use. */
export function groundsOf({ passages, visible, courses }: Shelves, ideas: readonly KeyIdea[]): Grounds {
  const all = [...passages.values()].flat();
  const sources = new Map(all.map((passage) => [passage.id, sourceOf(passage)]));
  const beside = besideTexts(ideas);
  const asking = new Set(
    [
      ...ideas.flatMap(({ check, hints }) => [check.question, ...Object.values(hints)]),
      ...courses.flatMap(({ sections }) => sections.flatMap(({ louContexts }) => louContexts.map(({ text }) => text.replace(/\bthe learner\b/g, 'yourself')))),
    ].flatMap((text) => [squeezed(text), ...sentencesIn(text).map(squeezed)]),
  );
  const aims = courses.flatMap(({ sections }) => sections.map(({ objectives }) => objectives.map((objective) => squeezed(objective).toLowerCase())));
  const tellsAims = (text: string) =>
    aims.some((objectives) => objectives.length > 0 && objectives.every((objective) => text.toLowerCase().includes(objective)));
  const holding = new Map<string, number>();
  for (const { text } of all) for (const root of new Set(tellingRoots(text))) holding.set(root, (holding.get(root) ?? 0) + 1);
  const shelvesWith = new Map<string, number>();
  for (const { id } of courses) {
    const roots = new Set((passages.get(id) ?? []).flatMap(({ text }) => tellingRoots(text)));
    for (const root of roots) shelvesWith.set(root, (shelvesWith.get(root) ?? 0) + 1);
  }
  return {
    visible,
    source: (id) => sources.get(id),
    setBeside: (text) => beside.get(squeezed(text)) ?? new Set(),
    ownness: (root) => ownnessOf(root.length > 3 ? (shelvesWith.get(root) ?? 0) : 0, courses.length),
    isAuthoredAsking: (text) => asking.has(squeezed(text)) || tellsAims(squeezed(text)),
    weight: (root) => Math.log(1 + all.length / (1 + (holding.get(root) ?? 0))),
  };
}

/** The key of an idea's question: its points in every wording that the notes have. */
export const keyOf = ({ check }: KeyIdea): Key => ({
  question: check.question,
  points: check.points.map(({ id, says, alsoSaid }) => ({ id, wordings: [says, ...alsoSaid] })),
});

const sourceOf = ({ id, courseId, text, title, parents }: Passage): Source => ({ id, shelf: courseId, text, titles: [title, ...parents] });

/** The texts of the notes, whole and by sentence, each with the lesson's sentence that its author set beside it. */
function besideTexts(ideas: readonly KeyIdea[]): ReadonlyMap<string, ReadonlySet<string>> {
  const beside = new Map<string, Set<string>>();
  for (const { statement, simpler, example, analogy, misconceptions, check, hints, passage } of ideas) {
    const texts = [
      statement,
      simpler,
      example,
      analogy ?? '',
      ...misconceptions.map(({ correction }) => correction),
      ...check.points.map(({ says }) => says),
      ...Object.values(hints),
    ];
    for (const text of texts.flatMap((one) => [one, ...sentencesIn(one)]).map(squeezed)) {
      const sentences = beside.get(text) ?? new Set<string>();
      sentences.add(squeezed(plain(passage)));
      beside.set(text, sentences);
    }
  }
  return beside;
}

/** As it reads on the page: without the stars of bold and italics. */
const plain = (markdown: string): string => markdown.replace(/\*/g, '');
