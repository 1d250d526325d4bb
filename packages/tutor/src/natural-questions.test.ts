/**
 * What learners write as they write it, through a whole turn in which the welcome's question stands: a question is not
 * graded as an answer to it and not refused because of it, and a wish is never answered with nothing.
 */
import { DEFAULT_TRIES } from '@lou/domain/tutoring/ladder';
import { describe, expect, it } from 'vitest';
import { justPut } from './conversation/turn.ts';
import type { KeyIdea } from './course-material.ts';
import { createEmbeddedTutor } from './embedded-tutor.ts';
import { createPassageIndex } from './retrieval/passage-index.ts';
import { materialIn } from './testing/in-section.ts';
import type { TestSection } from './testing/read-course.ts';
import { type AskedOfCourse, readQuestions } from './testing/read-questions.ts';
import { type Thought, think } from './thought.ts';
import type { TurnMaterial } from './turn-material.ts';

const asked = readQuestions();
const index = createPassageIndex();
const tutor = createEmbeddedTutor({ now: () => 0, index });
for (const { course } of asked)
  tutor.index(
    course.id,
    course.passages,
    course.sections.flatMap(({ keyIdeas }) => keyIdeas),
  );

const openOn = (idea: KeyIdea): TurnMaterial['openItem'] => justPut(idea, DEFAULT_TRIES);

/** The first question of a section is open: the welcome put it, and the message is the first that the learner writes; or Lou put it of its own. */
function hear(text: string, { course }: Pick<AskedOfCourse, 'course'>, section: TestSection, putBy: 'welcome' | 'Lou' = 'welcome'): Thought {
  const [first] = section.keyIdeas;
  const lastTurns = first && putBy === 'Lou' ? [{ asked: 'next', replied: first.check.question, move: 'ask' as const }] : [];
  return think({ ...materialIn(course, section), text, lastTurns, openItem: first ? openOn(first) : null }, index, () => 0);
}

/** What the open question itself asks is left out where Lou put it: that is kept, and rightly. */
function thoughtOf(which: 'questions' | 'paraphrases', putBy?: 'welcome' | 'Lou'): readonly Thought[] {
  return asked.flatMap((one) =>
    one[which].flatMap((question) => {
      const section = one.course.sections.find(({ id }) => id === question.sectionId);
      const { ideaIds } = 'right' in question ? question.right : question.answeredBy;
      const isKept = putBy === 'Lou' && section?.keyIdeas[0] && ideaIds.has(section.keyIdeas[0].id);
      return section && !isKept ? [hear(question.asks, one, section, putBy)] : [];
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

describe('what another idea of the section is known to be asked', () => {
  it('is no try at the open question, and is answered', () => {
    const thoughts = asked.flatMap(({ course }) =>
      course.sections.flatMap((section) =>
        section.keyIdeas.flatMap((open, at) => {
          const other = section.keyIdeas[(at + 1) % section.keyIdeas.length];
          if (!other || other === open) return [];
          const lastTurns = [{ asked: 'next', replied: open.check.question, move: 'ask' as const }];
          const material = materialIn(course, section);
          // A sixth of them is enough: there are thousands.
          return other.askedAs
            .filter((_, n) => n % 6 === at % 6)
            .map((text) => think({ ...material, text, lastTurns, openItem: openOn(open) }, index, () => 0));
        }),
      ),
    );
    expect(thoughts.length).toBeGreaterThan(500);
    expect(share(thoughts, isGraded)).toBeLessThanOrEqual(0.02);
    // Of two that stand close, the answer to one tells the other's.
    expect(share(thoughts, isRefused)).toBeLessThanOrEqual(0.025);
  });
});

/** Every idea of the courses, with its place. Several forms of a message share them out among themselves (`shareOf`): each idea gets one. */
const ideas = asked.flatMap(({ course }) => course.sections.flatMap((section) => section.keyIdeas.map((idea) => ({ course, section, idea }))));
const shareOf = <One>(forms: readonly One[]) => forms.map((form, n) => [form, ideas.filter((_, at) => at % forms.length === n)] as const);

describe('a wish right after Lou’s question', () => {
  it.each(shareOf(['i dont get it', 'simpler please', 'an example?', 'are you sure?', 'can you rephrase the question']))(
    '“%s” is never answered with nothing',
    async (text, itsIdeas) => {
      for (const { course, section, idea } of itsIdeas) {
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

describe('after an explanation that came with a question', () => {
  it.each(shareOf(['i still dont get it', 'i dont understand', 'that made no sense to me']))(
    '“%s” gets words that were not said yet, and no hint',
    async (text, itsIdeas) => {
      for (const { course, section, idea } of itsIdeas) {
        const replied = `${idea.statement} ${idea.simpler} ${idea.check.question}`;
        const lastTurns = [{ asked: idea.askedAs[0] ?? 'why', replied, move: 'explain' as const }];
        const { sentences, hint, move } = await tutor.reply({ material: { ...materialIn(course, section), text, openItem: openOn(idea), lastTurns } });
        const cited = sentences.filter(({ citations }) => citations.length > 0);
        expect({ move, hint, isNew: cited.length > 0 && cited.every(({ text: said }) => !replied.includes(said)) }, idea.id).toEqual({
          move: 'explain',
          hint: null,
          isNew: true,
        });
      }
    },
  );
});

describe('what is put as so and wants a yes or a no', () => {
  const holds = /^(?:Yes, that is so|That holds|That is so|It is as you say|Yep, that holds|That’s so|It’s as you say)/;
  const lastTurns = [{ asked: 'hi', replied: 'Hello.', move: 'small-talk' as const }];
  const isOneClause = (text: string) => !/[,;.] |because/.test(text);
  const put = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/[.!?]$/, '')}`;
  const repliesTo = async (form: (said: string) => string, textsOf: (idea: KeyIdea) => readonly string[], itsIdeas: typeof ideas) => {
    const replies: string[] = [];
    for (const { course, section, idea } of itsIdeas)
      for (const text of textsOf(idea).filter(isOneClause).slice(0, 1)) {
        const { sentences } = await tutor.reply({ material: { ...materialIn(course, section), text: form(put(text)), lastTurns } });
        replies.push(sentences.map(({ text: said }) => said).join(' '));
      }
    return replies;
  };

  it.each(shareOf([(said: string) => `so ${said} then`, (said: string) => `${said}, right?`]))(
    'a belief that does not hold is denied, and never agreed to',
    async (form, itsIdeas) => {
      const replies = await repliesTo(form, ({ misconceptions }) => misconceptions.map(({ belief }) => belief), itsIdeas);
      expect(replies.filter((said) => holds.test(said))).toEqual([]);
      expect(replies.filter((said) => /^No\b/.test(said)).length / replies.length).toBeGreaterThan(0.85);
    },
  );

  it('a good answer to an idea’s question is agreed to', async () => {
    const replies = await repliesTo(
      (said) => `so basically ${said}`,
      ({ check }) => [check.answers.good],
      ideas,
    );
    expect(replies.filter((said) => holds.test(said)).length / replies.length).toBeGreaterThan(0.75);
    expect(replies.filter((said) => /^No\b/.test(said))).toEqual([]);
  });
});
