/** About the talk itself: where it is, what was asked, what was missed, whether it is really so. */

import { figuresIn } from '../../checks/support.ts';
import type { KeyIdea } from '../../course-material.ts';
import { type DraftSentence, leadIn, nextStep, question, report, talk } from '../../draft.ts';
import { gradeAnswer } from '../../grading/grade-answer.ts';
import { authored, firstUnsaid } from '../decide/idea-sentences.ts';
import { narrowQuestion } from '../decide/narrow-question.ts';
import { ideasOfSection } from '../decide/next-question.ts';
import { tellsOpen } from '../decide/tells-open.ts';
import { sourceOfIdea } from '../gather/idea-source.ts';
import { speltOut } from '../message/spelt-out.ts';
import { namesAll } from '../message/wishes/own-results.ts';
import { asksIfMineIsRight, isQuestionUnclear } from '../message/wishes/the-talk.ts';
import type { Turn } from '../turn.ts';
import { confirmation } from './confirmation.ts';
import { lastSettled } from './last-settled.ts';
import { askAgain, easierPart, goOn, invitation } from './next-step.ts';
import { answersSentence, missedSentences } from './quizzes-past.ts';
import { sayNext } from './say-standing.ts';
import { type SayContext, type Sayer, say } from './sayer.ts';
import { solutionSentences } from './solution.ts';
import { notSaid } from './wording/phrase.ts';

/** The section, how much of it is settled, and what was last settled. */
export const sayWhereWeAre: Sayer = ({ turn }) => {
  const { section, course, topic } = turn.material;
  const ideas = ideasOfSection(turn);
  const settled = ideas.filter(({ id }) => turn.done.has(id));
  const place =
    section && course
      ? notSaid(
          [
            `We are in “${section.title}”, a part of “${course.title}”.`,
            `Still “${section.title}”, in “${course.title}”.`,
            `The section is “${section.title}”.`,
          ],
          turn,
        )
      : notSaid([`We are talking about “${course?.title ?? topic}”.`, `It is “${course?.title ?? topic}” that we talk about.`], turn);
  const count =
    settled.length === 0
      ? 'None of its questions is settled yet.'
      : `Of its ${ideas.length} questions, ${settled.length} ${settled.length === 1 ? 'is' : 'are'} settled.`;
  const last = lastSettled(turn);
  const aims = notSaid(section?.objectives?.length ? [aimsSentence(section.objectives)] : [], turn);
  const sentences = [...place.map(report), ...aims.map(report), ...(section && ideas.length > 0 ? notSaid([count], turn).map(report) : []), ...last];
  return { sentences: [...sentences, ...goOn(turn)], figures: [String(ideas.length), String(settled.length), ...aims.flatMap(figuresIn)] };
};

/** 'By its end you can cut a strip into equal parts and name one of them.' Each objective begins with a verb. */
export function aimsSentence(objectives: readonly string[]): string {
  const [last = '', ...others] = objectives.map((aim) => aim.charAt(0).toLowerCase() + aim.slice(1).replace(/\.$/, '')).reverse();
  return `By its end you can ${others.length > 0 ? `${others.reverse().join('; ')}; and ${last}` : last}.`;
}

const SUMMED_UP_MOST = 3;
const asksWhatWasHad = /\b(?:have|did|was|were) (?:we|i)\b|\bwe (?:did|had|learned|learnt|covered)\b|\bso far\b/;

/**
 * What was dealt with, idea by idea in the course's words, the latest ones; of a section of which nothing was, and where the
 * section itself is asked about, its ideas. What tells the open question's answer is left out.
 */
