/** What a course's cover looks like, from its data alone: the cloth by category, the pattern by subject, the seed by id. */
import { hashOf } from '@lou/domain/hash';

export type Cloth = 'pine' | 'clay' | 'slate' | 'sand' | 'ink' | 'moss' | 'rose';
export type Pattern =
  | 'pies'
  | 'tiles'
  | 'code'
  | 'rings'
  | 'lines'
  | 'hills'
  | 'dots'
  | 'waves'
  | 'steps'
  | 'tree'
  | 'staves'
  | 'depth'
  | 'quotes'
  | 'seats'
  | 'returns'
  | 'balance'
  | 'initial';

export interface CoverDesign {
  readonly cloth: Cloth;
  readonly pattern: Pattern;
  readonly seed: number;
}

/** The cloth of a category, and patterns that say nothing of a subject: one of them where no word of the id names one. */
const byCategory: Record<string, { cloth: Cloth; patterns: readonly Pattern[] }> = {
  'academic-studies': { cloth: 'pine', patterns: ['steps', 'rings', 'waves'] },
  'language-learning': { cloth: 'clay', patterns: ['tiles', 'waves'] },
  'technology-programming': { cloth: 'slate', patterns: ['steps', 'code'] },
  'creative-arts': { cloth: 'ink', patterns: ['rings', 'waves'] },
  'professional-skills': { cloth: 'sand', patterns: ['lines', 'steps'] },
  'personal-development': { cloth: 'moss', patterns: ['hills', 'waves'] },
};

/** Subjects by how the words begin that name them in an id; the first that is there decides, so the narrower stand first. */
const bySubject: readonly (readonly [Pattern, string])[] = [
  ['pies', 'fraction|percent|ratios?\\b|proportion'],
  ['tree', 'algorithm|search|sort|network|machine|logic'],
  ['code', 'python|program|code|coding|web'],
  ['staves', 'chord|music|song|piano|guitar|rhythm|melod'],
  ['depth', 'perspective|architect|geometr|photo'],
  ['rings', 'draw|sketch|paint'],
  ['seats', 'laws?\\b|bills?\\b|vot(e|ing)|congress|parliament|government|civic|democra'],
  ['balance', 'balance|account|financ|budget|money|tax'],
  ['dots', 'chart|data|statistic|probabilit|chance|uncertain|risk'],
  ['quotes', 'french|german|stor(y|ies)|tell'],
  ['tiles', 'spanish|italian|portuguese'],
  ['lines', 'writ|letter|essay|email|report'],
  ['hills', 'calm|breath|mindful|sleep'],
  ['returns', 'learn|memor|study|studi|habit|exam'],
];
const subjects = bySubject.map(([pattern, words]) => [pattern, new RegExp(`\\b(${words})`)] as const);

/** Category `Technology & Programming` or `technology-programming`: one word for both. */
const slug = (category: string): string =>
  category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A category that Lou does not know gets one of the cloths and the course's initial. */
export function designCover(id: string, category: string): CoverDesign {
  const seed = hashOf(id);
  const name = slug(category);
  const known = Object.hasOwn(byCategory, name) ? byCategory[name] : undefined;
  if (!known) return { cloth: seed % 2 ? 'rose' : 'ink', pattern: 'initial', seed };
  const subject = subjects.find(([, words]) => words.test(id.toLowerCase()))?.[0];
  return { cloth: known.cloth, pattern: subject ?? known.patterns[seed % known.patterns.length] ?? 'initial', seed };
}

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
