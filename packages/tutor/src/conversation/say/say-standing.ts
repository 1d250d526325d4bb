/** How the learner is doing, what comes next, and quizzes. Every figure comes from the views. */

import { figuresIn } from '../../checks/support.ts';
import type { KeyIdea } from '../../course-material.ts';
import { leadIn, nextStep, question, report, talk } from '../../draft.ts';
import { leastDemanding, mostDemanding } from '../decide/demand.ts';
import { ideasOfSection, isUnsettled, nextIdea } from '../decide/next-question.ts';
import { speltOut } from '../message/spelt-out.ts';
import { isAskedTwice, namesWhatToAsk, wantsFigures } from '../message/wishes/onward.ts';
import { namesAward, namesQuiz } from '../message/wishes/own-results.ts';
import { asksWhatToPractise } from '../message/wishes/to-practise.ts';
import { wasSaid } from '../said.ts';
import type { Speech, Turn } from '../turn.ts';
import { subjectNamed } from '../understand/subject-named.ts';
import { quizSentence, quizzedOn } from '../understand/topic-named.ts';
import { lastSettled } from './last-settled.ts';
import { askAbout, backToQuestion, goOn, invitation } from './next-step.ts';
import { answersSentence, lastQuizSentence, missedSentences, quizSentences } from './quizzes-past.ts';
import { coursesKnown } from './say-ahead.ts';
import { type Sayer, say } from './sayer.ts';
import { notSaid, type Phrase, phrase } from './wording/phrase.ts';

/** Sections and answers, in figures; nothing is praised and nothing is invented. */
export const sayStanding: Sayer = ({ turn }) => {
  const asked = speltOut(turn.material.text);
  const ofQuizzes = namesQuiz.test(asked) ? [...quizSentences(asked, turn), ...notSaid([MORE_OF_IT], turn).map(report)] : [];
  if (namesAward.test(asked)) return { sentences: [talk(phrase('countedOnScreens', turn.material)), ...ofQuizzes, ...goOn(turn)] };
  const missed = asksWhatToPractise(asked) ? missedSentences(turn) : [];
  if (missed.length > 0) return { sentences: [...missed, ...notSaid([MORE_OF_IT], turn).map(report), ...goOn(turn)] };
  if (ofQuizzes.length > 0) return { sentences: [...ofQuizzes, ...goOn(turn)] };
  const sections = sectionsSentence(turn);
  const answers = answersSentence(turn);
  const held = heldInTalk(turn);
  const { lastTurns } = turn.material;
  const saidJustNow = [sections, ...held, answers].every((text) => wasSaid(text, lastTurns)) || wasSaid(lastQuizSentence(turn) ?? sections, lastTurns, 1);
  const sentences = saidJustNow
    ? [report(IS_NO_VERDICT)]
    : [report(sections), ...held.map(report), report(answers), ...notSaid([MORE_OF_IT], turn).map(report)];
  return { sentences: [...sentences, ...goOn(turn)], figures: held.flatMap(figuresIn) };
};

/** Of Lou's own questions, those that were answered in full in this talk; nothing where there is none. */
function heldInTalk({ material: { asked = [] } }: Turn): readonly string[] {
  const held = asked.filter(({ came, earlier }) => came === 'settled' && !earlier).length;
  return held === 0
    ? []
    : [held === 1 ? 'One of my questions you answered in full in this talk.' : `You answered ${held} of my questions in full in this talk.`];
}

const MORE_OF_IT = 'The Analytics page shows more of it.';

/** To 'is that good?'. */
const IS_NO_VERDICT = 'It is a count and no verdict; what matters is which ideas hold, and those that do not yet come back for another look.';

/** What comes after this section, and what is left in it. */
export const sayNext: Sayer = ({ turn }) => {
  const { section, standing } = turn.material;
  const left = section ? ideasOfSection(turn).filter((idea) => isUnsettled(idea, turn)).length : 0;
  const here = left === 0 ? [] : [report(left === 1 ? 'In this section one question is left.' : `In this section ${left} questions are left.`)];
  const next = standing.nextIn
    ? notSaid(
        [`“${standing.next}” in “${standing.nextIn}” is what you could go on with.`, `In “${standing.nextIn}” the next section is “${standing.next}”.`],
        turn,
      )
    : standing.next
      ? notSaid([`The next section is “${standing.next}”.`, `After this comes “${standing.next}”.`, `“${standing.next}” is what follows.`], turn)
      : [];
  return { sentences: [...here, ...next.map(report), ...goOn(turn)], figures: [String(left)] };
};

/** A question of Lou's about the next idea. */
export const sayAsk: Sayer = ({ turn }) => {
  const spelt = speltOut(turn.material.text);
  const idea = (wantsFigures.test(spelt) ? nextWithFigures(turn) : null) ?? nextIdea(turn);
  const lead: Phrase = isAskedTwice(spelt) ? 'askedTwice' : turn.openIdea ? 'leaveIt' : 'onwards';
  if (!idea) return { sentences: [invitation(turn)] };
  const asking = askAbout(idea, lead, turn);
  const { course, section, courses = [], lastTurns } = turn.material;
  const from = course && !section && courses.length > 0 ? `This one is from “${course.title}”.` : null;
  if (from === null || wasSaid(from, lastTurns)) return asking;
  return { ...asking, sentences: [report(from), ...asking.sentences], figures: figuresIn(from) };
};

