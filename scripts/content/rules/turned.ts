/** What has a point the wrong way round is no wording of a point of that question. Source: db/content/README.md 'NN-section.notes.yaml'. */
import { plainWords } from '@lou/tutor/grading/stands-in';
import type { Rule } from '../studied-course.ts';

export const turned: Rule = ({ sections }) =>
  sections.flatMap((section) =>
    section.keyIdeas.flatMap(({ value: { check }, complain }) => {
      const accepted = new Set(check.points.flatMap(({ says, alsoSaid }) => [says, ...alsoSaid].map(plainWords)));
      return check.points.flatMap((point, at) => {
        const said = (point.turned ?? []).map(plainWords);
        return said.flatMap((words, n) => {
          const place = ['check', 'points', at, 'turned', n] as const;
          if (accepted.has(words)) return [complain(`'${point.turned?.[n]}' turns a point round and is an accepted wording as well.`, ...place)];
          return said.indexOf(words) < n ? [complain(`'${point.turned?.[n]}' stands there twice.`, ...place)] : [];
        });
      });
    }),
  );
