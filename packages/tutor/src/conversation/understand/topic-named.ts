/**
 * 'Explain comparing fractions', 'how do I compare fractions', 'hash tables please': what the course teaches, by the
 * name that it goes by on the screens.
 */

import type { KeyIdea } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import type { Topic, TurnMaterial } from '../../turn-material.ts';
import { ideasOfSection, isUnsettled } from '../decide/next-question.ts';
import { gather } from '../gather/gather.ts';
import { glossaryEntry } from '../gather/glossary-entry.ts';
import { asksFor, filler } from '../message/fillers.ts';
import { speltOut } from '../message/spelt-out.ts';
import { wasSaid } from '../said.ts';
import type { Turn } from '../turn.ts';

const little = '(?:(?:me|us|a bit|again|more|something|the (?:topic|part|section|lesson|chapter)|about|of|on|to|how to|how i|how we|how you) )*';
const wishes = [
  `(?:explain|teach|describe|review|revise|study|learn|practi[sc]e|cover|do|go over|go through|talk about|read about|start with|begin with|continue with|look at|work on) ${little}`,
  `(?:tell|remind|show) me ${little}`,
  `(?:help|i need help|some help|i struggle|i am (?:stuck|bad|not good|lost)) ${little}(?:with|in|at|understand|understanding) ${little}`,
  `i (?:(?:still|really|just) )*(?:do|did|can) not (?:(?:really|quite|even) )*(?:understand|get|know|remember) ${little}`,
  `i (?:want|need|would like) to (?:learn|know|understand|study|practi[sc]e|review) ${little}`,
];
const before = `(?:(?:${filler}|${asksFor}) )*`;
const wished = new RegExp(`^${before}(?:${wishes.join('|')})(.+)$`);
const asked = new RegExp(`^${before}(?:what|how|why) (?:is|are|about|does|do|can|should|to)(?: (?:i|we|you|one))? ${little}(.+)$`);
const after =
  /(?: (?:please|simply|again|to me|for me|now|lou|first|quickly|briefly|in (?:short|simple|easy|plain|your|other)(?: (?:words|terms|english))?|work|works|mean|all about|about|here|in (?:this|the) (?:lesson|section|course)))+$/;

/** A name is also given by this share of its telling words; where it is not said to be wished for, by so many of them. */
const SHARE_OF_NAME = 0.5;
const WORDS_OF_NAME = 2;
/** Before every other: 'repeating with while' has the telling words of 'repeating with for'. */
const WORD_FOR_WORD = 2;

const withoutMarks = (spelt: string): string => spelt.replace(/\?/g, ' ').replace(/\s+/g, ' ').trim();

/** What a message wishes to be taught or helped with; null where it wishes for nothing of the kind. */
export const nameWished = (spelt: string): string | null => wished.exec(withoutMarks(spelt))?.[1]?.replace(after, '') ?? null;

/** The idea to begin with of the skill or section that a message wishes to have explained, by its name; null where it names none. */
export function topicWished(spelt: string, turn: Turn): KeyIdea | null {
  const name = wished.exec(withoutMarks(spelt))?.[1];
  return name === undefined ? null : firstIdeaOf(name, 1, turn);
}

/**
 * The same of a message that asks about the name, or is nothing else and may be an answer as well, which the caller
 * sees to; null where the course answers the very question.
 */
export function topicNamed(spelt: string, turn: Turn): KeyIdea | null {
  const bare = withoutMarks(spelt);
  const picked = sectionPicked(bare, turn);
  if (picked) return picked;
  const idea = firstIdeaOf(asked.exec(bare)?.[1] ?? bare, WORDS_OF_NAME, turn);
  return idea && gather(turn.material.text, turn).verdict !== 'found' ? idea : null;
}

/** Right after the sections of a course were told, any words of one alone pick it. */
function sectionPicked(bare: string, { material: { course, lastTurns, topics = [], keyIdeas } }: Turn): KeyIdea | null {
  const said = [...new Set(tellingStems(bare))];
  if (!course || said.length === 0 || !wasSaid(courseNamedSentence(course.title), lastTurns, 1)) return null;
  const picked = topics.filter(({ name, isSection }) => {
    const stems = new Set(tellingStems(name));
    return isSection && said.every((stem) => stems.has(stem));
  });
  return picked.length === 1 ? (keyIdeas.find(({ id }) => picked[0]?.keyIdeaIds.includes(id)) ?? null) : null;
}

