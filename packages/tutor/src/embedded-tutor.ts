/** Lou's embedded brain behind the tutor's port: needs no model, no key and no network. Source: lou.md. */
import { DEFAULT_TRIES } from '@lou/domain/tutoring/ladder';
import { hintByButton, solutionByButton } from './conversation/buttons.ts';
import { decide, gatherFor } from './conversation/decide.ts';
import { checked, type Said, speechFor } from './conversation/say-checked.ts';
import { askOf, itemOf, type Turn, turnOf } from './conversation/turn.ts';
import { type Understanding, understand } from './conversation/understand.ts';
import { openingIdea, welcome } from './conversation/welcome.ts';
import type { TurnMaterial, TurnOutcome, Tutor } from './ports.ts';
import { createPassageIndex, type PassageIndex } from './retrieval/passage-index.ts';

export const EMBEDDED_BRAIN = 'embedded-1';

/** `now` in milliseconds is read for the stages' times only; nothing that is said depends on it. */
export function createEmbeddedTutor({ now }: { now: () => number }): Tutor {
  const index = createPassageIndex();
  const turn = (material: TurnMaterial) => turnOf(material, index);

  return {
    name: EMBEDDED_BRAIN,
    index: (courseId, passages) => index.replace(courseId, passages),
    forget: (courseId) => index.remove(courseId),
    welcome: (material) => welcome(turn({ ...material, text: '' })),
    opening(material) {
      const idea = openingIdea(turn({ ...material, text: '' }));
      return idea && askOf(idea);
    },
    async reply({ material, onSentence, signal }) {
      signal?.throwIfAborted();
      const begun = now();
      const { about, understanding } = listen(material, index);
      const understood = now();
      const decided = decide(understanding, gatherFor(understanding, about), about);
      const gathered = now();
      const intended = speechFor(decided);
      const worded = now();
      const said = checked(intended, decided.decision.deed, about);
      const done = now();
      for (const sentence of said.sentences) {
        signal?.throwIfAborted();
        await onSentence?.(sentence);
      }
      const outcome = outcomeOf(decided.decision.move, said, about, decided.graded);
      const milliseconds = {
        understand: whole(understood - begun),
        gather: whole(gathered - understood),
        say: whole(worded - gathered),
        check: whole(done - worded),
      };
      return { ...outcome, asks: outcome.asks ?? askedByWelcome(material, outcome, about), milliseconds };
    },
    hint: (material) => outcomeOf('hint', hintByButton(turn(material)), turn(material)),
    showMe: (material) => outcomeOf('show', solutionByButton(turn(material)), turn(material)),
  };
}

/**
 * What the message wants. The welcome's question can be answered also where the caller has not recorded it as asked; any
 * other message finds nothing open then.
 */
function listen(material: TurnMaterial, index: PassageIndex): { about: Turn; understanding: Understanding } {
  const plain = turnOf(material, index);
  const opened = material.openItem || material.lastTurns.length > 0 ? null : openingIdea(plain);
  if (opened) {
    const openItem = { itemId: itemOf(opened), keyIdeaId: opened.id, hintsGiven: 0, attempts: 0, tries: DEFAULT_TRIES };
    const about = turnOf({ ...material, openItem }, index);
    const understanding = understand(about);
    if (understanding.grade) return { about, understanding };
  }
  return { about: plain, understanding: understand(plain) };
}

/** The welcome's question was answered without having been recorded as asked, and it stays open: it is asked from now on. */
function askedByWelcome({ openItem }: TurnMaterial, { graded, solution }: TurnOutcome, { openIdea }: Turn): TurnOutcome['asks'] {
  return openItem === null && openIdea && graded && !graded.settled && !solution ? askOf(openIdea) : null;
}

function outcomeOf(move: TurnOutcome['move'], { sentences, speech }: Said, { material, openIdea }: Turn, graded: TurnOutcome['graded'] = null): TurnOutcome {
  const { keyIdeaIds = [], asks = null, hint = null, solution = null, wantsQuiz = false } = speech;
  const touched = new Set([...keyIdeaIds, ...(asks ? [asks.keyIdeaId] : []), ...((graded || hint || solution) && openIdea ? [openIdea.id] : [])]);
  return {
    move,
    sentences,
    keyIdeaIds,
    skills: [...new Set(material.keyIdeas.flatMap(({ id, skill }) => (touched.has(id) ? [skill] : [])))],
    asks,
    graded,
    hint,
    solution,
    wantsQuiz,
    brain: EMBEDDED_BRAIN,
    milliseconds: { understand: 0, gather: 0, say: 0, check: 0 },
    tokens: 0,
  };
}

const whole = (milliseconds: number): number => Math.max(0, Math.round(milliseconds));
