/** Drafts of questions on a key idea: what says it stands among what is wrongly believed about it and its neighbours. */

import type { KeyIdea, Misconception, Passage } from '../../course-material.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { tellingStems, wordsOf } from '../../language/words.ts';
import { sourceAmong } from '../../retrieval/idea-passage.ts';
import { plainInline } from '../../retrieval/plain-text.ts';
import { areOfLikeLength } from '../gate.ts';
import { type Candidate, chooseDistractors, type Uses, type Wrong } from './distractors.ts';
import type { Draft } from './generate-items.ts';
import { saysAlone } from './stands-alone.ts';

/** Items on one idea: Try Again has others, and no idea takes over. */
const DRAFTS_MOST = 3;
/** What a key says on its own has so many words, and so many that tell. */
const KEY = { words: 5, stems: 3 };
/** What a simpler sentence shares with the statement before it says the same. */
const SHARED = { words: 2, share: 0.4 };
const BELIEF_STEMS_LEAST = 2;
/** A key that is longest, and by more than this, is told by its length. */
const LONGEST_TIMES = 1.6;

/** What an idea is asked with: the beliefs about all ideas of its section are its distractors. */
export interface IdeaSetting {
  readonly ideas: readonly KeyIdea[];
  readonly all: readonly Passage[];
  readonly uses: Uses;
}

/** Every draft on an idea; none where no three beliefs are as long as what says it. */
export function draftsOnIdea(idea: KeyIdea, { ideas, all, uses }: IdeaSetting): readonly Draft[] {
  const source = sourceAmong(idea, all);
  const passage = source && all.find(({ id }) => id === source.passageId);
  if (!passage) return [];
  const cited = plainInline(idea.passage);
  const candidates = ideas.flatMap((other) => other.misconceptions.filter(isOffered).map((belief) => asCandidate(belief, distance(other, idea))));
  const drafts = waysToSay(idea).flatMap((key): readonly Draft[] => {
    const fitting = candidates.filter(({ text }) => areOfLikeLength([key, text]));
    const wrong = chooseDistractors(key, fitting, uses, `idea ${idea.id} ${key}`, areOfLikeLength);
    if (!wrong) return [];
    const question = questionOn([passage.title, ...passage.parents], [key, ...wrong.map(({ text }) => text)]);
    const explanation = `${leadOf(idea, key, wrong)}The lesson says: “${cited}”`;
    return question ? [{ about: idea.id, skill: idea.skill, difficulty: 'intermediate', question, key, wrong, explanation, cited }] : [];
  });
  const isTold = ({ key, wrong }: Draft) => wrong.every(({ text }) => text.length < key.length);
  const isToldMuch = ({ key, wrong }: Draft) => wrong.every(({ text }) => text.length * LONGEST_TIMES < key.length);
  return [...drafts.filter((draft) => !isTold(draft)), ...drafts.filter((draft) => isTold(draft) && !isToldMuch(draft)).slice(0, 1)].slice(0, DRAFTS_MOST);
}

/** Sentences that say the idea on their own: its statement, what that says first, the simpler one, that of the lesson. */
function waysToSay({ statement: written, simpler, passage }: KeyIdea): readonly string[] {
  const statement = plainInline(written);
  const [first = '', ...more] = sentencesOf(plainInline(simpler)).map(({ text }) => text);
  const others = [...(more.length === 0 || saysAlone(first) ? [first] : []), plainInline(passage)];
  const stems = new Set(tellingStems(statement));
  const isOfIt = (way: string) => {
    const own = [...new Set(tellingStems(way))];
    const shared = own.filter((stem) => stems.has(stem)).length;
    return shared >= SHARED.words && shared >= SHARED.share * own.length;
  };
  return [...new Set([statement, mainClause(statement), ...others.filter((way) => saysAlone(way) && isOfIt(way))])].filter(isSaidAlone);
}

/** What stands before a reason, a result or a remark is said as well without it. */
function mainClause(statement: string): string {
  const [main = ''] = statement.split(/(?:, (?:so|because|since|which|where|even|and|but)\b|;)/);
  return main === statement || /^(?:if|when|while|although|because|since|as|before|after|to|in|on)\b/i.test(main) ? statement : `${main}.`;
}

const isSaidAlone = (text: string): boolean => wordsOf(text).length >= KEY.words && new Set(tellingStems(text)).size >= KEY.stems && !/[?]/.test(text);

/** A belief as a wrong option: one sentence that is wrong on its own, in nobody's voice. */
const isOffered = ({ belief }: Misconception): boolean =>
  sentencesOf(belief).length === 1 &&
  new Set(tellingStems(belief)).size >= BELIEF_STEMS_LEAST &&
  !/\b(?:I|my|me|mine)\b/.test(belief.replace(/[“"][^”"]*[”"]/g, '')) &&
  !/^(?:both|the two|the same|either|neither|they|this|that|these|those|he|she|here|there)\b|^it (?!is (?:best|better|enough|fine|safe|wise|polite|rude)\b|takes\b)/i.test(
    belief,
  );

/** The idea's own beliefs first, then those on the same skill. */
const distance = (other: KeyIdea, idea: KeyIdea): number => (other === idea ? 0 : other.skill === idea.skill ? 0.3 : 0.6);

const asCandidate = ({ belief, correction }: Misconception, far: number): Candidate => ({ text: plainInline(belief), feedback: correction, distance: far });

/** Names what it is about, nearest first, as long as no word of the name helps; else it leaves the name out. */
function questionOn(titles: readonly string[], options: readonly string[]): string | undefined {
  const said = new Set(options.flatMap(tellingStems));
  const asked = [...titles.map((title) => `On “${title}”: which of these is right?`), 'Which of these is right?', 'Which of these holds?'];
  return asked.find((question) => tellingStems(question).every((stem) => !said.has(stem)));
}

/** What corrects the idea's own belief where that is among the options, else the idea where the key does not say it as well. */
function leadOf(idea: KeyIdea, key: string, wrong: readonly Wrong[]): string {
  const own = idea.misconceptions.find(({ belief }) => wrong.some(({ text }) => text === plainInline(belief)));
  if (own) return `${own.correction} `;
  return key === plainInline(idea.statement) ? '' : `${plainInline(idea.statement)} `;
}
