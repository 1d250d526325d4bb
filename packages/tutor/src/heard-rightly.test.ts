/** What is said beside the lesson or about the talk gets an answer to just that: feelings, praise, a bare why, what was said already. */
import { describe, expect, it } from 'vitest';
import { justPut } from './conversation/turn.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { talkWith, tutorOf } from './testing/talk.ts';

const courses = new Map(
  ['first-program-in-python', 'how-a-bill-becomes-law', 'spanish-first-conversation', 'learning-that-lasts', 'reading-a-balance-sheet'].map((id) => [
    id,
    readCourse(id),
  ]),
);

/** Each reply to these lines in a section, by its place; moves with them. */
async function replies(courseId: string, place: number, ...lines: readonly string[]) {
  const course = courses.get(courseId);
  const section = course?.sections[place - 1];
  if (!course || !section) throw new Error(`${courseId} has no section ${place}.`);
  const talk = talkWith(tutorOf([course]), materialIn(course, section));
  const said: { readonly said: string; readonly move: string; readonly graded: boolean }[] = [];
  for (const line of lines) {
    const { said: words, outcome } = await talk.say(line);
    said.push({ said: words, move: outcome.move, graded: outcome.graded !== null });
  }
  return said;
}
const last = async (...args: Parameters<typeof replies>) => {
  const all = await replies(...args);
  return all.at(-1) as (typeof all)[number];
};
const python = 'first-program-in-python';

describe('a feeling', () => {
  it.each([
    ['im so tired', /stop|rest|call it a day/i],
    ['im panicking', /piece at a time/],
    ['i feel so stupid', /says nothing about/],
    ['this is too hard', /smaller|slow/i],
    ['ur better than my teacher lol', /kind/],
    ['do you even listen', /I read/],
    ['are you even listening', /I read/],
  ])('“%s” is met for what it is, and is no try', async (line, wanted) => {
    const { said, graded } = await last(python, 6, line);
    expect(said).toMatch(wanted);
    expect(graded).toBe(false);
  });

  it('that is only supposed is none', async () => {
    const { said } = await last(python, 6, 'if i am tired or hungry');
    expect(said).not.toMatch(/sleep does more|moment to stop|reason enough to stop/);
  });

  it('of being sorry, after word of distress, is asked nothing', async () => {
    const { said } = await last(python, 6, 'i dont want to be here anymore', 'sorry');
    expect(said).toContain('nothing to do here now');
    expect(said).not.toMatch(/question/);
  });

  it('of praise for something else is no praise of Lou', async () => {
    expect((await last(python, 6, 'thanks that helps')).said).not.toContain('kind');
  });
});

describe('a bare why', () => {
  it('after a part was seen asks for what is still open: a hint, and no other questions', async () => {
    const { said, move } = await last('spanish-first-conversation', 1, 'theres only five', 'why');
    expect(move).toBe('hint');
    expect(said).toMatch(/still open|left to find/);
    expect(said).not.toContain('“the first”');
  });
});

describe('what was said already', () => {
  it('is heard as word that an answer was overlooked', async () => {
    const { said, graded } = await last(python, 6, 'it is blue', 'i said already, it is the colour of the sea');
    expect(said).toMatch(/may well be right|overlooked|missed/i);
    expect(graded).toBe(false);
  });

  it('is marked where it is the answer once more', async () => {
    const { graded } = await last(python, 6, 'i told you that you only need one name for all of them, and len is the number of items');
    expect(graded).toBe(true);
  });
});

describe('the rest', () => {
  it('an analogy is led up to as a picture', async () => {
    expect((await last(python, 5, 'what does range(5) give', 'and why?', 'another example')).said).toMatch(
      /^(?:Picture it|A picture|Think of it|It can be pictured|As a comparison)/,
    );
  });

  it('doubt whether it is always so is pointed to where an exception would stand', async () => {
    expect((await last('how-a-bill-becomes-law', 1, 'the president hands in the bill himself', 'really? always?')).said).toContain('exception');
  });

  it('doubt of a teacher’s answer is pointed to the part that it goes by, and to no other sentence', async () => {
    const { said } = await last('reading-a-balance-sheet', 3, 'but my boss says a loan counts as equity', 'thats not true');
    expect(said).toMatch(/the part “/);
    expect(said).not.toContain('states it');
  });

  it('who is stuck and asks what to do next gets a hint, and nobody else', async () => {
    expect((await last(python, 1, 'i still dont get it, what should i do next?')).move).toBe('hint');
    expect((await last(python, 1, 'what should i do next?')).move).toBe('report');
  });

  it('who does not understand just what the open question asks gets a hint, and who does not understand something else an answer', async () => {
    expect((await last('first-program-in-python', 4, 'i dont understand what a condition is')).move).toBe('hint');
    expect((await last('first-program-in-python', 4, 'i dont understand what elif does')).move).toBe('explain');
  });

  it('the main points are a summary, and no begging for the answer', async () => {
    expect((await last(python, 1, 'give me the main points of this section as a list')).move).toBe('report');
  });

  it('who exchanges two things has answered, and is told to check what goes with what', async () => {
    const course = courses.get('learning-that-lasts');
    const section = course?.sections[2];
    const idea = section?.keyIdeas.find(({ id }) => id.endsWith('/gap-fits-date'));
    if (!course || !section || !idea) throw new Error('The idea of the gaps is gone.');
    const talk = talkWith(tutorOf([course]), { ...materialIn(course, section), openItem: justPut(idea, 3) });
    const { said, outcome } = await talk.say('shorter gaps for the far exam and longer for the near one');
    expect(outcome.graded?.pointsSeen).toEqual([]);
    expect(said).toContain('which way');
  });

  it('who asks for somebody who did it asks, and tries nothing', async () => {
    expect((await last('how-a-bill-becomes-law', 3, 'who won the world cup')).graded).toBe(false);
  });

  it('a question that was asked in between is not read back as an answer', async () => {
    const all = await replies('how-a-bill-becomes-law', 1, 'what happens if he does nothing', 'hes not in congress');
    expect(all.at(-1)?.said).not.toContain('does nothing');
  });
});
