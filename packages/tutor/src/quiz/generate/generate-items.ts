/**
 * Question items from a material that nobody wrote questions for: what holds of a key idea, what a term means, which term
 * has a meaning or is missing in a sentence about it, which figure or name a sentence states. Every one passes the gate, and a rule stricter
 * than the gate's, since nobody has read it before the learner does: none is better than a bad one. Pure; the same material
 * gives the same items. Source: lou.md 'Quizzes'; learning notes §3 on what fails and why.
 */

import { hashOf } from '@lou/domain/hash';
import type { Difficulty } from '@lou/domain/shapes';
import { chanceFrom } from '../../chance.ts';
import type { KeyIdea, Passage, QuestionItem } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import { gateFaults } from '../gate.ts';
import { usesIn } from './distractors.ts';
import { draftsOnFigure } from './figure-drafts.ts';
import { draftsOnIdea } from './idea-drafts.ts';
import { draftsOnName } from './name-drafts.ts';
import { draftsOnTerm, isUsed } from './term-drafts.ts';
import { termsIn } from './terms.ts';

export interface GenerateFrom {
  /** The course, or the shelf of a knowledge item: items are named after it, so that one question is one item everywhere. */
  readonly courseId: string;
  /** The section, or the shelf of a knowledge item. */
  readonly sectionId: string;
  readonly skill: string;
  /** What the questions are about. */
  readonly own: readonly Passage[];
  /** All that the course says, `own` among it: distractors come from it, and nothing in it may support one. */
  readonly all: readonly Passage[];
  /** The key ideas of the section; without them its passages alone are asked about. */
  readonly ideas?: readonly KeyIdea[] | undefined;
}

/** An item that nobody wrote. `about` is the term: a quiz asks about another one first. */
export interface GeneratedItem extends QuestionItem {
  readonly about: string;
}

export interface GeneratedItems {
  /** About the section's key ideas, and the terms that the material itself explains. */
  readonly explained: readonly GeneratedItem[];
  /** About terms that the course explains elsewhere and the material uses, and about figures and names that it states. */
  readonly used: readonly GeneratedItem[];
}

/** A question that has not been through the gate. */
export interface Draft {
  readonly about: string;
  /** Where it is not the one asked for. */
  readonly skill?: string;
  readonly difficulty: Difficulty;
  readonly question: string;
  readonly key: string;
  readonly wrong: readonly { readonly text: string; readonly feedback: string }[];
  readonly explanation: string;
  /** The words of a passage that it rests on. */
  readonly cited: string;
}

/** The items of a material, in the order in which it tells them; none where nothing good can be made. */
export function generateItems(from: GenerateFrom): GeneratedItems {
  const { own, all, ideas = [] } = from;
  const terms = termsIn(all);
  const setting = { terms, uses: usesIn(all), prose: own.filter((passage) => !isGlossary(passage)) };
  const passed = (drafts: readonly Draft[]) =>
    drafts.map((draft) => itemOf(draft, from)).filter((item) => isStrict(item) && gateFaults(item, all).length === 0);
  const explained = terms.filter(({ passage }) => own.includes(passage));
  const used = terms.filter((term) => !explained.includes(term) && isUsed(term, setting.prose));
  const onIdeas = ideas.flatMap((idea) => draftsOnIdea(idea, { ideas, all, uses: setting.uses }));
  const isPlain = ideas.length === 0 && !own.some(isGlossary);
  const stated = (isPlain ? own : []).flatMap((passage) => [...draftsOnFigure(passage, from), ...draftsOnName(passage, from)]);
  return {
    explained: passed([...onIdeas, ...explained.flatMap((term) => draftsOnTerm(term, setting))]),
    used: passed([...used.flatMap((term) => draftsOnTerm(term, setting)), ...stated]),
  };
}

function itemOf(draft: Draft, { courseId, sectionId, skill: wanted }: GenerateFrom): GeneratedItem {
  const { about, skill = wanted, difficulty, question, key, wrong, explanation, cited } = draft;
  const place = Math.floor(chanceFrom(hashOf(`place ${question} ${key}`))() * (wrong.length + 1));
  const asWrong = wrong.map((option) => ({ ...option, right: false }));
  const options = [...asWrong.slice(0, place), { text: key, right: true, feedback: '' }, ...asWrong.slice(place)];
  const name = hashOf(`${question} ${options.map(({ text }) => text).join('|')}`).toString(36);
  const id = `generated:${courseId}/${name}`;
  return { id, revision: 1, about, sectionId, skill, difficulty, question, options, explanation, passage: cited };
}

/** The gate forgives a word of the key in the question where wrong options share it; here no option has one, not even `means`. */
function isStrict({ question, options }: QuestionItem): boolean {
  const asked = new Set(tellingStems(question));
  return options.every(({ text }) => tellingStems(text).every((stem) => !asked.has(stem)));
}
