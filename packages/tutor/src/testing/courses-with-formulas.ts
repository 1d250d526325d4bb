/** The courses whose notes have formulas, as whole talks know them. For tests. */
import { wholeCourse } from './whole-course.ts';

export const coursesWithFormulas = {
  fractions: wholeCourse('fractions-that-make-sense'),
  sheet: wholeCourse('reading-a-balance-sheet'),
  decisions: wholeCourse('decisions-under-uncertainty'),
  algorithms: wholeCourse('choosing-the-right-algorithm'),
  law: wholeCourse('how-a-bill-becomes-law'),
  perspective: wholeCourse('drawing-in-perspective'),
  chords: wholeCourse('chords-and-keys'),
  learning: wholeCourse('learning-that-lasts'),
} as const;
