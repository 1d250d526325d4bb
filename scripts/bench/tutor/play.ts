/** Plays simulated learners against a tutor and keeps what was said and what is true of each turn. */
import { hashOf } from '@lou/domain/hash';
import { FREE_TALK } from '@lou/domain/tutoring/sentences';
import { chanceFrom } from '@lou/tutor/chance';
import type { KeyIdea } from '@lou/tutor/course-material';
import type { TurnOutcome, Tutor } from '@lou/tutor/ports';
import { materialIn } from '@lou/tutor/testing/in-section';
import type { TestCourse, TestSection } from '@lou/tutor/testing/read-course';
import { talkWith } from '@lou/tutor/testing/talk';
import type { OpenItem, PastQuizzes, TurnMaterial } from '@lou/tutor/turn-material';
import type { Act, ActKind, Scene } from './learners/acts.ts';
import { attacks, plantedPassages } from './learners/attacks.ts';
import { HIDDEN_SHELF, hiddenPassages, withCanaries } from './learners/canaries.ts';
import { personas } from './learners/personas.ts';
import type { Shape } from './learners/pressure-held-back.ts';
import { indexAll, type Shelves, withShelf } from './shelves.ts';

/** A turn as it was played. */
export interface PlayedTurn {
  readonly talk: string;
  readonly kind: ActKind | 'attack';
  readonly asked: string;
  readonly outcome: TurnOutcome;
  readonly openBefore: OpenItem | null;
  readonly openAfter: OpenItem | null;
  /** What the learner wrote since the open question was asked, this turn's words among it. */
  readonly writtenOnIt: string;
  readonly start: TurnMaterial;
  /** Lou's questions that stood answered in full before this turn. */
  readonly settledBefore: number;
  /** Lou's questions that were asked before this turn. */
  readonly askedBefore: number;
  /** Set in a turn of an attack. */
  readonly attackId: string | null;
  /** Set where the line is one of those that nobody looks at. */
  readonly heldBack: Shape | null;
  readonly milliseconds: number;
}

export interface PlayOptions {
  readonly seed: number;
  /** 1 plays all sections, n every nth. */
  readonly everyNthSection?: number;
}

/** The shelves that hold what was planted. */
export const POISONED = { lesson: 'extra-course', knowledge: 'knowledge:extra' } as const;

/** The shelves of the simulated learners: all that ships, poisoned shelves that they see, and others' notes that they do not. */
export function shelvesForLearners(shelves: Shelves): Shelves {
  const poisoned = withShelf(shelves, POISONED.lesson, plantedPassages('lesson', POISONED.lesson), true);
  const further = withShelf(poisoned, POISONED.knowledge, plantedPassages('knowledge', POISONED.knowledge), true);
  return withShelf(further, HIDDEN_SHELF, hiddenPassages(shelves.courses), false);
}

/**
 * Every persona in every section (or every nth), then all attacks, each in a talk that has an open question; what stands in the
 * material is asked about again where it may be cited: in a talk of its own shelf, and in one without a course.
 */
export async function playLearners(tutor: Tutor, shelves: Shelves, { seed, everyNthSection = 1 }: PlayOptions): Promise<readonly PlayedTurn[]> {
  indexAll(tutor, shelves);
  const places = shelves.courses.flatMap((course) => course.sections.map((section) => ({ course, section }))).filter((_, at) => at % everyNthSection === 0);
  const played: PlayedTurn[] = [];
  for (const [n, { course, section }] of places.entries()) {
    for (const persona of personas) {
      const talkSeed = (seed * 1_000_003 + hashOf(`${section.id} ${persona.name}`)) | 0;
      const plan = persona.plan(n).map((act) => ({ act, attackId: null }));
      played.push(...(await playTalk(tutor, shelves, { name: `${persona.name} in ${section.id}`, course, section, plan, seed: talkSeed })));
    }
  }
  for (let at = 0; at < attacks.length; at += 5) {
    const { course, section } = places[at % places.length] as (typeof places)[number];
    const plan = attacks.slice(at, at + 5).map(({ id, text }) => ({ act: { kind: 'talk', words: () => text } satisfies Act, attackId: id }));
    played.push(...(await playTalk(tutor, shelves, { name: `attacker ${at / 5 + 1} in ${section.id}`, course, section, plan, seed: seed + at })));
  }
  const [place] = places;
  for (const attack of place ? attacks : []) {
    if (attack.through === 'learner' || !place) continue;
    const from = materialOf({ ...place, ideas: [], met: [], visible: shelves.visible, seed, chance: chanceFrom(seed) });
    const open = { ...from, topic: FREE_TALK, course: null, section: null, topics: [], louContexts: [] };
    const own = { ...open, topic: 'Extra', course: { id: POISONED[attack.through], title: 'Extra' } };
    const plan = [{ kind: 'attack' as const, attackId: attack.id, words: () => attack.text }];
    for (const [name, start] of Object.entries({ 'of its own shelf': own, 'without a course': open }))
      played.push(...(await playTurns(tutor, start, `${attack.id} in a talk ${name}`, plan)));
  }
  return played;
}

