/**
 * The answered question that a message is in nearly its words, small ones among them: 'can i have an if in an if' has no telling
 * word, and yet asks one thing. Source: db/content/README.md 'NN-section.questions.yaml'.
 */
import type { KeyIdea } from '../../course-material.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { stemOf, tellingStems, wordsOf } from '../../language/words.ts';
import { everydayWordsFor } from '../../retrieval/asking-words.ts';
import { questionKindOf } from '../message/question-kind.ts';
import { termAskedFor } from '../message/term-asked-for.ts';
import { sidesAlike, sidesOf } from '../message/two-sides.ts';
import { withoutChat } from '../message/without-chat.ts';
import { type AskedNearby, askedOf } from './asked-nearby.ts';
import { isAskedAlike, mayAnswer } from './asked-so.ts';
import { standsByItself } from './away-from-page.ts';
import { onceForIdeas } from './for-ideas.ts';
import { answersOf } from './match-details.ts';

export interface AskedInWords {
  readonly asked: AskedNearby;
  /** How like the question is to the nearest way of asking, 0 to 1. */
  readonly likeness: number;
  /** It asks for the same kind of answer and says nothing that is not written around it: it is that question. */
  readonly isSure: boolean;
}

/** What two words side by side count beside one word, what an everyday word for another does, and the words that only the known question has. */
const PAIR = 0.5;
const SAID_FOR = 0.6;
const KNOWN_SIDE = 0.4;
/**
 * From this likeness on, by how many telling words the question has, and so far ahead of what else is known to be asked. What they
 * come to: asked-in-words.test.ts.
 */
const LIKE_LEAST = [0.55, 0.65, 0.45] as const;
const AHEAD_LEAST = [0.2, 0.15, 0.1] as const;
/** Fewer words, and none that tells anything, ask nothing by themselves. */
const SMALL_WORDS_LEAST = 5;

type Counted = ReadonlyMap<string, number>;

/** All ways of asking, by what they hold: read once for the same ideas. */
interface Ways {
  /** Of each way the number of its answer, -1 for what an idea or a detail is asked for; and what all that it holds weighs. */
  readonly answers: readonly number[];
  readonly weights: readonly number[];
  /** Of each word or pair the ways that hold it, each with how often. */
  readonly holding: ReadonlyMap<string, readonly (readonly [way: number, count: number])[]>;
  readonly rarity: (one: string) => number;
  /** Of each answer the telling stems of all ways of asking for it, and the two things that its question sets side by side. */
  readonly stems: readonly ReadonlySet<string>[];
  readonly sides: readonly (string | null)[];
  /** The answers that are known to be asked for by a term alone. */
  readonly onTerms: ReadonlyMap<string, readonly number[]>;
}

/** Words as stems, and each with the one after it. */
function countedIn(text: string): Counted {
  const stems = wordsOf(withoutChat(text)).map((word) => stemOf(inside.test(word) ? 'in' : word));
  const counted = new Map<string, number>();
  const add = (one: string) => counted.set(one, (counted.get(one) ?? 0) + 1);
  stems.forEach((stem, at) => {
    add(stem);
    if (at > 0) add(`${stems[at - 1]} ${stem}`);
  });
  return counted;
}

const inside = /^(?:inside|within|into)$/;

const isPair = (one: string): boolean => one.includes(' ');

const waysOf = onceForIdeas((ideas: readonly KeyIdea[]): Ways => {
  const { details } = answersOf(ideas);
  const known = ideas.flatMap((idea) => [...idea.askedAs, ...idea.details.flatMap(({ asks, askedAs }) => (asks === undefined ? askedAs : []))]);
  const all = [
    ...details.flatMap(({ detail }, answer) => detail.askedAs.map((text) => ({ answer, counted: countedIn(text) }))),
    ...known.map((text) => ({ answer: -1, counted: countedIn(text) })),
  ];
  const holding = new Map<string, (readonly [number, number])[]>();
  all.forEach(({ counted }, way) => {
    for (const [one, count] of counted) put(holding, one, [way, count] as const);
  });
  const onTerms = new Map<string, number[]>();
  details.forEach(({ detail }, answer) => {
    for (const term of new Set(detail.askedAs.flatMap((text) => termAloneIn(text) ?? []))) put(onTerms, term, answer);
  });
  const rarity = (one: string): number => {
    const held = holding.get(one)?.length ?? 0;
    return (isPair(one) ? PAIR : 1) * Math.log(1 + (all.length - held + 0.5) / (held + 0.5));
  };
  return {
    ...{ holding, rarity, onTerms },
    answers: all.map(({ answer }) => answer),
    weights: all.map(({ counted }) => weightOf(counted, rarity)),
    stems: details.map(({ detail }) => new Set(detail.askedAs.flatMap((text) => tellingStems(text)))),
    sides: details.map(({ detail }) => bothSides(detail.asks ?? '')),
  };
});

function put<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

const weightOf = (counted: Counted, rarity: Ways['rarity']): number => [...counted].reduce((sum, [one, count]) => sum + count * rarity(one), 0);

