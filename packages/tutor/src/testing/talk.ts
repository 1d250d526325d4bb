/** A talk over several turns, kept as the product keeps it: the open item, what was met, the last turns. */
import { justPut } from '../conversation/turn.ts';
import type { KeyIdea, Passage } from '../course-material.ts';
import { createEmbeddedTutor } from '../embedded-tutor.ts';
import type { TurnOutcome, Tutor } from '../ports.ts';
import type { AskedIdea, OpenItem, TurnMaterial } from '../turn-material.ts';

export interface Talk {
  /** Lou's first words. */
  readonly welcome: string;
  /** Says something and hears the answer; `[hint]` and `[show me]` press the buttons. */
  say(text: string): Promise<{ readonly said: string; readonly outcome: TurnOutcome }>;
  openItem(): OpenItem | null;
}

interface Taught {
  readonly id: string;
  readonly passages: Parameters<Tutor['index']>[1];
  readonly answers?: readonly Passage[];
  readonly sections?: readonly { readonly keyIdeas: readonly KeyIdea[] }[];
}

/** A tutor that knows the courses with their key ideas, as the product hands them over. */
export function tutorOf(courses: readonly Taught[]): Tutor {
  const tutor = createEmbeddedTutor({ now: () => 0 });
  for (const { id, passages, answers = [], sections = [] } of courses)
    tutor.index(
      id,
      [...passages, ...answers],
      sections.flatMap(({ keyIdeas }) => keyIdeas),
    );
  return tutor;
}

/** Begins a talk: Lou has welcomed the learner, and the welcome's question is open. */
export function talkWith(tutor: Tutor, start: TurnMaterial, tries = 3): Talk {
  let turns = 0;
  let open: OpenItem | null = start.openItem;
  const met: string[] = [...start.keyIdeasMet];
  const lastTurns: TurnMaterial['lastTurns'][number][] = [];
  const history = new Map((start.asked ?? []).map((idea) => [idea.keyIdeaId, idea]));
  const came = (keyIdeaId: string, how: AskedIdea['came']) => {
    history.delete(keyIdeaId);
    history.set(keyIdeaId, { keyIdeaId, came: how, earlier: false });
  };
  const material = (text: string): TurnMaterial => ({
    ...start,
    text,
    openItem: open,
    asked: [...history.values()],
    keyIdeasMet: met,
    lastTurns: lastTurns.slice(-12),
    seed: start.seed + turns,
  });
  const asked = (asks: TurnOutcome['asks']) => {
    if (!asks) return;
    open = justPut({ id: asks.keyIdeaId }, tries);
    came(asks.keyIdeaId, 'open');
  };
  const welcome = words(tutor.welcome(material('')));
  asked(tutor.opening?.(material('')) ?? null);

  return {
    welcome,
    openItem: () => open,
    async say(text) {
      turns += 1;
      const now = material(text);
      const outcome = text === '[hint]' ? tutor.hint(now) : text === '[show me]' ? tutor.showMe(now) : await tutor.reply({ material: now });
      const { graded, hint, solution, asks, keyIdeaIds, sentences, move } = outcome;
      if (graded?.settled) came(graded.keyIdeaId, 'settled');
      if (solution && open) came(open.keyIdeaId, 'shown');
      if (graded && open) open = graded.settled ? null : { ...open, attempts: open.attempts + 1, pointsSeen: graded.pointsSeen };
      if (hint && open) open = { ...open, hintsGiven: hint.level };
      if (solution) open = null;
      asked(asks);
      met.push(...keyIdeaIds.filter((id) => !met.includes(id)));
      if (!text.startsWith('[')) lastTurns.push({ asked: text, replied: words(sentences), move });
      return { said: words(sentences), outcome };
    },
  };
}

export const words = (sentences: TurnOutcome['sentences']): string => sentences.map(({ text }) => text).join(' ');
