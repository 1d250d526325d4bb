/** The form of a table of Lou's own words. */
import type { Personality } from '../../../turn-material.ts';

type Tone = Personality['tone'];

/** By phrase and tone: wordings that may stand for one another. */
export type Phrases = Readonly<Record<string, Readonly<Record<Tone, readonly string[]>>>>;
