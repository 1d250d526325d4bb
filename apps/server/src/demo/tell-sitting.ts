/** Plays one sitting: through the calls and the turns that a browser would use, at the story's pace. */
import { appRouter } from '@lou/api';
import { actOf } from '@lou/api/act';
import { createCallerFactory } from '@lou/api/trpc';
import { takeTurn } from '@lou/api/tutoring/turn';
import { help } from '@lou/api/tutoring/tutoring.commands';
import { itemOf } from '@lou/tutor/conversation/turn';
import { contextOf, type Person, type Teller } from './storied-deps.ts';
import type { Sitting } from './story.ts';
import { chosenFor, rightIndexes } from './tell-quiz.ts';

const createCaller = createCallerFactory(appRouter);

/** Seconds, at least and at most: reading a lesson, reading a reply and typing, reading a question and choosing, and in between. */
const PACE = { lesson: [120, 290], turn: [25, 110], choice: [8, 45], between: [5, 25] } as const;

const noSubject = { courseId: null, sectionId: null, knowledgeItemId: null };

/**
 * Acts for a person who has an account. Throws what the calls throw, and for a section, an answer or an open question that is not
 * there: that is a fault of the story.
 */
export async function tellSitting(teller: Teller, person: Person, sitting: Sitting): Promise<void> {
  const { deps } = teller;
  const lou = createCaller(() => contextOf(deps, person));
  const act = () => actOf(deps, { ...person, signInId: 'demo' }, deps.ids.random());
  const section = sitting.section ? await deps.catalogue.section(sitting.section) : undefined;
  if (sitting.section && !section) throw new Error(`There is no section '${sitting.section}'.`);

  if (section) await lou.enrolment.enrol({ courseId: section.courseId });
  const { id: sessionId } = await lou.tutoring.startSession({ sectionId: section?.id, knowledgeItemId: sitting.item, topic: sitting.topic });
  if (section) teller.pass(...PACE.lesson);
  for (const said of sitting.says) {
    teller.pass(...PACE.turn);
    await say(said);
  }
  if (sitting.quiz) await takeQuiz(sitting.quiz);
  teller.pass(...PACE.between);
  if (section && sitting.completes) await lou.achievements.award({ userId: person.userId, event: 'lesson_completed', metadata: { lessonId: section.id } });
  else await lou.achievements.award({ userId: person.userId, event: 'ai_interaction', metadata: { sessionId } });
  if (sitting.rates) await lou.tutoring.endSession({ sessionId, satisfaction: sitting.rates });

  async function say(said: string): Promise<void> {
    if (said === '[hint]' || said === '[show me]') await help(deps, act(), sessionId, await openItem(), said === '[hint]' ? 'hint' : 'show');
    else await turn(/^\[.*\]$/.test(said) ? await answerTo(await openItem(), said) : said);
  }

  function turn(text: string) {
    const report = (failure: unknown) => {
      throw failure;
    };
    return takeTurn(deps, act(), { sessionId, text, graded: true, ifUnknown: { subject: noSubject, topic: '' }, report });
  }

  async function openItem(): Promise<string> {
    const { openItemId } = await lou.tutoring.session({ sessionId });
    if (!openItemId) throw new Error('Lou has no question open.');
    return openItemId;
  }

  /** What the author of a key idea expects to hear: a good answer, half of one, a wrong one. */
  async function answerTo(itemId: string, wanted: string): Promise<string> {
    const sections = section ? await deps.catalogue.sections(section.courseId) : [];
    const ideas = (await Promise.all(sections.map(({ id }) => deps.catalogue.keyIdeas(id)))).flat();
    const answers = ideas.find((idea) => itemOf(idea) === itemId)?.check.answers;
    const answer = answers && new Map(Object.entries(answers)).get(wanted.slice(1, -1));
    if (!answer) throw new Error(`There is no answer '${wanted}' to '${itemId}'.`);
    return answer;
  }

  async function takeQuiz(letters: string): Promise<void> {
    teller.pass(...PACE.turn);
    const { quiz } = await turn('Quiz me');
    if (!quiz) throw new Error('There was no quiz.');
    const right = await rightIndexes(deps, person.userId);
    for (const [index, { itemId = '', options }] of quiz.slice(0, letters.length).entries()) {
      const choice = chosenFor(letters[index] === 'R', right.get(itemId), options.length, teller.chance());
      const shownAtMs = teller.nowMs();
      teller.pass(...PACE.choice);
      await lou.quizzes.answer({ sessionId, itemId, choice, milliseconds: teller.nowMs() - shownAtMs });
      teller.pass(...PACE.between);
    }
  }
}
