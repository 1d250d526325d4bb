/** Figures in a lesson's text: where they are named, and where the host serves them. */

export interface ImageMention {
  /** `figures/double-scale.svg` */
  readonly target: string;
  /** `double-scale`; null where the image is not a drawing of the course's own. */
  readonly name: string | null;
  /** What it shows, for someone who cannot see it. */
  readonly alt: string;
  readonly caption: string;
  /** Lines of the text above it. */
  readonly linesAbove: number;
}

const image = /!\[([^\]]*)\]\(\s*([^)\s]+)(?:\s+"([^"]*)")?\s*\)/g;
const drawing = /^figures\/([a-z0-9-]+)\.svg$/;

/** The images of a text, in order. */
export const imagesIn = (text: string): readonly ImageMention[] =>
  [...text.matchAll(image)].map((match) => {
    const [, alt = '', target = '', caption = ''] = match;
    return { target, name: drawing.exec(target)?.[1] ?? null, alt: alt.trim(), caption, linesAbove: text.slice(0, match.index).split('\n').length - 1 };
  });

/** `figures/x.svg` becomes `/figures/{course}/x.svg`, under which the host serves it. */
export const withServedFigures = (text: string, courseId: string): string => text.replace(/(\]\(\s*)figures\//g, `$1/figures/${courseId}/`);