export const sayInShort: Sayer = (context) => {
  const { turn } = context;
  const { keyIdeasMet, keyIdeas, section } = turn.material;
  const sayable = (ideas: readonly KeyIdea[]) => ideas.filter((idea) => idea !== turn.openIdea && !tellsOpen(authored(idea.statement, idea, turn), turn));
  const met = sayable(keyIdeas.filter(({ id }) => keyIdeasMet.includes(id) || turn.done.has(id))).slice(-SUMMED_UP_MOST);
  const wantsPast = asksWhatWasHad.test(speltOut(turn.material.text));
  if (wantsPast && met.length === 0)
    return { sentences: [talk(say('nothingHadYet', context)), ...(section ? [report(`The section is “${section.title}”.`)] : []), ...goOn(turn)] };
  const ideas = wantsPast || (met.length > 0 && !section) ? met : sayable(ideasOfSection(turn)).slice(0, SUMMED_UP_MOST);
  if (ideas.length === 0) return turn.openIdea ? { sentences: [talk(say('keepsItBare', context)), ...goOn(turn)] } : sayNext(context);
  const said = ideas.flatMap((idea) => authored(idea.statement, idea, turn));
  return { sentences: [leadIn(say(wantsPast ? 'cameDownTo' : 'comesDownTo', context)), ...said, ...goOn(turn)] };
};

const inOtherWords = /re-?(?:phrase|word)|differently|another way|other words/i;

/** The open question word for word, or a part of it alone where other words were asked for; without one, the last idea in other words. */
export const sayAgain: Sayer = (context) => {
  const { turn } = context;
  const part = inOtherWords.test(turn.material.text) || isQuestionUnclear(speltOut(turn.material.text)) ? easierPart(turn) : null;
  if (part) return { sentences: [leadIn(say('onlyThisMuch', context)), question(part)] };
  if (turn.openIdea) return { sentences: [question(turn.openIdea.check.question)] };
  const idea = turn.ideaInTalk;
  if (!idea) return { sentences: [invitation(turn)] };
  return { sentences: [...authored(firstUnsaid([idea.simpler, idea.statement], turn), idea, turn), invitation(turn)] };
};

/** Of an open question, what is there and what is not; of all answers, what was wrong in quizzes; else the full answer of the last that was shown. */
export const sayMisses: Sayer = (context) => {
  const { turn } = context;
  const { openIdea, pointsMade } = turn;
  const shown = lastShown(turn);
  const missed = missedSentences(turn);
  const wantsAll = missed.length > 0 && namesAll.test(speltOut(turn.material.text));
  if (openIdea && turn.ladder && turn.ladder.attempts > 0 && !wantsAll)
    return { sentences: [...stillMissing(openIdea, pointsMade, turn, say('notSeenYet', context))] };
  if (missed.length > 0) return { sentences: [...missed, ...goOn(turn)] };
  if (shown)
    return {
      sentences: [...beliefCorrected(shown, context), leadIn('A full answer to the one before says this.'), ...solutionSentences(shown, turn), ...goOn(turn)],
    };
  const { questionsRight, questionsAnswered } = turn.material.standing;
  const none = questionsAnswered > 0 && questionsRight === questionsAnswered ? talk(say('noneWrong', context)) : report(answersSentence(turn));
  return { sentences: [none, ...goOn(turn)] };
};

/** The belief that does not hold in what was written to a question, corrected; nothing where none was voiced. */
function beliefCorrected(idea: KeyIdea, context: SayContext): readonly DraftSentence[] {
  const { turn } = context;
  const voiced = turn.material.lastTurns.map(({ asked }) => gradeAnswer(idea.check, idea.misconceptions, asked, turn.weighing).misconception).find(Boolean);
  return voiced ? [talk(say('misbelief', context)), ...authored(voiced.correction, idea, turn)] : [];
}

/** A point was made once more: that it stands, and what is still open. */
export const sayWhatIsMissing: Sayer = (context) => {
  const { turn } = context;
  const idea = turn.openIdea;
  if (!idea) return { sentences: [invitation(turn)] };
  return { sentences: [talk(say('stands', context)), ...stillMissing(idea, turn.pointsMade, turn, say('notSeenYet', context))] };
};