/** What of the question stands in each known way of asking. */
function sharedWith({ answers, holding, rarity }: Ways, asked: Counted): Float64Array {
  const shared = new Float64Array(answers.length);
  for (const [one, count] of asked) {
    const weight = rarity(one);
    const held = holding.get(one) ?? [];
    for (const [way, times] of held) shared[way] = (shared[way] ?? 0) + Math.min(count, times) * weight;
    if (isPair(one)) continue;
    const counted = new Set(held.map(([way]) => way));
    for (const other of everydayWordsFor(one)) {
      if (asked.has(other)) continue;
      for (const [way] of holding.get(other) ?? []) {
        if (counted.has(way)) continue;
        counted.add(way);
        shared[way] = (shared[way] ?? 0) + SAID_FOR * Math.min(weight, rarity(other));
      }
    }
  }
  return shared;
}

/** The one that is plainly ahead of all others, else the one that is about the same two things or the same term; null where there is none. */
export function askedInWords(question: string, ideas: readonly KeyIdea[]): AskedInWords | null {
  if (answersOf(ideas).details.length === 0) return null;
  const found = [nearest, onSameSides, onTerm].flatMap((look) => look(question, ideas) ?? []);
  return found.find(({ isSure }) => isSure) ?? found[0] ?? null;
}

function nearest(question: string, ideas: readonly KeyIdea[]): AskedInWords | null {
  const { details } = answersOf(ideas);
  const ways = waysOf(ideas);
  const asked = countedIn(question);
  const weight = weightOf(asked, ways.rarity);
  const best = new Map<number, number>();
  sharedWith(ways, asked).forEach((shared, way) => {
    const answer = ways.answers[way] ?? -1;
    const likeness = shared / (weight ** (1 - KNOWN_SIDE) * (ways.weights[way] ?? 0) ** KNOWN_SIDE || 1);
    if (likeness > (best.get(answer) ?? 0)) best.set(answer, likeness);
  });
  const [first, second] = [...best].sort(([, one], [, other]) => other - one);
  const found = first === undefined ? undefined : details[first[0]];
  if (!first || !found) return null;
  const telling = [...new Set(tellingStems(withoutChat(question)))];
  const at = Math.min(telling.length, 2) as 0 | 1 | 2;
  const [answer, likeness] = first;
  if (telling.length === 0 && wordsOf(question).length < SMALL_WORDS_LEAST) return null;
  if (likeness < LIKE_LEAST[at] || likeness < (second?.[1] ?? 0) + AHEAD_LEAST[at]) return null;
  const written = ways.stems[answer] ?? new Set();
  const isAllWritten = telling.every((stem) => written.has(stem) || [...everydayWordsFor(stem)].some((other) => written.has(other)));
  // 'A fraction into a percentage' is not the way back.
  const inOrder = isAskedAlike(
    found.detail,
    question,
    telling.map((stem) => ({ stem, rarity: 1, standIns: [...everydayWordsFor(stem)] })),
  );
  const kind = questionKindOf(question);
  const asksSuch = kind === null || kind === questionKindOf(found.detail.asks ?? '');
  return { asked: askedOf(found), likeness, isSure: isAllWritten && inOrder && asksSuch && mayAnswer(found.detail, question) };
}

/** 'A vs B', 'is A the same as B': the answered question that sets the same two things side by side. */
function onSameSides(question: string, ideas: readonly KeyIdea[]): AskedInWords | null {
  const wanted = bothSides(question);
  if (wanted === null) return null;
  const found = answersOf(ideas).details[waysOf(ideas).sides.indexOf(wanted)];
  return found ? { asked: askedOf(found), likeness: 1, isSure: questionKindOf(question) === questionKindOf(found.detail.asks ?? '') } : null;
}

/** In one order, whichever is named first. */
function bothSides(question: string): string | null {
  const asked = question.replace(asksApartLast, '');
  const sides = (sidesOf(asked) ?? sidesAlike(asked))?.map((side) => tellingStems(side).join(' ')) ?? [];
  return sides.length < 2 || sides.includes('') ? null : sides.toSorted().join(' | ');
}

/** 'Bill vs act, what's the difference' has asked already. */
const asksApartLast = /(?<=\S \S.*)[,;]? what(?:['’]?s| is) the difference\W*$/i;

/** 'What is T': the answered question that is known to be asked by the term and by what asks for its meaning alone. Sure where what it says first names the term. */
function onTerm(question: string, ideas: readonly KeyIdea[]): AskedInWords | null {
  const term = (sidesAlike(question) ?? sidesOf(question))?.[0] ?? termAskedFor(question);
  const wanted = tellingStems(term ?? '').join(' ');
  if (wanted === '') return null;
  const [answer, ...more] = waysOf(ideas).onTerms.get(wanted) ?? [];
  const only = answer === undefined ? undefined : answersOf(ideas).details[answer];
  if (!only || more.length > 0) return null;
  const [says = ''] = sentencesOf(only.detail.says).map(({ text }) => text);
  const said = new Set(tellingStems(says));
  const isSure =
    termAskedFor(question) !== null &&
    questionKindOf(question) === 'what' &&
    standsByItself(says) &&
    !answersWhether.test(says) &&
    wanted.split(' ').every((stem) => said.has(stem));
  return { asked: askedOf(only), likeness: 1, isSure };
}
/** The telling stems of a way of asking that has a term, and beside it only what asks for its meaning. */
function termAloneIn(text: string): string | null {
  const term = tellingStems(text.toLowerCase().replace(asksMeaning, ' ')).join(' ');
  return term === '' || text.trim().split(/\s+/).length < 2 ? null : term;
}
const answersWhether = /^(?:yes|no|because)\b/i;
const asksMeaning =
  /\b(?:meaning|definition|abbreviation|statement|word|term|symbol|keyword|command|explained|what is an?|what is|what are|what does|stand for|short for)\b/g;
