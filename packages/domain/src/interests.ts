/** The options of the wizard's second step, in their order. Source: L§9 'Interest options'. */
export const INTERESTS = [
  'Language Learning',
  'Professional Skills',
  'Academic Studies',
  'Creative Arts',
  'Technology & Programming',
  'Personal Development',
] as const;
export type Interest = (typeof INTERESTS)[number];
