import { aCourseFolder } from '@lou/api/catalogue/content/testing/a-course-folder';
import { changedFile, lineIn } from '@lou/api/content/testing/changed-file';
import { aJourneyFile } from '@lou/api/journeys/testing/a-journey-file';
import { expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { checkJourneys } from './check-journeys.ts';
import { summaryOfJourneys } from './summary.ts';

const { courses } = checkContent([{ slug: 'keepers', files: aCourseFolder() }]);
const check = (...texts: string[]) =>
  checkJourneys(
    texts.map((text, n) => ({ slug: `way-${n}`, text })),
    courses,
  );
const faults = (...texts: string[]) => check(...texts).complaints.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`);

test('a journey without a fault passes and is listed', () => {
  expect(faults(aJourneyFile)).toEqual([]);
  expect(summaryOfJourneys(check(aJourneyFile))[1]).toContain('way-0, 3 milestones, 1 hours');
});

const planted: [string, string, string, string][] = [
  [
    'an unknown course',
    changedFile(aJourneyFile, ['    course: keepers\n    sections', '    course: nobody\n    sections']),
    'course: nobody',
    "There is no course 'nobody'.",
  ],
  [
    'an unknown section',
    changedFile(aJourneyFile, ['[on-the-farm]', '[on-the-farm, at-sea]']),
    'sections:',
    "There is no section 'at-sea' in the course 'keepers'.",
  ],
  [
    'hours that are not those of its milestones',
    changedFile(aJourneyFile, ['estimatedDurationHours: 1', 'estimatedDurationHours: 4']),
    'estimatedDurationHours',
    'The milestones take 0.8 hours.',
  ],
  [
    'a milestone that waits for a later one',
    changedFile(aJourneyFile, ['prerequisites: []', 'prerequisites: [last]']),
    'prerequisites: [last]',
    "The milestone 'last' does not come before 'farm'.",
  ],
];

test.each(planted)('%s is a fault with its line', (_what, text, at, sentence) => {
  expect(faults(text)).toEqual([`way-0.yaml:${lineIn(text, at)}: ${sentence}`]);
});

test('a journey in which no milestone waits for another, or nothing is earned, is a fault', () => {
  const free = aJourneyFile.replaceAll(/prerequisites: \[.*\]/g, 'prerequisites: []');
  expect(faults(free)).toEqual(['way-0.yaml:7: No milestone waits for an earlier one; a journey needs prerequisites.']);
  const unpaid = aJourneyFile.replaceAll(/rewards: .*/g, 'rewards: { points: 0, badges: [] }');
  expect(faults(unpaid)).toEqual(['way-0.yaml:7: No milestone has a reward.']);
});

test('a sentence of a lesson in a task, or of one journey in another, is a fault', () => {
  const sentence = 'In the morning the fox walks to the river and drinks some cool water.';
  const task = changedFile(aJourneyFile, ['Say what the fox keeps', `${sentence} Say what the fox keeps`]);
  expect(faults(task)).toEqual([
    expect.stringMatching(
      new RegExp(`^way-0\\.yaml:${lineIn(task, sentence)}: This sentence stands in keepers/01-on-the-farm\\.md:\\d+ too: '${sentence}'\\.$`),
    ),
  ]);
  expect(faults(aJourneyFile, aJourneyFile)).toContain("way-1.yaml:24: This sentence stands in journeys/way-0.yaml:24 too: 'Say what the fox keeps and why.'.");
});

test('a second journey for an interest is a fault', () => {
  expect(faults(aJourneyFile, aJourneyFile)).toContain("way-1.yaml:3: The journey for 'Creative Arts' is way-0.yaml already.");
});

test('tasks that read too hard are a fault', () => {
  const hard = 'Institutional considerations notwithstanding, administrative responsibilities necessitate extraordinarily comprehensive documentation.';
  const text = changedFile(aJourneyFile, ['Say what the fox keeps and why.', hard]);
  expect(faults(text)).toEqual([expect.stringMatching(/^way-0\.yaml:2: The reading level is \d\d\.\d; for beginner it is at most 8\.$/)]);
});
