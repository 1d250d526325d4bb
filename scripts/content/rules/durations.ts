/** Durations are honest: a course takes as long as its sections, a section about as long as what it asks for. */
import type { Complaint } from '@lou/api/content/complaint';
import type { Rule, StudiedSection } from '../studied-course.ts';

/** Minutes of somebody who learns: 150 words a minute are read with care, and what is asked is answered in a talk with Lou or in writing. */
const TAKES = { word: 1 / 150, exercise: 3, discussion: 3, keyIdea: 2, quiz: 5 };
/** The named minutes may be so much of those: learners are quick or slow, and subjects are light or heavy. */
export const MINUTES_SHARE = { least: 0.75, most: 1.5 };
/** Hours are named to the nearest. */
const HOURS_SLACK = 0.5;

export const durations: Rule = ({ source, sections }) => [...hours(source, sections), ...sections.flatMap(minutes)];

function hours({ head }: Parameters<Rule>[0]['source'], sections: readonly StudiedSection[]): Complaint[] {
  const named = sections.map(({ source }) => source.lesson.head.value?.estimatedDurationMinutes);
  if (!head.value || named.includes(undefined)) return [];
  const sum = named.reduce<number>((total, each) => total + (each ?? 0), 0);
  if (Math.abs(sum / 60 - head.value.estimatedDurationHours) <= HOURS_SLACK) return [];
  return [
    { file: head.file, line: head.lineOf('estimatedDurationHours'), sentence: `The sections take ${sum} minutes, which is ${(sum / 60).toFixed(1)} hours.` },
  ];
}

function minutes(section: StudiedSection): Complaint[] {
  const { head, file } = section.source.lesson;
  const named = head.value?.estimatedDurationMinutes;
  if (named === undefined || !section.source.notes?.value) return [];
  const takes = minutesOf(section);
  const [least, most] = [Math.floor(takes * MINUTES_SHARE.least), Math.ceil(takes * MINUTES_SHARE.most)];
  if (named >= least && named <= most) return [];
  return [{ file, line: head.lineOf('estimatedDurationMinutes'), sentence: `What is read and asked here takes ${least} to ${most} minutes, not ${named}.` }];
}

/** What a section takes as far as it can be counted: its words, exercises, discussions, key ideas to talk about, and a quiz. */
function minutesOf({ source, prose, keyIdeas }: StudiedSection): number {
  const blocks = (type: string) => source.lesson.blocks.filter(({ head }) => head.type === type).length;
  return (
    prose.words * TAKES.word + blocks('exercise') * TAKES.exercise + blocks('discussion') * TAKES.discussion + keyIdeas.length * TAKES.keyIdea + TAKES.quiz
  );
}
