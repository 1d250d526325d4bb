import { allFacts } from '@lou/domain/facts';
import { recorded } from '@lou/domain/testing';
import { expect, test } from 'vitest';
import { changesIn, TOLD } from './changes.ts';

const one = (name: string) => {
  const type = allFacts.find((known) => known.type === name);
  if (!type) throw new Error(`There is no fact ${name}.`);
  return recorded([type(type.sample)]);
};
const kindsOf = (name: string) => changesIn(one(name)).map(({ kind }) => kind);

test('something is said of every fact that wakes who waits, and every fact of which something is said wakes them', () => {
  expect(allFacts.map(({ type }) => type).filter((name) => kindsOf(name).length > 0 !== TOLD.includes(name))).toEqual([]);
});

test('a quiz is told with every answer, whether or not it earns anything, and a journey with each of its facts', () => {
  expect(['QuizOffered', 'QuestionAnswered', 'AnswerGraded', 'QuizFinished', 'TutorReplied'].map(kindsOf)).toEqual(Array(5).fill(['turn']));
  expect(['JourneyChosen', 'MilestoneSubmitted', 'MilestoneCompleted'].map(kindsOf)).toEqual(Array(3).fill(['journey']));
  expect(['SessionStarted', 'TopicChanged', 'SessionCompleted', 'SessionRated'].map(kindsOf)).toEqual(Array(4).fill(['session']));
  expect(kindsOf('AchievementEarned')).toEqual(['points', 'achievement']);
});
