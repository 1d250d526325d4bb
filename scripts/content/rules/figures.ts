/** Figures: those that are named exist, those that exist are named, each can be read aloud, and none can do harm. */

import { imagesIn } from '@lou/api/catalogue/content/figures';
import type { Complaint } from '@lou/api/content/complaint';
import type { Rule, StudiedSection } from '../studied-course.ts';
import { svgFaults } from '../svg-faults.ts';

/** Characters; less cannot say what a drawing shows. */
const ALT_LEAST = 20;

export const figures: Rule = ({ source, sections }) => {
  const mentions = sections.flatMap(mentionsIn);
  const named = new Set(mentions.map(({ target }) => target));
  return [
    ...mentions.flatMap(({ file, line, target, name, alt }) => [
      ...(name === null ? [{ file, line, sentence: `The image '${target}' is not a drawing of this course (figures/name.svg).` }] : []),
      ...(name !== null && !source.figures.has(target) ? [{ file, line, sentence: `The figure '${target}' is missing.` }] : []),
      ...(alt.length < ALT_LEAST ? [{ file, line, sentence: `The figure '${target}' does not say what it shows, for someone who cannot see it.` }] : []),
    ]),
    ...[...source.figures].flatMap(([file, svg]): Complaint[] => [
      ...(named.has(file) ? [] : [{ file, line: 1, sentence: 'No lesson shows this figure.' }]),
      ...svgFaults(svg).map(({ line, sentence }) => ({ file, line, sentence })),
    ]),
  ];
};

function mentionsIn({ source }: StudiedSection) {
  const { file, content, contentLine, blocks } = source.lesson;
  return [{ body: content, bodyLine: contentLine }, ...blocks].flatMap(({ body, bodyLine }) =>
    imagesIn(body).map((image) => ({ ...image, file, line: bodyLine + image.linesAbove })),
  );
}
