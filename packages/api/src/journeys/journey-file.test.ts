import { expect, test } from 'vitest';
import { changedFile, lineIn } from '../content/testing/changed-file.ts';
import { readJourneyFile } from './journey-file.ts';
import { aJourneyFile } from './testing/a-journey-file.ts';

const faults = (text: string) => readJourneyFile('lamp', text).complaints.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`);

test('a file is read into the journey that ships: ids, order and what each milestone asks for', () => {
  const { version, content } = readJourneyFile('lamp', aJourneyFile).shipped ?? {};
  expect(version).toBe(1);
  expect(content).toMatchObject({ id: 'lamp', title: 'To the lamp', interest: 'Creative Arts', difficulty: 'beginner', estimatedDurationHours: 1 });
  expect(content?.milestones.map(({ id, orderIndex, prerequisites }) => [id, orderIndex, prerequisites])).toEqual([
    ['lamp.farm', 0, []],
    ['lamp.letter', 1, ['lamp.farm']],
    ['lamp.last', 2, ['lamp.farm', 'lamp.letter']],
  ]);
  expect(content?.milestones.map(({ asks }) => asks)).toEqual([
    { type: 'checkpoint', courseId: 'keepers', sectionIds: ['keepers.on-the-farm'] },
    {
      type: 'assignment',
      task: 'Say what the fox keeps and why.',
      points: [
        { id: 'lamp', says: 'The fox keeps the red lamp.', alsoSaid: ['a red lamp'] },
        { id: 'why', says: 'It does not like the dark.', alsoSaid: ['it fears the dark', 'the night is dark'] },
      ],
    },
    { type: 'quiz', courseId: 'keepers', sectionIds: [] },
  ]);
  expect(content?.milestones[1]?.rewards).toEqual({ points: 20, badges: ['Writer'] });
});

const planted: [string, string, string, string][] = [
  ['an interest that nobody has', changedFile(aJourneyFile, ['Creative Arts', 'Gardening']), 'interest:', "'interest' must be"],
  ['a type that there is not', changedFile(aJourneyFile, ['type: quiz', 'type: exam']), 'type: exam', "'type' must be quiz, project, assignment, checkpoint."],
  [
    'a milestone that comes later',
    changedFile(aJourneyFile, ['prerequisites: []', 'prerequisites: [last]']),
    'prerequisites: [last]',
    "The milestone 'last' does not come before 'farm'.",
  ],
  [
    'a milestone that waits for itself',
    changedFile(aJourneyFile, ['prerequisites: [farm]', 'prerequisites: [letter]']),
    'prerequisites: [letter]',
    "The milestone 'letter' does not come before 'letter'.",
  ],
  [
    'a milestone that there is not',
    changedFile(aJourneyFile, ['prerequisites: [farm]', 'prerequisites: [barn]']),
    'prerequisites: [barn]',
    "There is no milestone 'barn'.",
  ],
  ['a milestone twice', changedFile(aJourneyFile, ['- id: last', '- id: farm']), 'id: farm\n    title: The last', "The milestone 'farm' is there twice."],
  ['a checkpoint without sections', changedFile(aJourneyFile, ['    sections: [on-the-farm]\n', '']), '- id: farm', "'sections' is missing."],
  [
    'a task of one point',
    changedFile(aJourneyFile, ['      - id: why\n        says: It does not like the dark.\n        alsoSaid: [it fears the dark, the night is dark]\n', '']),
    'points:\n',
    "'points' needs 2 to 5 entries.",
  ],
  ['a point without other wordings', changedFile(aJourneyFile, ['alsoSaid: [a red lamp]', 'alsoSaid: []']), 'alsoSaid: []', "'alsoSaid' needs 1 to 6 entries."],
  ['a point twice', changedFile(aJourneyFile, ['- id: why', '- id: lamp']), 'id: lamp\n        says: It does', "The point 'lamp' is there twice."],
];

test.each(planted)('%s is a fault with its line, and the journey does not ship', (_what, text, at, sentence) => {
  expect(faults(text)).toEqual([expect.stringContaining(`lamp.yaml:${lineIn(text, at)}: ${sentence}`)]);
  expect(readJourneyFile('lamp', text).shipped).toBeUndefined();
});

test('a checkpoint is not asked for a task, nor a project for a course', () => {
  expect(faults(changedFile(aJourneyFile, ['    sections: [on-the-farm]\n', '    sections: [on-the-farm]\n    task: Write.\n']))).toEqual([
    "lamp.yaml:17: 'task' is not a field that belongs here.",
  ]);
});
