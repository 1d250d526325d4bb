import { describe, expect, it } from 'vitest';
import { aTurn, BREWING, COURSE_ID, coursePassages, openItem } from './testing/a-course.ts';
import { tutorOf, words } from './testing/talk.ts';

const tutor = tutorOf([{ id: COURSE_ID, passages: coursePassages }]);

async function reply(text: string, different: Partial<typeof openItem> = {}) {
  const { sentences, asks } = await tutor.reply({ material: aTurn({ text, lastTurns: [], openItem: { ...openItem, ...different } }) });
  return { said: words(sentences), asks };
}

describe.each(['what does boiling water do to green leaves?', 'why do burnt leaves taste bitter?'])('“%s”, which tells the open question’s answer', (text) => {
  it('is answered where the question was only offered, and another is asked then', async () => {
    const { said, asks } = await reply(text);
    expect(said).toContain('Boiling water burns green leaves');
    expect(asks?.keyIdeaId).toBe(`${BREWING}/time`);
  });

  it.each([{ attempts: 1 }, { hintsGiven: 1 }])('is not answered after a try or a hint: %j', async (different) => {
    const { said, asks } = await reply(text, different);
    expect(said).not.toMatch(/burns|bitter/);
    expect(asks).toBeNull();
  });
});
