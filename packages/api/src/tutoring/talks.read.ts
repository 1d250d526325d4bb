/** What a learner's past conversations said, for those who look for something in them. */

import { isFact, learnerStream } from '@lou/domain/kernel';
import { LearnerAsked, TutorReplied } from '@lou/domain/tutoring/events';
import { sectionInTopic } from '@lou/domain/tutoring/section-topic';
import type { LearnerSnapshot } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { takenPartIn, topicIn } from './tutoring.read.ts';

/** The newest that are looked through; who has more finds the others by their topics on /sessions. */
const TALKS_MOST = 200;

/** The title of the section that a talk's topic names beside its course's; null where it names none. */
export const sectionTitleIn = (topic: string, courseTitle: string): string | null => sectionInTopic(topic, courseTitle);

export interface PastTalk {
  readonly sessionId: string;
  readonly topic: string;
  readonly courseId: string | null;
  readonly startedAtMs: number;
  /** What was said by either, oldest first, from the learner's first words on: a welcome says the same each time. `id` is the fact's. */
  readonly said: readonly { readonly id: string; readonly text: string }[];
}

/** A learner's own conversations in which they said or answered something, newest first. */
export async function talksOf({ log }: Pick<Deps, 'log'>, learner: LearnerSnapshot): Promise<readonly PastTalk[]> {
  const records = takenPartIn(learner)
    .toSorted((a, b) => b.startedAtMs - a.startedAtMs)
    .slice(0, TALKS_MOST);
  if (records.length === 0) return [];
  const first = Math.min(...records.map((record) => record.firstVersion));
  const facts = await log.read(learnerStream(learner.learnerId), { afterVersion: first - 1 });
  const spoken = facts.filter((fact) => isFact(LearnerAsked, fact) || isFact(TutorReplied, fact));
  const words = await log.words([...spoken.map(({ id }) => id), ...records.map(({ topicFactId }) => topicFactId)]);
  const said = Map.groupBy(spoken, (fact) => (fact.data as { sessionId: string }).sessionId);
  return records.map(({ sessionId, subject, startedAtMs, topicFactId }) => ({
    sessionId,
    topic: topicIn(words.get(topicFactId)),
    courseId: subject.courseId,
    startedAtMs,
    said: (said.get(sessionId) ?? []).flatMap(({ id }) => {
      const { text, sentences = [] } = words.get(id) ?? {};
      const whole = [text ?? sentences].flat().join(' ');
      return whole === '' ? [] : [{ id, text: whole }];
    }),
  }));
}
