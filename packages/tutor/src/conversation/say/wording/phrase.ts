/**
 * Lou's own words: what connects, asks back and encourages. Small tables, by tone. They state nothing about any
 * subject, use no exclamation marks and praise nothing but what was done. None is said again while it is still in the ear.
 */
import { hashOf } from '@lou/domain/hash';
import { chanceFrom } from '../../../chance.ts';
import type { TurnMaterial } from '../../../turn-material.ts';
import { lastSaidAt, wasSaid } from '../../said.ts';
import type { Phrases } from './by-tone.ts';
import { company } from './company.ts';
import { graded } from './graded.ts';
import { helping } from './helping.ts';
import { leading } from './leading.ts';
import { leadingBack } from './leading-back.ts';
import { limits } from './limits.ts';
import { manner } from './manner.ts';

const tables = { ...graded, ...helping, ...leading, ...leadingBack, ...limits, ...company, ...manner } satisfies Phrases;

export type Phrase = keyof typeof tables;

/** What choosing a wording looks at. */
export type InEar = Pick<TurnMaterial, 'personality' | 'seed'> & Partial<Pick<TurnMaterial, 'lastTurns'>>;

/** One wording of a phrase in the lesson's tone, the same for the same seed; of those not said of late, else of those said longest ago. */
export function phrase(name: Phrase, { personality, seed, lastTurns = [] }: InEar): string {
  const said = (wording: string) => lastSaidAt(wording, lastTurns);
  const table: readonly string[] = tables[name][personality.tone];
  const longestAgo = Math.min(...table.map(said));
  const free = table.filter((wording) => said(wording) === longestAgo);
  return free[Math.floor(chanceFrom(seed ^ hashOf(name))() * free.length)] as string;
}

/** The first of several sentences that is not in the ear; none when each is. */
export const notSaid = (sentences: readonly string[], { material }: { readonly material: Pick<TurnMaterial, 'lastTurns'> }): readonly string[] =>
  sentences.filter((sentence) => !wasSaid(sentence, material.lastTurns)).slice(0, 1);

/** Every wording there is, for the tests of the tables. */
export const everyPhrase: readonly string[] = Object.values(tables).flatMap((table) => Object.values(table).flat());
