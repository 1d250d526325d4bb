/** Prints the hand-written talks with what Lou says, for reading: `node packages/tutor/src/testing/print-transcripts.ts [WORD]`. */
import { begin, handWritten } from './conversations.ts';

const [word = ''] = process.argv.slice(2);
for (const written of handWritten.filter(({ course, talk }) => `${course} ${talk}`.includes(word))) {
  const talk = begin(written);
  console.log(`\n# ${written.course}: ${written.talk}\nLou: ${talk.welcome}`);
  for (const { learner } of written.turns) {
    const { said, outcome } = await talk.say(learner);
    console.log(`> ${learner}\nLou (${outcome.move}): ${said}`);
  }
}