/** How Lou says which course was named; known again by it. */
export const courseNamedSentence = (title: string): string => `The course on that is “${title}”.`;

/** How Lou says what a quiz is on; known again by it. */
export const quizSentence = (title: string): string => `Here is a short quiz on “${title}”; take the time you need.`;

/** What the last quiz of this talk was on, of a course and its sections. */
export const quizzedOn = (title: string, topics: readonly Topic[], lastTurns: TurnMaterial['lastTurns']): string | null =>
  [title, ...topics.filter(({ isSection }) => isSection).map(({ name }) => name)].find((name) => wasSaid(quizSentence(name), lastTurns)) ?? null;

const goesBack = new RegExp(
  `^${before}(?:(?:(?:go|come|get|jump|switch|move|take me|bring me)(?: (?:back|over|again))* to|back to|return to|(?:continue|carry on|go on) with) )(?:(?:the|that) (?:question|idea|part|thing|bit|one) (?:about|on|with|of) )?(.+)$`,
);

/**
 * The idea that a message goes back to by its words: 'can we go back to the senate'. One of the learner's own section that is not
 * settled yet comes first, then what a skill or a section of that name begins with; null where nothing is called so.
 */
export function ideaGoneBackTo(spelt: string, turn: Turn): KeyIdea | null {
  const name = goesBack.exec(withoutMarks(spelt))?.[1]?.replace(after, '');
  const said = [...new Set(tellingStems(name ?? ''))];
  if (said.length === 0) return null;
  const names = (text: string): boolean => {
    const stems = new Set(tellingStems(text));
    return said.every((stem) => stems.has(stem));
  };
  const here = ideasOfSection(turn).filter(({ check, statement }) => names(`${check.question} ${statement}`));
  const asked = here.filter(({ check }) => names(check.question));
  const { topics = [], keyIdeas } = turn.material;
  const ofTopics = topics.filter((topic) => names(topic.name)).flatMap(({ keyIdeaIds }) => keyIdeas.filter(({ id }) => keyIdeaIds.includes(id)));
  const isFree = (idea: KeyIdea): boolean => idea !== turn.openIdea && isUnsettled(idea, turn);
  const [found] = [...[...asked, ...here, ...ofTopics].filter(isFree), ...asked, ...here, ...ofTopics];
  return found ?? null;
}

/**
 * Of the ideas of what the words name the first, the open question's own left out where there is another. What the
 * glossary says the very words mean is no topic.
 */
function firstIdeaOf(name: string, wordsLeast: number, { material, library, openIdea }: Turn): KeyIdea | null {
  const { topics = [], keyIdeas, course } = material;
  if (!course || topics.length === 0) return null;
  const words = name.replace(after, '');
  const said = new Set(tellingStems(words));
  if (said.size === 0) return null;
  const fitting = topics
    .map((topic) => ({ topic, fit: speltOut(topic.name) === words ? WORD_FOR_WORD : fitOf(said, topic.name, wordsLeast) }))
    .filter(({ fit }) => fit > 0);
  const [best] = fitting.toSorted((one, other) => other.fit - one.fit);
  if (!best || isTerm(said, glossaryEntry(`what is ${words}`, [course.id], library)?.title)) return null;
  const ideas = best.topic.keyIdeaIds.flatMap((id) => keyIdeas.find((idea) => idea.id === id) ?? []);
  return ideas.find((idea) => idea !== openIdea) ?? ideas[0] ?? null;
}

/** The share of a name that is said, where nothing else is; 0 where too little of it is. */
function fitOf(said: ReadonlySet<string>, name: string, wordsLeast: number): number {
  const stems = new Set(tellingStems(name));
  const share = said.size / Math.max(1, stems.size);
  const isWhole = said.size === stems.size;
  return [...said].every((stem) => stems.has(stem)) && (isWhole || (said.size >= wordsLeast && share >= SHARE_OF_NAME)) ? share : 0;
}

function isTerm(said: ReadonlySet<string>, title: string | undefined): boolean {
  const stems = new Set(tellingStems(title ?? ''));
  return stems.size === said.size && [...stems].every((stem) => said.has(stem));
}
