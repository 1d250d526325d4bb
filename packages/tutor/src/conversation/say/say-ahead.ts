/** About the way ahead: how much is left, how long it takes, when things are due, and other sections. Figures come from the views. */
import { figuresIn } from '../../checks/support.ts';
import { type DraftSentence, nextStep, report, talk } from '../../draft.ts';
import type { OfferedCourse } from '../../turn-material.ts';
import { ideasOfSection, isUnsettled } from '../decide/next-question.ts';
import type { Speech, Turn } from '../turn.ts';
import { courseNamedSentence } from '../understand/topic-named.ts';
import { goOn } from './next-step.ts';
import { type SayContext, type Sayer, say } from './sayer.ts';

/** What is left of the course in sections and of this section in questions; of time, that Lou measures none. */
export const sayLeft: Sayer = (context) => {
  const { turn } = context;
  const { section } = turn.material;
  const questions = section ? ideasOfSection(turn).filter((idea) => isUnsettled(idea, turn)).length : 0;
  const here = section ? [report(questionsLeft(questions))] : [];
  const noTime = context.understanding.intent === 'how-long' ? [talk(say('noClock', context))] : [];
  return { sentences: [...noTime, ...sectionsLeft(turn).map(report), ...here, ...goOn(turn)], figures: [String(questions), String(leftOf(turn))] };
};

const leftOf = ({ material }: Turn): number => Math.max(0, material.standing.sectionsTotal - material.standing.sectionsCompleted);

function sectionsLeft(turn: Turn): readonly string[] {
  const { sectionsCompleted: done, sectionsTotal: total } = turn.material.standing;
  const left = leftOf(turn);
  if (total === 0) return ['I am not shown how many sections there are; the course page lists them.'];
  if (left === 0) return [total === 1 ? 'The one section of the course is finished.' : `All ${total} sections of the course are finished.`];
  if (done === 0)
    return [left === 1 ? 'The course has one section, and it is not finished yet.' : `All ${total} sections of the course are still to be finished.`];
  return [
    `Of the ${total} sections of the course, ${done} ${done === 1 ? 'is' : 'are'} finished and ${left} ${left === 1 ? 'is' : 'are'} left; the course page lists them.`,
  ];
}

function questionsLeft(questions: number): string {
  if (questions === 0) return 'In this section I have no new question left.';
  return questions === 1 ? 'In this section I have one question left.' : `In this section I have ${questions} questions left.`;
}

/** Dates stand in nothing that Lou is handed. */
export const sayNoDates: Sayer = (context) => ({ sentences: [talk(say('noDates', context)), ...goOn(context.turn)] });

/** The courses that a talk without one may turn to. */
export function coursesKnown({ material: { courses = [] } }: Turn): readonly DraftSentence[] {
  const titles = courses.map(({ title }) => `“${title}”`);
  return [report(`I know ${titles.length === 1 ? 'one course' : `these courses: ${titles.slice(0, -1).join(', ')} and`} ${titles.at(-1)}.`)];
}

/** What the course is called that the learner named, and its sections. */
function courseNamed({ title, topics = [] }: OfferedCourse, context: SayContext): Speech {
  const sections = topics.filter(({ isSection }) => isSection).map(({ name }) => `“${name}”`);
  const list = sections.length > 1 ? `${sections.slice(0, -1).join(', ')} and ${sections.at(-1)}` : sections[0];
  return {
    sentences: [
      report(courseNamedSentence(title)),
      ...(list ? [report(`Its ${sections.length === 1 ? 'section is' : 'sections are'} ${list}.`)] : []),
      nextStep(say('nameASection', context)),
    ],
    figures: [title, ...sections].flatMap(figuresIn),
  };
}

/** A talk stays with its section, and the course page opens the others; one about no course may be about each. */
export const sayOtherSection: Sayer = (context) => {
  const { section, course, courses = [], topic } = context.turn.material;
  const named = context.understanding.course;
  if (named) return courseNamed(named, context);
  if (courses.length > 0)
    return { sentences: [...coursesKnown(context.turn), ...goOn(context.turn)], figures: courses.flatMap(({ title }) => figuresIn(title)) };
  return {
    sentences: [report(`This talk stays with “${section?.title ?? course?.title ?? topic}”.`), nextStep(say('openOnCoursePage', context))],
  };
};
