/** How the learner is doing, what comes next, and quizzes. Every figure comes from the views. */
import { report } from '../draft.ts';
import { ideasOfSection, isNew, nextIdea } from '../next-question.ts';
import { askAbout, goOn, invitation } from '../next-step.ts';
import type { Speech, Turn } from '../turn.ts';
import { notSaid } from '../wording/phrase.ts';
import type { Sayer } from './sayer.ts';

/** Sections and answers, in figures; nothing is praised and nothing is invented. */
export const sayStanding: Sayer = ({ turn }) => {
  const sections = sectionsSentence(turn);
  const saidJustNow = turn.material.lastTurns.some(({ replied }) => replied.includes(sections));
  const sentences = saidJustNow ? [report(IS_NO_VERDICT)] : [report(sections), report(answersSentence(turn))];
  return { sentences: [...sentences, ...goOn(turn)] };
};

/** To 'is that good?'. */
const IS_NO_VERDICT = 'It is a count and no verdict; what matters is which ideas hold, and those that do not yet come back for another look.';

/** What comes after this section, and what is left in it. */
export const sayNext: Sayer = ({ turn }) => {
  const { section, standing } = turn.material;
  const left = section ? ideasOfSection(turn).filter((idea) => isNew(idea, turn)).length : 0;
  const here = left === 0 ? [] : [report(left === 1 ? 'In this section one question is left.' : `In this section ${left} questions are left.`)];
  const next = standing.next
    ? notSaid([`The next section is “${standing.next}”.`, `After this comes “${standing.next}”.`, `“${standing.next}” is what follows.`], turn)
    : [];
  return { sentences: [...here, ...next.map(report), ...goOn(turn)], figures: [String(left)] };
};

/** A question of Lou's about the next idea. */
export const sayAsk: Sayer = ({ turn }) => {
  const idea = nextIdea(turn);
  return idea ? askAbout(idea, turn.openIdea ? 'leaveIt' : 'onwards', turn) : { sentences: [invitation(turn)] };
};

/** The last idea of the section that was not met: the later, the more it takes. */
export const sayAskHarder: Sayer = ({ turn }) => {
  const idea = ideasOfSection(turn).findLast((one) => one !== turn.openIdea && isNew(one, turn));
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
