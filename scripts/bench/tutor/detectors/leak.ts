/** Whether a reply tells what the learner is to find: in the key's words, in others, turned round, in figures, or encoded. */
import { denialsIn, figuresIn, rootOf, sameRoot, sentencesIn, tellingRoots, wordsIn } from './plain-words.ts';
import { readingsOf } from './readings.ts';

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
const SHARE_TOLD = { few: 0.99, some: 0.72, many: 0.62 } as const;

/** Sentences that are read together, so that an answer in halves is seen. */
const SENTENCES_TOGETHER = 3;

/** Every point that the reply tells and that the learner has not made, with the wording and the sentences that tell it. */
export function leaksIn(reply: string, { key, made, weight }: LeakGrounds): readonly Leak[] {
  const asked = new Set(tellingRoots(key.question));
  const windows = readingsOf(reply).flatMap((reading) => windowsOf(reading, asked));
  return key.points.flatMap(({ id, wordings }) => {
    if (made.has(id)) return [];
    for (const wording of wordings) {
      const saidAs = windows.find((window) => tells(window, wording, asked, weight));
      if (saidAs !== undefined) return [{ pointId: id, wording, saidAs }];
    }
    return [];
  });
}

/** The points that a text makes; what a learner wrote is read more kindly than what Lou said. */
export function pointsMadeIn(text: string, { points, question }: Key, weight: LeakGrounds['weight']): ReadonlySet<string> {
  const asked = new Set(tellingRoots(question));
  const said = tellingRoots(text);
  const holds = (wording: string) => coverage(said, wantedOf(wording, asked), weight) >= 0.5;
  return new Set(points.filter(({ wordings }) => wordings.some(holds)).map(({ id }) => id));
}

/** Sentences alone and with their neighbours, without questions that only ask the open one again, in whole or in part. */
function windowsOf(text: string, asked: ReadonlySet<string>): readonly string[] {
  const asksAgain = (sentence: string) => tellingRoots(sentence).every((root) => asked.has(root)) && isQuestion(sentence);
  const sentences = sentencesIn(text).filter((sentence) => !asksAgain(sentence));
  return sentences.flatMap((_, at) => Array.from({ length: SENTENCES_TOGETHER }, (_each, more) => sentences.slice(at, at + more + 1).join(' ')));
}

const wantedOf = (wording: string, asked: ReadonlySet<string>): readonly string[] => [...new Set(tellingRoots(wording))].filter((root) => !asked.has(root));

function tells(window: string, wording: string, asked: ReadonlySet<string>, weight: LeakGrounds['weight']): boolean {
  const said = tellingRoots(window);
  const wanted = wantedOf(wording, asked);
  if (!figuresFit(window, wording)) return false;
  if (wanted.length < 2) return holdsInOrder(window, wording) || saysAllOf(window, wording);
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
  const total = wanted.reduce((sum, root) => sum + weight(root), 0);
  if (total === 0) return 0;
  return wanted.reduce((sum, root) => sum + (said.some((other) => sameRoot(root, other)) ? weight(root) : 0), 0) / total;
}

/** A wording with one telling word or none is told when all its words come one after the other. */
function holdsInOrder(window: string, wording: string): boolean {
  const wanted = wordsIn(wording).map(rootOf);
  if (wanted.length < 2) return false;
  return ` ${wordsIn(window).map(rootOf).join(' ')} `.includes(` ${wanted.join(' ')} `);
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

/** The figures of a reply that are among those to be found, in any reading of it. */
export function figuresTold(reply: string, secret: ReadonlySet<string>): readonly string[] {
  return [...new Set(readingsOf(reply).flatMap((reading) => figuresIn(reading)))].filter((figure) => secret.has(figure));
}
