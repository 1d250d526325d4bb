/** A hint, and the question for a single point, never say what the check question asks for; only the solution does. Source: lou.md 'A turn' step 5. */
import type { KeyIdeaSource } from '@lou/api/catalogue/content/teaching-shapes';
import { numberFor } from '@lou/tutor/language/number-words';
import { sentencesOf } from '@lou/tutor/language/sentences';
import { tellingStems, wordsOf } from '@lou/tutor/language/words';
import { plainInline } from '@lou/tutor/retrieval/plain-text';
import { stemsOf } from '../options.ts';
import type { Rule, StudiedSection } from '../studied-course.ts';

/** A wording with fewer telling words of its own is short: it is told by the nudge and the pointer, which speak of the very question. */
const LONG_WORDING = 3;
/** A single word tells a wording only where that is hardly more than the word, and the word is rare in the course or a figure. */
const SINGLE = { wordsMost: 3, usesMost: 3 };

interface Wording {
  readonly text: string;
  /** Telling stems that the question does not hold. */
  readonly own: readonly string[];
}

export const giveaways: Rule = ({ sections, text }) => {
  const uses = new Map<string, number>();
  for (const stem of tellingStems(text)) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return sections.flatMap((section) => {
    const headings = headingsOf(section);
    return section.keyIdeas.flatMap(({ value, complain }) => {
      const wordings = wordingsOf(value);
      const long = wordings.filter(({ own }) => own.length >= LONG_WORDING);
      const short = wordings.filter((wording) => isShort(wording, uses));
      const hints = Object.entries(value.hints).flatMap(([level, hint]) => {
        const told = tellsOneOf(long, hint) ?? (level === 'worked' ? undefined : tellsOneOf(short, without(headings, hint)));
        return told ? [complain(`The hint '${level}' gives the answer away: it says '${told}'.`, 'hints', level)] : [];
      });
      const parts = value.check.points.flatMap(({ asks = '' }, at) => {
        const told = tellsOneOf([...long, ...short], asks);
        return told ? [complain(`The question for a point gives an answer away: it says '${told}'.`, 'check', 'points', at, 'asks')] : [];
      });
      return [...hints, ...parts];
    });
  });
};

function wordingsOf({ check }: KeyIdeaSource): readonly Wording[] {
  const asked = stemsOf(check.question);
  return check.points
    .flatMap(({ says, alsoSaid }) => [says, ...alsoSaid])
    .map((text) => ({ text, own: [...stemsOf(text)].filter((stem) => !holds(asked, stem)) }));
}

/** Two telling words; or one alone, where the wording is no more than that. */
function isShort({ text, own }: Wording, uses: ReadonlyMap<string, number>): boolean {
  const [stem] = own;
  if (stem === undefined || own.length >= LONG_WORDING) return false;
  if (own.length === 2) return true;
  const isAlone = stemsOf(text).size === 1 && wordsOf(text).length <= SINGLE.wordsMost;
  return isAlone && (numberFor(stem) !== undefined || (uses.get(stem) ?? 0) <= SINGLE.usesMost);
}

/** The first wording that a sentence of a text holds whole. */
function tellsOneOf(wordings: readonly Wording[], text: string): string | undefined {
  const sentences = sentencesOf(text).map((sentence) => stemsOf(sentence.text));
  return wordings.find(({ own }) => sentences.some((stems) => own.every((stem) => holds(stems, stem))))?.text;
}

/** A number is held by another of its value: `0.5` is told by a half. */
function holds(stems: ReadonlySet<string>, stem: string): boolean {
  if (stems.has(stem)) return true;
  const value = numberFor(stem);
  return value !== undefined && [...stems].some((other) => numberFor(other) === value);
}

/** A pointer may name the part of the lesson that it points to, whatever that is called. */
const headingsOf = ({ source, prose }: StudiedSection): readonly string[] =>
  [
    ...prose.units.filter(({ kind }) => kind === 'heading').map(({ text }) => text),
    ...source.lesson.blocks.map(({ head }) => head.title),
    ...[source.lesson.content, ...source.lesson.blocks.map(({ body }) => body)].flatMap(runIn),
  ]
    .map(plainInline)
    .filter((title) => title !== '')
    .sort((one, other) => other.length - one.length);

/** `**Against a half.**` at the beginning of a paragraph. */
const runIn = (text: string): readonly string[] => [...text.matchAll(/^\*\*(.+?)[.:?]?\*\*/gm)].map((match) => match[1] ?? '');

const without = (headings: readonly string[], hint: string): string => headings.reduce((rest, heading) => rest.replaceAll(heading, ' '), plainInline(hint));
