/** What it is good for to learn this: what the course and the section say one can do with it. */
import { plantsOrders } from '../../checks/inner-workings.ts';
import { figuresIn } from '../../checks/support.ts';
import { leadIn, report, talk } from '../../draft.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { afterAnswer } from './after-answer.ts';
import { aimsSentence } from './say-about-talk.ts';
import { type Sayer, say } from './sayer.ts';
import { notSaid } from './wording/phrase.ts';

/** A description tells of the story as well: what one will be able to do is said to 'you'. */
const saysWhatFor = /\byou (?:will|can)\b/i;

export const sayWhatFor: Sayer = (context) => {
  const { turn } = context;
  const { course, section } = turn.material;
  const about = sentencesOf(course?.description ?? '').map(({ text }) => text);
  const told = notSaid([about.find((text) => saysWhatFor.test(text)), about[0]].filter((text) => text !== undefined && !plantsOrders(text)) as string[], turn);
  const aims = section?.objectives?.length ? notSaid([aimsSentence(section.objectives)], turn) : [];
  const said = [...told, ...(told.length > 0 ? [] : aims)];
  const opening = said.length > 0 ? leadIn(say('isFor', context)) : talk(say('isForUnknown', context));
  return { sentences: [opening, ...said.map(report), ...afterAnswer(turn)], figures: said.flatMap(figuresIn), mayEndHere: true };
};
