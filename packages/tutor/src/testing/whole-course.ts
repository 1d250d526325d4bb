/** Courses that ship, each asked through whole turns: what Lou says first, and what it takes a message for. For tests. */
import { type Turn, turnOf } from '../conversation/turn.ts';
import { type Understanding, understand } from '../conversation/understand/understand.ts';
import type { KeyIdea } from '../course-material.ts';
import { createEmbeddedTutor } from '../embedded-tutor.ts';
import type { TurnOutcome } from '../ports.ts';
import { createPassageIndex } from '../retrieval/passage-index.ts';
import type { TurnMaterial } from '../turn-material.ts';
import { materialIn } from './in-section.ts';
import { readCourse, type TestCourse } from './read-course.ts';
import { words } from './talk.ts';

export interface AskedCourse {
  readonly course: TestCourse;
  readonly ideas: readonly KeyIdea[];
  /** `openIdea`, by the end of its id, has its question open. */
  reply(text: string, openIdea?: string): Promise<TurnOutcome>;
  /** The same reply as its words: the first sentence and all of them, with what was done. */
  said(text: string, openIdea?: string): Promise<{ readonly first: string; readonly all: string } & Pick<TurnOutcome, 'move' | 'graded'>>;
  turn(text: string, openIdea?: string): Turn;
  heard(text: string, openIdea?: string): Understanding;
}

export function wholeCourse(id: string): AskedCourse {
  const course = readCourse(id);
  const ideas = course.sections.flatMap(({ keyIdeas }) => keyIdeas);
  const index = createPassageIndex();
  const tutor = createEmbeddedTutor({ now: () => 0, index });
  tutor.index(course.id, course.passages, ideas);
  const material = (text: string, openIdea?: string): TurnMaterial => {
    const open = openIdea === undefined ? undefined : ideas.find((idea) => idea.id.endsWith(`/${openIdea}`));
    const section = course.sections.find(({ keyIdeas }) => open && keyIdeas.includes(open)) ?? course.sections[0];
    if (!section || (openIdea !== undefined && !open)) throw new Error(`${id} has no idea '${openIdea}'.`);
    const replied = `Hello. ${open?.check.question ?? ''}`;
    return {
      ...materialIn(course, section),
      text,
      lastTurns: [{ asked: 'hi', replied, move: 'small-talk' }],
      openItem: open ? { itemId: `check:${open.id}`, keyIdeaId: open.id, hintsGiven: 0, attempts: 0, tries: 3, pointsSeen: [] } : null,
    };
  };
  const reply = (text: string, openIdea?: string): Promise<TurnOutcome> => tutor.reply({ material: material(text, openIdea) });
  return {
    course,
    ideas,
    reply,
    async said(text, openIdea) {
      const { sentences, move, graded } = await reply(text, openIdea);
      return { first: sentences[0]?.text ?? '', all: words(sentences), move, graded };
    },
    turn: (text, openIdea) => turnOf(material(text, openIdea), index),
    heard: (text, openIdea) => understand(turnOf(material(text, openIdea), index)),
  };
}