function stillMissing(idea: KeyIdea, made: ReadonlySet<string>, turn: Turn, notSeen: string): readonly DraftSentence[] {
  const missing = idea.check.points.map(({ id }) => id).filter((id) => !made.has(id));
  const part = narrowQuestion(idea.check, missing);
  return [...confirmation(idea, [...made], turn), talk(notSeen), ...(part === null ? askAgain(turn, idea) : [question(part)])];
}

function lastShown({ material }: Turn): KeyIdea | null {
  const shown = material.asked?.findLast(({ came, earlier }) => came === 'shown' && !earlier);
  return material.keyIdeas.find(({ id }) => id === shown?.keyIdeaId) ?? null;
}

/** The lesson's own sentence, and nothing beyond it; where that would tell the open answer, the page that it stands on. */
export const sayWhatItRestsOn: Sayer = (context) => {
  const { turn, explanation } = context;
  if (explanation.sentences.length > 0) return { sentences: [leadIn(say('restsOn', context)), ...explanation.sentences, ...goOn(turn)] };
  const source = explanation.idea && sourceOfIdea(explanation.idea, turn);
  const title = source && turn.library.passage(source.passageId)?.title;
  const pages = title
    ? [
        ...(asksForExceptions.test(turn.material.text)
          ? [`I know of it only what the part “${title}” says; open it and see whether it names an exception.`]
          : []),
        `I go by the part “${title}”, which you can open and hold against what I say.`,
        `Tell me which word of it you doubt, and I look up what “${title}” says of that.`,
        `If your own book has it otherwise, hold it against “${title}” line by line; I can only vouch for the lesson.`,
      ]
    : [say('goByLesson', context)];
  return { sentences: [...notSaid(pages, turn).map(report), ...goOn(turn)] };
};

const asksForExceptions = /\b(?:always|every (?:time|case)|exceptions?|ever)\b/i;

/**
 * An answer that was taken for less than it was: what was seen in it is read back, that Lou may have missed the rest is
 * admitted, and what settles the matter is named. Of an answer that was whole, that it was. Whoever only asks how it stands with
 * theirs is told that.
 */
export const sayHeard: Sayer = (context) => {
  const { turn } = context;
  const { openIdea, pointsMade, ladder } = turn;
  if (!openIdea || !ladder || ladder.attempts === 0) {
    const settled =
      turn.material.asked?.findLast(({ earlier }) => !earlier)?.came === 'settled' || turn.material.lastTurns.some(({ move }) => move === 'check');
    return { sentences: [talk(say(settled ? 'wasRight' : 'nothingMarked', context)), ...goOn(turn)] };
  }
  if (asksIfMineIsRight(speltOut(turn.material.text)))
    return { sentences: [...stillMissing(openIdea, pointsMade, turn, say(pointsMade.size > 0 ? 'notSeenYet' : 'notThere', context))] };
  const seen = confirmation(openIdea, [...pointsMade], turn);
  const missing = openIdea.check.points.map(({ id }) => id).filter((id) => !pointsMade.has(id));
  const part = narrowQuestion(openIdea.check, missing);
  return {
    sentences: [
      talk(say('mayHaveMissed', context)),
      ...(seen.length > 0 ? [leadIn(say('saw', context)), ...seen] : []),
      ...(part === null ? [nextStep(say('sayMore', context))] : [question(part)]),
    ],
  };
};

/** How Lou's questions work, in figures of the open one: guesses, tries, hints, and that nothing of it is a mark. */
export const sayRules: Sayer = (context) => {
  const { turn } = context;
  const { ladder } = turn;
  const tries = ladder ? Math.max(1, ladder.tries - ladder.attempts) : null;
  const left =
    tries === null
      ? []
      : [report(`This question has ${tries === 1 ? 'one try' : `${tries} tries`} left before I tell the answer, and hints take none of them.`)];
  return { sentences: [talk(say('guessAway', context)), ...left, ...goOn(turn)], ...(tries === null ? {} : { figures: [String(tries)] }) };
};
