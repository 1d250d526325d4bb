import type { Course } from '@lou/contract/catalogue';
import type { Interest } from '@lou/domain/interests';
import { useCategoryNames } from '../../ui/CategoryName.tsx';
import { Pill, Pills } from '../../ui/Pills.tsx';
import { beyondInterests, type Choice, categoriesOf } from './shown-courses.ts';

interface CategoryPillsProps {
  courses: readonly Course[];
  interests: readonly Interest[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** 'All Courses', then one's interests where they leave something out, then each category once. Source: L§2, server-decisions.md. */
export function CategoryPills({ courses, interests, choice, onChoose }: CategoryPillsProps) {
  const nameOf = useCategoryNames();
  const more = beyondInterests(courses, interests);
  const all = choice.show === 'all' || (choice.show === 'mine' && more === 0);
  return (
    <Pills label="Category">
      <Pill on={all} onPress={() => onChoose({ show: 'all' })}>
        All Courses
        {choice.show === 'mine' && more > 0 && <span className="more">{more} more</span>}
      </Pill>
      {more > 0 && (
        <Pill on={choice.show === 'mine'} onPress={() => onChoose({ show: 'mine' })}>
          Your interests
        </Pill>
      )}
      {categoriesOf(courses, nameOf).map((category) => (
        <Pill key={category} on={choice.show === 'category' && choice.category === category} onPress={() => onChoose({ show: 'category', category })}>
          {nameOf(category)}
        </Pill>
      ))}
    </Pills>
  );
}
