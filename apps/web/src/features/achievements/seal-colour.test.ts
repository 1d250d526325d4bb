import { achievementRules, milestoneBadge } from '@lou/domain/achievements/rules';
import { expect, test } from 'vitest';
import { sealColour } from './seal-colour.ts';

test('streaks are amber and nothing else is, whatever it is called', () => {
  const amber = achievementRules.filter((rule) => sealColour(rule) === 'lamp').map(({ id }) => id);
  expect(amber).toEqual(['three-days', 'seven-days', 'thirty-days']);
  expect(sealColour({ ...milestoneBadge('milestone:streak:0', 'A streak'), type: 'journey' })).toBe('pine');
});
