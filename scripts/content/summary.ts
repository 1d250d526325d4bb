/** The figures of a course, for the people who write it. */
import type { CheckedJourneys } from './check-journeys.ts';
import type { CheckedKnowledge } from './check-knowledge.ts';
import { guess, positionShares } from './guessers.ts';
import { gradeOf } from './reading-level.ts';
import { itemsOf } from './rules/balance.ts';
import { gradeOfLesson } from './rules/prose.ts';
import type { StudiedCourse } from './studied-course.ts';

/** One label and value a line. */
export function summaryOf(course: StudiedCourse, faults: number): readonly string[] {
  const { source, sections, text } = course;
  const items = itemsOf(course);
  const words = sections.map((section) => section.prose.words);
  const grades = sections.map(gradeOfLesson);
  const minutes = sections.reduce((sum, section) => sum + (section.source.lesson.head.value?.estimatedDurationMinutes ?? 0), 0);
  const rows: [string, string][] = [
    ['sections', `${sections.length}, ${minutes} minutes (the course says ${source.head.value?.estimatedDurationHours ?? '?'} hours)`],
    ['words a lesson', range(words, 0)],
    ['reading level', range(grades, 1)],
    ['key ideas', counted(sections.map((section) => section.keyIdeas.length))],
    ['question items', counted(sections.map((section) => section.items.length))],
    ['terms, figures', `${source.glossary?.value?.terms.length ?? 0}, ${source.figures.size}`],
  ];
  if (items.length > 0) {
    const { longest, frequentTerm, position, overlap } = guess(items, text);
    rows.push(['right option is at', positionShares(items).map(percent).join(', ')]);
    rows.push([
      'guessers right',
      `longest ${percent(longest)}, commonest word ${percent(frequentTerm)}, place ${percent(position)}, overlap ${percent(overlap)}`,
    ]);
  }
  return table(source.slug, faults, rows);
}

export function summaryOfKnowledge({ complaints, items }: CheckedKnowledge): readonly string[] {
  const types = Map.groupBy(items, ({ source }) => source.head.value?.type ?? 'unknown');
  return table('knowledge', complaints.length, [
    ['items', `${items.length} (${[...types].map(([type, each]) => `${each.length} ${type}`).join(', ')})`],
    [
      'words of documents',
      range(
        (types.get('document') ?? []).map(({ prose }) => prose.words),
        0,
      ),
    ],
    [
      'reading level',
      range(
        items.map(({ prose }) => gradeOf(prose.sentences.map(({ text }) => text))),
        1,
      ),
    ],
  ]);
}

export function summaryOfJourneys({ complaints, journeys }: CheckedJourneys): readonly string[] {
  return table(
    'journeys',
    complaints.length,
    journeys.map(({ slug, read }) => [
      read.value?.interest ?? '?',
      `${slug}, ${read.value?.milestones.length ?? 0} milestones, ${read.value?.estimatedDurationHours ?? '?'} hours`,
    ]),
  );
}

const table = (name: string, faults: number, rows: readonly (readonly [string, string])[]): readonly string[] => [
  `${name}: ${faults === 0 ? 'no fault' : faults === 1 ? '1 fault' : `${faults} faults`}`,
  ...rows.map(([label, value]) => `  ${label.padEnd(Math.max(20, ...rows.map(([each]) => each.length + 2)))}${value}`),
];

const range = (numbers: readonly number[], digits: number): string => {
  const known = numbers.filter((number) => !Number.isNaN(number));
  return known.length === 0 ? 'none' : `${Math.min(...known).toFixed(digits)} to ${Math.max(...known).toFixed(digits)}`;
};

const counted = (numbers: readonly number[]): string => `${numbers.reduce((sum, number) => sum + number, 0)} (${numbers.join(', ')})`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
