/** Over a bank and over a course, what the key looks like and where it stands tells nothing. Source: db/content/README.md, learning notes §3. */

import type { ItemSource } from '@lou/api/catalogue/content/teaching-shapes';
import type { Complaint } from '@lou/api/content/complaint';
import { type GuesserScores, guess, longestShare, positionShares } from '../guessers.ts';
import type { Rule, StudiedCourse } from '../studied-course.ts';

/** Share of items in which the right option is the longest. */
export const LONGEST = { least: 0.2, most: 0.32 };
/** Share of items in which a place holds the right option. */
export const PLACE = { least: 0.18, most: 0.32 };
/** Right answers of somebody who has not read the lesson; chance is 0.25. */
export const GUESSER_MOST = 0.32;

export const itemsOf = (course: StudiedCourse): readonly ItemSource[] => course.sections.flatMap((section) => section.items.map((item) => item.value));

export const balance: Rule = (course) => [
  ...course.sections.flatMap(({ source, items }) =>
    source.bank?.value
      ? tilted(
          items.map((item) => item.value),
          source.bank.file,
        )
      : [],
  ),
  ...(itemsOf(course).length === 0 ? [] : [...tilted(itemsOf(course), 'course.md'), ...guessed(course)]),
];

function tilted(items: readonly ItemSource[], file: string): Complaint[] {
  const longest = longestShare(items);
  const places = positionShares(items);
  return [
    ...(within(longest, LONGEST)
      ? []
      : [{ file, line: 1, sentence: `The right option is the longest in ${percent(longest)} of the items; it should be 20 to 32 %.` }]),
    ...places.flatMap((share, n) =>
      within(share, PLACE)
        ? []
        : [{ file, line: 1, sentence: `The right option is number ${n + 1} in ${percent(share)} of the items; it should be 18 to 32 %.` }],
    ),
  ];
}

const names: Record<keyof GuesserScores, string> = {
  longest: 'takes the longest option',
  frequentTerm: 'takes the option with the commonest word of the course',
  position: 'always takes the same place',
  overlap: 'takes the option that shares most words with the question',
};

const guessed = (course: StudiedCourse): Complaint[] =>
  Object.entries(guess(itemsOf(course), course.text)).flatMap(([name, share]) =>
    share <= GUESSER_MOST
      ? []
      : [{ file: 'course.md', line: 1, sentence: `Who ${names[name as keyof GuesserScores]} is right in ${percent(share)} of the items; 32 % is the most.` }],
  );

const within = (share: number, { least, most }: { least: number; most: number }): boolean => share >= least - 1e-9 && share <= most + 1e-9;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
