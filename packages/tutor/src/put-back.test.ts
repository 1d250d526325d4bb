/** Where Lou is not sure that it met the question, it puts the answered one back that stands closest, and a yes is enough. Decision 0043. */
import { describe, expect, it } from 'vitest';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { type Talk, talkWith, tutorOf } from './testing/talk.ts';

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
    const { said, outcome } = await talk.say('can a loop go backwards');
    expect(said).toContain(`“${backwards}”`);
    expect(outcome.move).toBe('admit');
    expect(outcome.asks).toBeNull();
  });

  it('is put back beside what was found, where that is not surely the answer', async () => {
    const { said, outcome } = await talkIn('fractions-that-make-sense', 5).say('is it always the two bottoms multiplied');
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
      await talk.say('can a loop go backwards');
      const { said, outcome } = await talk.say(taken);
      expect(said).toContain(itsAnswer);
      expect(outcome.sentences.find(({ text }) => text === itsAnswer)?.citations).toHaveLength(1);
    },
  );

  it('is not answered after a no, nor put back once more', async () => {
    const talk = talkIn(...loops);
    await talk.say('can a loop go backwards');
    expect((await talk.say('no')).said).not.toContain(itsAnswer);
    expect((await talk.say('can a loop go backwards')).said).not.toContain(backwards);
  });

  it('is not put back where the very question was asked, or a term by its name', async () => {
    const talk = talkIn(...loops);
    expect((await talk.say(backwards)).said).not.toContain(`“${backwards}”`);
    expect((await talk.say('what is a lap')).said).not.toMatch(/“[^”]+\?”/);
  });
});
