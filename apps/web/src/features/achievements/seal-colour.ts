import type { Achievement } from '@lou/contract/achievements';

/** Streaks are the one achievement that may be amber. */
export const sealColour = ({ type }: Pick<Achievement, 'type'>): 'lamp' | 'pine' => (type === 'streak' ? 'lamp' : 'pine');