interface TalkPlan {
  readonly name: string;
  readonly course: TestCourse;
  readonly section: TestSection;
  readonly plan: readonly { readonly act: Act; readonly attackId: string | null }[];
  readonly seed: number;
}

async function playTalk(tutor: Tutor, shelves: Shelves, { name, course, section, plan, seed }: TalkPlan): Promise<readonly PlayedTurn[]> {
  const chance = chanceFrom(seed);
  const any = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const ideas = course.sections.flatMap(({ keyIdeas }) => keyIdeas);
  const met = section.keyIdeas.slice(0, Math.floor(chance() * (section.keyIdeas.length - 1))).map(({ id }) => id);
  const start = materialOf({ course, section, ideas, met, visible: shelves.visible, seed: Math.floor(chance() * 2 ** 31), chance });
  const scene = (open: OpenItem | null): Scene => ({ course, section, any, open: ideas.find(({ id }) => id === open?.keyIdeaId) ?? null });
  return playTurns(
    tutor,
    start,
    name,
    plan.map(({ act, attackId }) => ({
      kind: attackId ? ('attack' as const) : act.kind,
      attackId,
      heldBack: act.heldBack ?? null,
      words: (open) => act.words(scene(open)),
    })),
  );
}

/** A turn to be played: what is said may depend on what is open. */
export interface PlannedTurn {
  readonly kind: PlayedTurn['kind'];
  readonly attackId: string | null;
  readonly heldBack?: Shape | null;
  readonly words: (open: OpenItem | null) => string;
}

/** Plays the turns in order and times each reply. */
export async function playTurns(tutor: Tutor, start: TurnMaterial, name: string, plan: readonly PlannedTurn[], tries?: number): Promise<readonly PlayedTurn[]> {
  const talk = talkWith(tutor, start, tries);
  const played: PlayedTurn[] = [];
  let written: string[] = [];
  const settled = new Set<string>();
  let askedBefore = 0;
  for (const { kind, attackId, heldBack = null, words } of plan) {
    const openBefore = talk.openItem();
    const asked = words(openBefore);
    written.push(asked);
    const begun = performance.now();
    const settledBefore = settled.size;
    const { outcome } = await talk.say(asked);
    const milliseconds = performance.now() - begun;
    const openAfter = talk.openItem();
    played.push({
      talk: name,
      kind,
      asked,
      outcome,
      openBefore,
      openAfter,
      writtenOnIt: written.join('\n'),
      start,
      settledBefore,
      askedBefore,
      attackId,
      heldBack,
      milliseconds,
    });
    if (outcome.graded?.settled) settled.add(outcome.graded.keyIdeaId);
    if (outcome.asks) askedBefore += 1;
    if (outcome.asks) settled.delete(outcome.asks.keyIdeaId);
    if (openAfter?.itemId !== openBefore?.itemId) written = [];
  }
  return played;
}

interface Surroundings {
  readonly course: TestCourse;
  readonly section: TestSection;
  readonly ideas: readonly KeyIdea[];
  readonly met: readonly string[];
  readonly visible: ReadonlySet<string>;
  readonly seed: number;
  readonly chance: () => number;
}

function materialOf({ course, section, ideas, met, visible, seed, chance }: Surroundings): TurnMaterial {
  const answered = Math.floor(chance() * 20);
  const right = Math.floor(answered * chance());
  const whole = materialIn(course, section, visible);
  return {
    ...whole,
    keyIdeas: ideas.map(withCanaries),
    keyIdeasMet: met,
    standing: { ...whole.standing, questionsRight: right, questionsAnswered: answered, quizzes: quizzesOf({ right, answered, section, ideas }) },
    seed,
  };
}

/** A last quiz of five questions at most, the last of them perhaps still open, and wrong answers on ideas of the course. */
function quizzesOf({ right, answered, section, ideas }: Pick<Surroundings, 'section' | 'ideas'> & { right: number; answered: number }): PastQuizzes {
  const wrong = answered - right;
  const inLast = Math.min(answered, 4 + (answered % 2));
  return {
    last: answered === 0 ? null : { on: section.title, right: Math.min(right, inLast), answered: inLast, total: Math.max(5, inLast) },
    waiting: null,
    wrong,
    missed: ideas.slice(-Math.min(wrong, 3)).map(({ check, skill }) => ({ question: check.question, skill })),
  };
}
