/** What a newcomer may want to learn, and which courses that means. Pure; shared by the server and the web. Source: L§9. */
import { INTERESTS, type Interest } from '../interests.ts';

/** What a category must contain, one of them, for an interest to match it. Source: L§9 'Category keyword matching'. */
const keywords: Readonly<Record<Interest, readonly string[]>> = {
  'Language Learning': ['language learning'],
  'Professional Skills': ['professional skills', 'business'],
  'Academic Studies': ['academic', 'science', 'mathematics'],
  'Creative Arts': ['creative arts', 'design', 'art'],
  'Technology & Programming': ['programming', 'tech'],
  'Personal Development': ['personal development', 'wellness', 'mindfulness'],
};

/** Hyphens become spaces and case is folded before anything is compared. Source: server-decisions.md. */
const folded = (text: string): string => text.replaceAll('-', ' ').toLowerCase();

const parts = (goals: string): string[] =>
  goals
    .split(',')
    .map((goal) => goal.trim())
    .filter(Boolean);

/** The interests named in a user's learning goals ('Language Learning, Creative Arts'), the first named first, each once; what is none of the six is passed over. */
export function interestsIn(learningGoals: string): readonly Interest[] {
  return once(parts(learningGoals).flatMap((part) => INTERESTS.filter((interest) => folded(interest) === folded(part))));
}

const once = (interests: readonly Interest[]): readonly Interest[] => [...new Set(interests)];

/** What a user wrote of their goals in their own words: the parts that are none of the six. */
export const ownGoalsIn = (learningGoals: string): string =>
  parts(learningGoals)
    .filter((part) => !INTERESTS.some((interest) => folded(interest) === folded(part)))
    .join(', ');

/** Interests, in the order in which they were named, and goals of one's own as the one text that is kept and that the wire has. Source: L§7. */
export const learningGoalsFrom = (interests: readonly Interest[], ownGoals = ''): string => [...once(interests), ...parts(ownGoals)].join(', ');

/** Does a category, by its slug or its name, belong to an interest? */
export function matchesInterest(interest: Interest, category: string): boolean {
  return keywords[interest].some((keyword) => folded(category).includes(keyword));
}

/** The courses that the catalogue opens on: those that match an interest, or all where there are no interests. */
export function opensOn<Course extends { readonly category: string }>(courses: readonly Course[], interests: readonly Interest[]): readonly Course[] {
  if (interests.length === 0) return courses;
  return courses.filter((course) => interests.some((interest) => matchesInterest(interest, course.category)));
}
