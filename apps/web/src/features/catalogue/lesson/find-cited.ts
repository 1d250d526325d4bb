/**
 * From an address to the sentence that it cites: `?passage=ID&sentence=TEXT`, and `&for=WORDS` where a search found it; a term of the glossary is cited where the lesson
 * first uses it, or among the words beside it. Pure. Source: contract/socket.ts `source.link`.
 */
import type { SectionLesson } from '@lou/contract/catalogue';
import { anchorOf } from '@lou/domain/anchor';
import type { Cited, WayBackTo } from './cited.tsx';
import type { LessonText } from './lesson-text.ts';
import { findSentence, findWords, sentencesOf } from './mark-sentence.ts';

export interface Found {
  readonly cited: Omit<Cited, 'back'> | null;
  /** Where the passage begins, for when its sentence no longer stands there. */
  readonly goTo: string | null;
  /** The term that is cited and that the lesson itself does not use. */
  readonly term: string | null;
}

/** Passages of a glossary are named `glossary:{courseId}/{term-in-hyphens}`. */
const glossaryPassage = /^glossary:[^/]+\/(?<slug>.+)$/;

/** Without a sentence the passage's first one is meant. */
export function findCited(text: LessonText, { passages, glossary }: Pick<SectionLesson, 'passages' | 'glossary'>, search: string): Found {
  const asked = new URLSearchParams(search);
  const passageId = asked.get('passage') ?? '';
  const slug = glossaryPassage.exec(passageId)?.groups?.slug;
  const term = glossary.find((one) => anchorOf(one.term) === slug)?.term;
  const passage = passages.find(({ id }) => id === passageId);
  const sentence = asked.get('sentence') ?? (passage && sentencesOf(passage.text)[0]);
  const found = term ? findWords(text.lines, term) : sentence ? findSentence(text.lines, sentence) : null;
  const line = found && text.lines[found.index];
  const cited = found && line !== null && line !== undefined ? { line, marked: found.marked } : null;
  return { cited, goTo: passage && passage.anchor !== 'top' ? passage.anchor : null, term: (cited ? null : term) ?? null };
}

/** The search that led here, where the address names what was looked for; else the conversation. */
export function wayBackFrom(search: string, conversation: string): WayBackTo {
  const lookedFor = new URLSearchParams(search).get('for');
  return lookedFor ? { from: 'search', address: `/library?q=${encodeURIComponent(lookedFor)}` } : { from: 'conversation', address: conversation };
}
