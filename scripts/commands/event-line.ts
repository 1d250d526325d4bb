/** A fact as a line of `npm run events`: `09:00 learner 3f2a enrolled in fractions-that-make-sense`. */
import { allFacts } from '@lou/domain';
import { learnerOfStream, type RecordedFact } from '@lou/domain/kernel';
import { eventSentences } from './event-sentences.ts';
import { shortId } from './short-id.ts';

/** One line of text, whatever ids are in it. A fact that this version does not know is named and no more. */
export function eventSentence(fact: RecordedFact): string {
  const learnerId = learnerOfStream(fact.stream);
  const who = learnerId === undefined ? fact.stream : `learner ${shortId(learnerId)}`;
  const known = allFacts.find(({ type }) => type === fact.type);
  const sentence = (eventSentences as Partial<Record<string, (who: string, data: unknown) => string>>)[fact.type];
  if (!sentence || !known?.schema.safeParse(fact.data).success) return printable(`${who}: ${fact.type}, of a shape that this version does not know`);
  return printable(sentence(who, fact.data));
}

/** Lines for facts in a row, with the day above the first of each day. `timeZone` is the reader's, an IANA name. */
export function eventLines(timeZone: string): (fact: RecordedFact) => string[] {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const timeOf = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });
  let lastDay = '';
  return (fact) => {
    const day = dayOf.format(fact.recordedAtMs);
    const line = `${timeOf.format(fact.recordedAtMs)} ${eventSentence(fact)}`;
    if (day === lastDay) return [line];
    lastDay = day;
    return [`── ${day}`, line];
  };
}

/** Ids come from content and people: nothing in them may steer a terminal. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, '·');
