/** What one turn is thought about with: the material, what may be seen of the library, and the open item found again. */
import type { Ladder } from '@lou/domain/tutoring/ladder';
import type { KeyIdea } from '../course-material.ts';
import type { DraftSentence } from '../draft.ts';
import type { Weighing } from '../grading/match-wording.ts';
import { textsOf } from '../idea-texts.ts';
import type { TurnOutcome } from '../ports.ts';
import { type Library, libraryFor } from '../retrieval/library.ts';
import type { PassageIndex } from '../retrieval/passage-index.ts';
import type { OpenItem, TurnMaterial } from '../turn-material.ts';
import { wasTold } from './said.ts';

export interface Turn {
  readonly material: TurnMaterial;
  readonly library: Library;
  readonly weighing: Weighing;
  /** The key idea that the open item asks about; null when nothing is open or the idea is gone. */
  readonly openIdea: KeyIdea | null;
  readonly ladder: Ladder | null;
  /** Points of the open item that the learner made in earlier answers to it. */
  readonly pointsMade: ReadonlySet<string>;
  /** Ideas whose question was settled or shown, now or in an earlier session: it is not asked again. */
  readonly done: ReadonlySet<string>;
  /** The idea that the talk was last about. */
  readonly ideaInTalk: KeyIdea | null;
}

/** While nobody has tried the open question, no hint was given to it and no point of it is made. */
export const isUntried = ({ ladder, pointsMade }: Pick<Turn, 'ladder' | 'pointsMade'>): boolean =>
  ladder !== null && ladder.attempts === 0 && ladder.hintsGiven === 0 && pointsMade.size === 0;

/** What a brain wants to say in a turn, and what that amounts to. */
export interface Speech {
  readonly sentences: readonly DraftSentence[];
  readonly keyIdeaIds?: readonly string[];
  readonly asks?: TurnOutcome['asks'];
  readonly hint?: TurnOutcome['hint'];
  readonly solution?: TurnOutcome['solution'];
  readonly wantsQuiz?: boolean;
  /** As TurnOutcome has it. */
  readonly quizOn?: TurnOutcome['quizOn'];
  /** It answers somebody who asks on: no step needs to follow. */
  readonly mayEndHere?: boolean;
  /** Figures that Lou's own sentences name and that were counted or worked out for them. */
  readonly figures?: readonly string[];
}

/** The item id of a key idea's check question. */
export const itemOf = (idea: Pick<KeyIdea, 'id'>): string => `check:${idea.id}`;

/** The item of a question of Lou's that was just put, with the tries that its course gives. */
export const justPut = (idea: Pick<KeyIdea, 'id'>, tries: number): OpenItem => ({
  ...{ itemId: itemOf(idea), keyIdeaId: idea.id },
  ...{ hintsGiven: 0, attempts: 0, tries, pointsSeen: [] },
});

export const askOf = (idea: KeyIdea): NonNullable<TurnOutcome['asks']> => ({ itemId: itemOf(idea), keyIdeaId: idea.id, skill: idea.skill });

/** Everything that a turn is thought about with. */
export function turnOf(material: TurnMaterial, index: PassageIndex): Turn {
  const library = libraryFor(index, material.visible.courseIds);
  const weighing = library.weighing(material.course ? [material.course.id] : undefined);
  const { openItem, keyIdeas } = material;
  const openIdea = keyIdeas.find(({ id }) => id === openItem?.keyIdeaId) ?? null;
  const ladder = openItem && openIdea ? { hintsGiven: openItem.hintsGiven, attempts: openItem.attempts, tries: openItem.tries, closedBy: null } : null;
  return {
    material,
    library,
    weighing,
    openIdea,
    ladder,
    pointsMade: new Set(openIdea ? openItem?.pointsSeen : []),
    done: new Set((material.asked ?? []).flatMap(({ keyIdeaId, came }) => (came === 'open' ? [] : [keyIdeaId]))),
    ideaInTalk: explainedOfLate(material) ?? openIdea ?? lastMet(material),
  };
}

/** How many turns back an explanation is still what 'simpler' and 'an example' are about. */
const TALKED_OF_LATE = 2;

/** Turns on Lou's own question: what was explained before them is no longer what the talk is about. */
const onOpenQuestion: ReadonlySet<string> = new Set(['hint', 'check', 'ask']);

/** The idea that Lou's latest words were taken from. */
function explainedOfLate({ lastTurns, keyIdeas }: TurnMaterial): KeyIdea | null {
  for (const turn of lastTurns.slice(-TALKED_OF_LATE).reverse()) {
    const spoken = keyIdeas.find((idea) => textsOf(idea).some((text) => wasTold(text, [turn])));
    if (spoken) return spoken;
    if (onOpenQuestion.has(turn.move)) return null;
  }
  return null;
}

const lastMet = ({ keyIdeas, keyIdeasMet }: TurnMaterial): KeyIdea | null => keyIdeas.find(({ id }) => id === keyIdeasMet.at(-1)) ?? null;
