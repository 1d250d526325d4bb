import { expect, it } from 'vitest';
import { everyPhrase } from './phrase.ts';

it('Lou’s own words use no exclamation marks, and praise nothing', () => {
  for (const wording of everyPhrase) {
    expect(wording).not.toMatch(/!|\b(?:great|awesome|amazing|excellent|fantastic|well done|good job|as an ai)\b/i);
    expect(wording).toMatch(/^[A-ZI“].*(?:[.?]|[a-z])$/);
  }
});
