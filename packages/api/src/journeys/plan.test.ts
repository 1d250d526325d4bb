import { expect, test } from 'vitest';
import type { JourneyText } from './journey.ts';
import { readJourneyFile } from './journey-file.ts';
import { planOf } from './plan.ts';
import { aJourneyFile } from './testing/a-journey-file.ts';

const journey = { ...(readJourneyFile('lamp', aJourneyFile).shipped?.content as JourneyText), revision: 4 };

test('a plan holds what the rules need of each milestone, and nothing of its words', () => {
  const plan = planOf(journey, 'interest');
  expect(plan).toMatchObject({ journeyId: 'lamp', revision: 4, because: 'interest' });
  expect(plan.milestones.map(({ milestoneId, prerequisites, asks }) => [milestoneId, prerequisites, asks])).toEqual([
    ['lamp.farm', [], { type: 'checkpoint', sectionIds: ['keepers.on-the-farm'] }],
    ['lamp.letter', ['lamp.farm'], { type: 'written' }],
    ['lamp.last', ['lamp.farm', 'lamp.letter'], { type: 'quiz', courseId: 'keepers', sectionIds: [] }],
  ]);
  expect(plan.milestones[1]).toMatchObject({ points: 20, badges: ['Writer'] });
  expect(JSON.stringify(plan)).not.toContain('red lamp');
});

test('a prerequisite that the journey no longer has holds nobody up', () => {
  const shorter = { ...journey, milestones: journey.milestones.filter(({ id }) => id !== 'lamp.farm') };
  expect(planOf(shorter, 'learner').milestones.map(({ prerequisites }) => prerequisites)).toEqual([[], ['lamp.letter']]);
});