/** The next of the section whose question holds figures; null where none is left. */
const nextWithFigures = (turn: Turn): KeyIdea | null =>
  ideasOfSection(turn).find((idea) => idea !== turn.openIdea && isUnsettled(idea, turn) && /\d/.test(idea.check.question)) ?? null;

/** Of the questions that are left in the section, the one that asks for most, and the one that asks for least. */
export const sayAskHarder: Sayer = ({ turn }) => askOrInvite(mostDemanding(turn), 'asksMost', turn);
export const sayAskEasier: Sayer = ({ turn }) => askOrInvite(leastDemanding(turn), 'asksLeast', turn);

const askOrInvite = (idea: KeyIdea | null, lead: Phrase, turn: Turn): Speech => (idea ? askAbout(idea, lead, turn) : { sentences: [invitation(turn)] });

/** The question that the message names; else the one that was left last; where none was, the open one again, or what the last one came to. */
export const sayAskLeft: Sayer = ({ turn, understanding: { topic: named } }) => {
  if (named) return named === turn.openIdea ? { sentences: backToQuestion(turn, named) } : askAbout(named, 'backToLeft', turn);
  const { asked = [], keyIdeas } = turn.material;
  const left = asked.findLast(({ came, keyIdeaId }) => came === 'open' && keyIdeaId !== turn.openIdea?.id && keyIdeas.some(({ id }) => id === keyIdeaId));
  const idea = left && keyIdeas.find(({ id }) => id === left.keyIdeaId);
  if (idea) return askAbout(idea, 'backToLeft', turn);
  const last = lastSettled(turn);
  if (turn.openIdea) return { sentences: [...last, leadIn(phrase('onlyOneOpen', turn.material)), question(turn.openIdea.check.question)] };
  return { sentences: last.length > 0 ? [...last, invitation(turn)] : [talk('No question of mine is left open.'), invitation(turn)] };
};

/** The caller chooses the items and shows them below these words. */
export const sayQuiz: Sayer = (context): Speech => {
  const { turn } = context;
  const { material } = turn;
  const spelt = speltOut(material.text);
  const isFree = !material.section && !material.shelf && (material.courses ?? []).length > 0;
  if (isFree && !material.course) return { sentences: [...coursesKnown(turn), nextStep(say('quizOnWhich', context))] };
  const on = isFree ? quizPlace(spelt, turn) : null;
  const chosen = !on && namesWhatToAsk.test(spelt) ? [talk(say('quizChooses', context))] : [];
  const about = on?.title ?? material.section?.title ?? material.course?.title;
  return {
    sentences: [...chosen, { ...report(about ? quizSentence(about) : 'Here is a short quiz; take the time you need.'), isNextStep: true }],
    wantsQuiz: true,
    ...(on && { quizOn: { courseId: on.courseId, sectionId: on.sectionId } }),
    figures: figuresIn(about ?? ''),
  };
};

interface QuizPlace {
  readonly title: string;
  readonly courseId: string;
  readonly sectionId: string | null;
}

/**
 * In a talk that turns from course to course: the one, or the part of it, that is named for the quiz; else what the
 * last one was on; else the section that it was last about.
 */
function quizPlace(spelt: string, { material, ideaInTalk, openIdea }: Turn): QuizPlace | null {
  const { course, topics = [], keyIdeas, lastTurns } = material;
  if (!course) return null;
  const placeOf = (idea: KeyIdea | null | undefined): QuizPlace | null => {
    const title = idea && topics.find(({ isSection, keyIdeaIds }) => isSection && keyIdeaIds.includes(idea.id))?.name;
    return idea && title ? { title, courseId: course.id, sectionId: idea.sectionId } : null;
  };
  const whole = { title: course.title, courseId: course.id, sectionId: null };
  const named = subjectNamed(spelt, material);
  if (named) return placeOf(named.idea) ?? whole;
  const quizzed = quizzedOn(course.title, topics, lastTurns.slice(-1));
  const section = topics.find(({ isSection, name }) => isSection && name === quizzed);
  if (quizzed) return placeOf(keyIdeas.find(({ id }) => section?.keyIdeaIds.includes(id))) ?? whole;
  return placeOf(openIdea ?? ideaInTalk) ?? whole;
}

function sectionsSentence({ material }: Turn): string {
  const { sectionsCompleted: done, sectionsTotal: total, courses = 1 } = material.standing;
  if (total === 0) return 'You are not enrolled in a course here yet.';
  if (courses > 1) return `You are enrolled in ${courses} courses; of their ${total} sections you have finished ${done === 0 ? 'none yet' : done}.`;
  if (done === 0) return `You have ${total} ${total === 1 ? 'section' : 'sections'} ahead of you and none finished yet.`;
  return done >= total ? `You have finished all ${total} sections.` : `You have finished ${done} of ${total} sections.`;
}
