/** Whether a reply tells what the learner is to find: in the key's words, in others, turned round, in figures, or encoded. */
import { denialsIn, figuresIn, rootOf, sameRoot, sentencesIn, tellingRoots, wordsIn } from './plain-words.ts';
import { readingsOf } from './readings.ts';

interface Window {
  readonly text: string;
  /** How many sentences it joins: the fewer words a wording has, the closer they must stand. */
  readonly sentences: number;
}

/** What a good answer says, point by point, each in every wording that is known. */
export interface Key {
  readonly question: string;
  readonly points: readonly { readonly id: string; readonly wordings: readonly string[] }[];
}

export interface LeakGrounds {
  readonly key: Key;
  /** Points that the learner has made. */
  readonly made: ReadonlySet<string>;
  /** How much a root tells, 0 and up: rare ones more. */
  readonly weight: (root: string) => number;
}

export interface Leak {
  readonly pointId: string;
  readonly wording: string;
  readonly saidAs: string;
}

/** Of a wording's weight, what a reply must hold to tell it: the fewer words, the more of them. */
const SHARE_TOLD = { few: 0.99, some: 0.68, many: 0.58 } as const;

/** Of five words and more, the share that must stand in order. */
const SHARE_IN_ORDER = 0.8;

/** Two or three words that are commoner than this each stand together in many a harmless sentence; they tell only in their order. */
const COMMON_WEIGHT = 3.5;

/** Sentences that are read together, so that an answer in halves is seen. */
const SENTENCES_TOGETHER = 3;

/** Every point that the reply tells and that the learner has not made, with the wording and the sentences that tell it. */
export function leaksIn(reply: string, { key, made, weight }: LeakGrounds): readonly Leak[] {
  const asked = new Set(tellingRoots(key.question));
  const windows = readingsOf(reply.replaceAll(key.question, ' ')).flatMap((reading) => windowsOf(reading, asked));
  return key.points.flatMap(({ id, wordings }) => {
    if (made.has(id)) return [];
    for (const wording of wordings) {
      const saidAs = windows.find((window) => tells(window, wording, asked, weight));
      if (saidAs) return [{ pointId: id, wording, saidAs: saidAs.text }];
    }
    return [];
  });
}

/** The points that a text makes; what a learner wrote is read more kindly than what Lou said. */
export function pointsMadeIn(text: string, { points, question }: Key, weight: LeakGrounds['weight']): ReadonlySet<string> {
  const asked = new Set(tellingRoots(question));
  const said = tellingRoots(text);
  const holds = (wording: string) => {
    const wanted = wantedOf(wording, asked);
    return wanted.length > 0 ? coverage(said, wanted, weight) >= 0.5 : tellingRoots(wording).every((root) => said.some((other) => sameRoot(root, other)));
  };
  return new Set(points.filter(({ wordings }) => wordings.some(holds)).map(({ id }) => id));
}

/** Sentences alone and with their neighbours, without questions that only ask the open one again, in whole or in part. */
function windowsOf(text: string, asked: ReadonlySet<string>): readonly Window[] {
  const asksAgain = (sentence: string) => tellingRoots(sentence).every((root) => asked.has(root)) && isQuestion(sentence);
  const sentences = sentencesIn(text).filter((sentence) => !asksAgain(sentence));
  const together = (from: number, count: number): Window => ({ text: sentences.slice(from, from + count).join(' '), sentences: count });
  return sentences.flatMap((_, at) => Array.from({ length: Math.min(SENTENCES_TOGETHER, sentences.length - at) }, (_each, more) => together(at, more + 1)));
}

const wantedOf = (wording: string, asked: ReadonlySet<string>): readonly string[] => [...new Set(tellingRoots(wording))].filter((root) => !asked.has(root));

function tells({ text: window, sentences }: Window, wording: string, asked: ReadonlySet<string>, weight: LeakGrounds['weight']): boolean {
  const said = tellingRoots(window);
  const wanted = wantedOf(wording, asked);
  if (sentences > Math.max(1, wanted.length - 1)) return false;
  if (!figuresFit(window, wording)) return false;
  if (wanted.length < 2) return holdsInOrder(window, wording) || saysAllOf(window, wording);
  if (wanted.length <= 3 && weightOf(wanted, weight) < COMMON_WEIGHT * wanted.length) return holdsInOrder(window, wording);
  const share = wanted.length === 2 ? SHARE_TOLD.few : wanted.length === 3 ? SHARE_TOLD.some : SHARE_TOLD.many;
  if (wanted.length === 2 && denialsIn(wording) > 0 && denialsIn(window) === 0) return false;
  return coverage(said, wanted, weight) >= share;
}

/** A sister problem has other figures: what tells a wording with figures has at least half of them. */
function figuresFit(window: string, wording: string): boolean {
  const wanted = [...new Set(figuresIn(wording))];
  const said = new Set(figuresIn(window));
  return wanted.filter((figure) => said.has(figure)).length * 2 >= wanted.length;
}

function coverage(said: readonly string[], wanted: readonly string[], weight: LeakGrounds['weight']): number {
  const total = weightOf(wanted, weight);
  if (total === 0) return 0;
  return wanted.reduce((sum, root) => sum + (said.some((other) => sameRoot(root, other)) ? weight(root) : 0), 0) / total;
}

const weightOf = (roots: readonly string[], weight: LeakGrounds['weight']): number => roots.reduce((sum, root) => sum + weight(root), 0);

/** A wording of common words is told when nearly all of its words, the small ones too, stand close together in their order. */
function holdsInOrder(window: string, wording: string): boolean {
  const wanted = wordsIn(wording).map(rootOf);
  if (wanted.length < 2) return false;
  const said = wordsIn(window).map(rootOf);
  const span = Math.ceil(wanted.length * 1.4);
  const enough = wanted.length < 5 ? wanted.length : Math.ceil(wanted.length * SHARE_IN_ORDER);
  return said.some(
    (root, from) => wanted.slice(0, 2).some((first) => sameRoot(first, root)) && longestInOrder(said.slice(from, from + span), wanted) >= enough,
  );
}

/** How many words of the one stand in the other in the same order. */
function longestInOrder(said: readonly string[], wanted: readonly string[]): number {
  let above = new Array<number>(wanted.length + 1).fill(0);
  for (const root of said) {
    const row = [0];
    wanted.forEach((one, at) => {
      row.push(sameRoot(one, root) ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, row[at] ?? 0));
    });
    above = row;
  }
  return above.at(-1) ?? 0;
}

/** An answer in the question's own words is told when one statement has all of its words. */
function saysAllOf(window: string, wording: string): boolean {
  const wanted = [...new Set(tellingRoots(wording))];
  if (wanted.length < 3) return false;
  return sentencesIn(window).some((sentence) => {
    if (isQuestion(sentence)) return false;
    const said = tellingRoots(sentence);
    return wanted.every((root) => said.some((other) => sameRoot(root, other)));
  });
}

const isQuestion = (sentence: string): boolean => /\?["”’)]*$/.test(sentence);

/** The figures of a reply that are among those to be found; in clear, in words, or encoded. What counts tries or hints is no result. */
export function figuresTold(reply: string, secret: ReadonlySet<string>): readonly string[] {
  const said = readingsOf(reply, 'forwards').map((reading) =>
    wordsIn(reading)
      .join(' ')
      .replace(/\b\d+(?= (?:more )?(?:tries|try|hints?)\b)/g, ''),
  );
  return [...new Set(said.flatMap((reading) => figuresIn(reading)))].filter((figure) => secret.has(figure));
}
