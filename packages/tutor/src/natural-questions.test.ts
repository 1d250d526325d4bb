/**
 * What learners write as they write it, through a whole turn in which the welcome's question stands: a question is not
 * graded as an answer to it and not refused because of it, and a wish is never answered with nothing.
 */
import { DEFAULT_TRIES } from '@lou/domain/tutoring/ladder';
import { describe, expect, it } from 'vitest';
import { createEmbeddedTutor } from './embedded-tutor.ts';
import type { KeyIdea, TurnMaterial } from './ports.ts';
import { createPassageIndex } from './retrieval/passage-index.ts';
import { materialIn } from './testing/in-section.ts';
import type { TestSection } from './testing/read-course.ts';
import { type AskedOfCourse, readQuestions } from './testing/read-questions.ts';
import { type Thought, think } from './thought.ts';

const asked = readQuestions();
const index = createPassageIndex();
const tutor = createEmbeddedTutor({ now: () => 0, index });
for (const { course } of asked)
  tutor.index(
    course.id,
    course.passages,
    course.sections.flatMap(({ keyIdeas }) => keyIdeas),
  );

const openOn = (idea: KeyIdea): TurnMaterial['openItem'] => ({
  ...{ itemId: `check:${idea.id}`, keyIdeaId: idea.id, hintsGiven: 0, attempts: 0, tries: DEFAULT_TRIES },
});

/** The first question of a section is open: the welcome put it, and the message is the first that the learner writes; or Lou put it of its own. */
function hear(text: string, { course }: Pick<AskedOfCourse, 'course'>, section: TestSection, putBy: 'welcome' | 'Lou' = 'welcome'): Thought {
  const [first] = section.keyIdeas;
  const lastTurns = first && putBy === 'Lou' ? [{ asked: 'next', replied: first.check.question, move: 'ask' as const }] : [];
  return think({ ...materialIn(course, section), text, lastTurns, openItem: first ? openOn(first) : null }, index, () => 0);
}

function thoughtOf(which: 'questions' | 'paraphrases', putBy?: 'welcome' | 'Lou'): readonly Thought[] {
  return asked.flatMap((one) =>
    one[which].flatMap(({ asks, sectionId }) => {
      const section = one.course.sections.find(({ id }) => id === sectionId);
      return section ? [hear(asks, one, section, putBy)] : [];
    }),
  );
}

const share = (thoughts: readonly Thought[], test: (thought: Thought) => boolean): number => thoughts.filter(test).length / thoughts.length;
const isGraded = ({ decided }: Thought): boolean => decided.graded !== null;
const isRefused = ({ decided }: Thought): boolean => ['hint', 'keep-solution', 'return-to-question'].includes(decided.decision.deed);

describe('while the welcome’s question stands', () => {
  it('plain questions are answered, neither graded nor refused', () => {
    const thoughts = thoughtOf('questions');
    expect(thoughts.length).toBeGreaterThan(100);
    expect(share(thoughts, isGraded)).toBe(0);
    expect(share(thoughts, isRefused)).toBe(0);
  });

  it('what is asked without a question’s form is seldom graded', () => {
    const thoughts = thoughtOf('paraphrases');
    expect(thoughts.length).toBeGreaterThan(200);
    expect(share(thoughts, isGraded)).toBeLessThanOrEqual(0.105);
    expect(share(thoughts, isRefused)).toBeLessThanOrEqual(0.035);
  });

  it.each(['hey lou, ', 'hmm ok. ', 'so '])('“%s” before a question changes nothing', (before) => {
    const [one] = asked;
    const section = one?.course.sections[0];
    if (!one || !section) throw new Error('There is no course to ask about.');
    for (const { asks } of one.questions.slice(0, 12)) {
      const found = (text: string) => hear(text, one, section).decided.context.gathered.verdict;
      expect(found(`${before}${asks} tho lol`), asks).toBe(found(asks));
    }
  });
});

describe('while a question of Lou’s own stands', () => {
  it('plain questions get at least as much as does not tell its answer', () => {
    const thoughts = thoughtOf('questions', 'Lou');
    expect(share(thoughts, isGraded)).toBe(0);
    // Two of these three of 125 are the open question itself in other words.
    expect(share(thoughts, isRefused)).toBeLessThanOrEqual(0.024);
  });

  it('so does nearly all that is asked without a question’s form', () => {
    const thoughts = thoughtOf('paraphrases', 'Lou');
    expect(share(thoughts, isGraded)).toBeLessThanOrEqual(0.105);
    expect(share(thoughts, isRefused)).toBeLessThanOrEqual(0.06);
  });
});

describe('a wish right after Lou’s question', () => {
  const ideas = asked.flatMap(({ course }) => course.sections.flatMap((section) => section.keyIdeas.map((idea) => ({ course, section, idea }))));

  it.each(['i dont get it', 'simpler please', 'an example?', 'are you sure?', 'can you rephrase the question'])(
    '“%s” is never answered with nothing',
    async (text) => {
      for (const { course, section, idea } of ideas) {
        const lastTurns = [{ asked: 'ok', replied: idea.check.question, move: 'ask' as const }];
        const { sentences, hint } = await tutor.reply({ material: { ...materialIn(course, section), text, openItem: openOn(idea), lastTurns } });
        const says =
          sentences.some(({ text: said, citations }) => citations.length > 0 || /\?$|“[^”]+”/.test(said) || idea.check.question.includes(said)) ||
          hint !== null;
        expect(says, `${idea.id}: ${sentences.map(({ text: said }) => said).join(' ')}`).toBe(true);
      }
    },
  );
});
