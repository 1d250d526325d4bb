/** Where Lou is not sure that it met the question, it puts the answered ones back that stand closest, and a word is enough. Decisions 0043 and 0046. */
import { describe, expect, it } from 'vitest';
import { cutPassages } from './retrieval/cut-passages.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { type Talk, talkWith, tutorOf, words } from './testing/talk.ts';

function talkIn(courseId: string, section: number): Talk {
  const course = readCourse(courseId);
  const at = course.sections[section - 1];
  if (!at) throw new Error(`${courseId} has no section ${section}.`);
  return talkWith(tutorOf([course]), materialIn(course, at));
}

const loops = ['first-program-in-python', 5] as const;
const backwards = 'How do I count down, or in steps of two?';
const itsAnswer = 'Give `range` a third number, the step.';

describe('the question that may be meant', () => {
  it('is put back where the course seems to have nothing', async () => {
    const talk = talkIn(...loops);
    const { said, outcome } = await talk.say('does range count downwards too');
    expect(said).toContain(`“${backwards}”`);
    expect(outcome.move).toBe('admit');
    expect(outcome.asks).toBeNull();
  });

  it('is put back beside what was found, where that is not surely the answer', async () => {
    const { said, outcome } = await talkIn('fractions-that-make-sense', 5).say('is there a pair where multiplying bottoms fails');
    expect(said).toMatch(/^(?!Or |This |Learners ).*“Why does multiplying the two bottoms never fail\?”$/);
    expect(outcome.move).toBe('explain');
  });

  it('is not put back where an idea or a detail is much like what is asked', async () => {
    expect((await talkIn(...loops).say('can i put a loop in a loop')).said).not.toContain('Can a loop stand inside another loop?');
  });

  it('is answered at once where it is far likelier than all that was found', async () => {
    const { said } = await talkIn('spanish-first-conversation', 4).say('is it soy casado or estoy casado');
    expect(said.toLowerCase()).toContain('casado');
  });

  it.each(['yes', 'yeah that one', 'ok', 'that is what i meant', 'Yes please!', backwards, 'how do i count down or in steps of two'])(
    'is answered by its teacher after %j',
    async (taken) => {
      const talk = talkIn(...loops);
      await talk.say('does range count downwards too');
      const { said, outcome } = await talk.say(taken);
      expect(said).toContain(itsAnswer);
      expect(outcome.sentences.find(({ text }) => text === itsAnswer)?.citations).toHaveLength(1);
    },
  );

  it('is not answered after a no, nor put back once more', async () => {
    const talk = talkIn(...loops);
    await talk.say('does range count downwards too');
    expect((await talk.say('no')).said).not.toContain(itsAnswer);
    expect((await talk.say('does range count downwards too')).said).not.toContain(backwards);
  });

  describe('with others about as near', () => {
    const several = 'can a loop go backwards';
    const first = 'If I change the total, does the price change with it?';

    it('stands among them, at most three, and how to choose is said', async () => {
      const { said } = await talkIn(...loops).say(several);
      expect(said).toMatch(/Say “the first” or “the second”\. “[^”]+\?” “[^”]+\?”$/);
      expect(said).toContain(`“${backwards}”`);
    });

    it.each(['the second', 'second', '2', 'number 2 please', 'the second one', 'the 2nd', 'i mean the second', 'the last one', backwards])(
      'is answered by its teacher after %j',
      async (chosen) => {
        const talk = talkIn(...loops);
        await talk.say(several);
        expect((await talk.say(chosen)).said).toContain(itsAnswer);
      },
    );

    it.each(['the first', 'yes', '1'])('is left where the first is chosen: %j', async (chosen) => {
      const talk = talkIn(...loops);
      expect((await talk.say(several)).said).toContain(first);
      const { said } = await talk.say(chosen);
      expect(said).toMatch(/^No, the price stays/);
    });

    it('a place that none has chooses none', async () => {
      const talk = talkIn(...loops);
      await talk.say(several);
      expect((await talk.say('the third')).said).not.toContain(itsAnswer);
    });
  });

  it('is put beside word that the question is part of the open one, where it is another', async () => {
    const { said, outcome } = await talkIn('how-a-bill-becomes-law', 3).say(
      'can the senate just get rid of the filibuster if they want, the nuclear option thing',
    );
    expect(said).toContain('“What is the nuclear option?”');
    expect(outcome.hint).toBeNull();
  });

  it('is answered at once where it is very near and asks, though it is put as a remark', async () => {
    const { said, outcome } = await talkIn('spanish-first-conversation', 4).say('and the party? thats a place too but you said es');
    expect(outcome.move).toBe('explain');
    expect(said).toContain('Because an event takes place somewhere');
  });

  it('is not put back where the very question was asked, or a term by its name', async () => {
    const talk = talkIn(...loops);
    expect((await talk.say(backwards)).said).not.toContain(`“${backwards}”`);
    expect((await talk.say('what is a lap')).said).not.toMatch(/“[^”]+\?”/);
  });

  it('is not put back where its answer would tell the open question’s', async () => {
    const { course, section, open } = loopsWithOpen();
    /** What is said to a question close to an answered one, which a teacher answered so. */
    const saidWhereItIsAnswered = async (answer: string): Promise<string> => {
      const place = {
        revision: 1,
        courseId: course.id,
        sectionId: section.id,
        lessonId: `${section.id}.lesson`,
        title: section.title,
        parents: [course.title],
      };
      const answers = cutPassages({ ...place, sourceId: `${section.id}.asked`, markdown: `### ${backwards}\n\n${answer}`, isAsked: true });
      const keyIdeas = section.keyIdeas.map((idea, at) => ({
        ...idea,
        details: [
          ...idea.details.filter(({ asks }) => asks === undefined),
          ...(at === 0 ? [{ says: answer, asks: backwards, askedAs: [backwards, 'loop that goes backwards'] }] : []),
        ],
      }));
      const taught = { ...course, answers, sections: [{ ...section, keyIdeas }] };
      const material = {
        ...materialIn(taught, taught.sections[0] as typeof section),
        text: 'can a loop go backwards',
        openItem: { itemId: `check:${open.id}`, keyIdeaId: open.id, hintsGiven: 1, attempts: 1, tries: 3, pointsSeen: [] },
        lastTurns: [{ asked: 'hm', replied: open.check.question, move: 'ask' as const }],
      };
      return words((await tutorOf([taught]).reply({ material })).sentences);
    };
    expect(await saidWhereItIsAnswered('Give `range` a third number, the step.')).toContain(`“${backwards}”`);
    expect(await saidWhereItIsAnswered(open.check.answers.good)).not.toContain(`“${backwards}”`);
  });
});

/** A section, and an idea of it whose question is open. */
function loopsWithOpen() {
  const course = readCourse(loops[0]);
  const section = course.sections[loops[1] - 1];
  const open = section?.keyIdeas[1];
  if (!section || !open) throw new Error(`${course.id} has no such section, or an idea less.`);
  return { course, section, open };
}
