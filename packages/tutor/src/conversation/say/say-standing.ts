/** How the learner is doing, what comes next, and quizzes. Every figure comes from the views. */
import { report } from '../draft.ts';
import { ideasOfSection, nextIdea } from '../next-question.ts';
import { askAbout, goOn, invitation } from '../next-step.ts';
import type { Speech, Turn } from '../turn.ts';
import type { Sayer } from './sayer.ts';

/** Sections and answers, in figures; nothing is praised and nothing is invented. */
export const sayStanding: Sayer = ({ turn }) => ({ sentences: [report(sectionsSentence(turn)), report(answersSentence(turn)), ...goOn(turn)] });

/** What comes after this section. */
export const sayNext: Sayer = ({ turn }) => {
  const { next } = turn.material.standing;
  return { sentences: [...(next ? [report(`Next is “${next}”.`)] : []), invitation(turn)] };
};

/** A question of Lou's about the next idea. */
export const sayAsk: Sayer = ({ turn }) => {
  const idea = nextIdea(turn);
  return idea ? askAbout(idea, 'onwards', turn) : { sentences: [invitation(turn)] };
};

/** The last idea of the section that was not met: the later, the more it takes. */
export const sayAskHarder: Sayer = ({ turn }) => {
  const idea = ideasOfSection(turn).findLast(({ id }) => !turn.material.keyIdeasMet.includes(id));
  return idea ? askAbout(idea, 'onwards', turn) : { sentences: [invitation(turn)] };
};

/** The caller chooses the items and shows them below these words. */
export const sayQuiz: Sayer = ({ turn }): Speech => {
  const about = turn.material.section?.title ?? turn.material.course?.title;
  return {
    sentences: [
      { ...report(about ? `Here is a short quiz on “${about}”; take the time you need.` : 'Here is a short quiz; take the time you need.'), isNextStep: true },
    ],
    wantsQuiz: true,
  };
};

function sectionsSentence({ material }: Turn): string {
  const { sectionsCompleted: done, sectionsTotal: total } = material.standing;
  if (total === 0) return 'You are not enrolled in a course here yet.';
  if (done === 0) return `You have ${total} ${total === 1 ? 'section' : 'sections'} ahead of you and none finished yet.`;
  return done >= total ? `You have finished all ${total} sections.` : `You have finished ${done} of ${total} sections.`;
}

function answersSentence({ material }: Turn): string {
  const { questionsRight: right, questionsAnswered: answered } = material.standing;
  if (answered === 0) return 'You have not answered a quiz question yet, so I cannot say more.';
  return `Of ${answered} quiz ${answered === 1 ? 'question' : 'questions'}, you got ${right} right at the first try.`;
}
