/** The questions for the points of a check, one by one: all have theirs or none, and none is the whole question. Source: db/content/README.md. */
import { plainWords } from '@lou/tutor/grading/stands-in';
import type { Rule } from '../studied-course.ts';

export const askedApart: Rule = ({ sections }) =>
  sections.flatMap((section) =>
    section.keyIdeas.flatMap(({ value: { check }, complain }) => {
      const asked = check.points.map(({ asks }) => asks);
      const lacking = asked.indexOf(undefined);
      if (asked.every((asks) => asks === undefined)) return [];
      if (lacking >= 0) return [complain(`The other points have a question of their own ('asks'), and this one has none.`, 'check', 'points', lacking)];
      if (asked.length === 1) return [complain('A single point is what the whole question asks for.', 'check', 'points', 0, 'asks')];
      const before = new Set([plainWords(check.question)]);
      return asked.flatMap((asks = '', at) => {
        const isNew = !before.has(plainWords(asks));
        before.add(plainWords(asks));
        return isNew ? [] : [complain(`'${asks}' is asked already.`, 'check', 'points', at, 'asks')];
      });
    }),
  );
