/** What a short message rests on: 'another one' on what Lou just gave, 'yes' on what it offered, 'and the numerator?' on what was asked. */
import type { Intent } from '@lou/domain/tutoring/moves';
import type { KeyIdea } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import type { TurnMaterial } from '../../turn-material.ts';
import { partsOf } from '../decide/narrow-question.ts';
import { type AskedNearby, askedIn } from '../gather/asked-nearby.ts';
import { filler } from '../message/fillers.ts';
import { withoutChat } from '../message/without-chat.ts';
import type { Turn } from '../turn.ts';

const more = [
  'more|one more|another(?: one)?|once more|again|the next one|a better one|(?:and )?then(?: what)?|and|go on|tell me more',
  '(?:some )?more (?:about|on) (?:it|that|this)|what else|anything else',
];
const oneMore = new RegExp(`^(?:(?:${filler}|can i have|give me) )*(?:${more.join('|')})(?: (?:please|now|then))*$`);
const isYes = /^(?:(?:yes|yeah|yep|yup|sure|ok|okay|k|alright|fine|of course|go on|do it|please|sounds good|i would|why not) ?)+$/;
const isNicety = /^(?:so )?is (?:that|this|it) (?:good|bad|ok|okay|enough|normal|a lot|fine)(?: or (?:bad|not))?\??$/;

/** Right after an answer it asks after that, and not whether what Lou says is so. */
const asksIfRight = /^(?:so |and |ok |but )?(?:is|was) (?:that|it|this) (?:right|correct|ok|okay|good|enough)$/;

/** What a message asks for because of the turn before it; null where it stands by itself. */
export function restingOnLastTurn(spelt: string, { lastTurns }: Pick<TurnMaterial, 'lastTurns'>): Intent | null {
  const last = lastTurns.at(-1);
  if (!last) return null;
  const bare = spelt.replace(/\?/g, ' ').trim();
  if (oneMore.test(bare)) return ({ hint: 'hint', explain: 'example', ask: 'move-on', quiz: 'quiz' } as const)[last.move as 'hint'] ?? null;
  if (isYes.test(bare)) return offeredIn(last.replied);
  if (asksIfRight.test(bare) && (last.move === 'check' || last.move === 'hint' || last.move === 'show')) return 'recap';
  return last.move === 'report' && isNicety.test(spelt) ? 'standing' : null;
}

/** What Lou's last sentence offered. */
function offeredIn(replied: string): Intent | null {
  const ending = replied.slice(-140);
  if (/“quiz me”|a quiz\?|take the quiz\?/.test(ending)) return 'quiz';
  if (/“next”|shall I ask you|another one\?/.test(ending)) return 'move-on';
  if (/an example\?/.test(ending)) return 'example';
  return null;
}

const isMeant =
  /^(?:(?:yes|yeah|yep|yup|oh|ah|ok|okay|exactly|right|sure|please) )*(?:exactly|(?:that|this)(?: one| is (?:it|the one|what i (?:mean|meant|asked|am asking)))?|i (?:mean|meant) (?:that|this)(?: one)?|it is|i do)(?: please)?$/;

/** After an answer it asks for the reason. */
const asksWhyNot = /\bwhy not\b/;
const ordinals = ['(?:first|1st)', '(?:second|2nd)', '(?:third|3rd)'];
const nicety = '(?:yes|yeah|yep|oh|ok|okay|please|i (?:mean|meant)|it is|its|the|this|that|number|one|question|thanks) ?';
/** 'The second', 'number 2 please', by place. */
const isPlaced = ordinals.map((ordinal, at) => new RegExp(`^(?:${nicety})*(?:${ordinal}|${at + 1}) ?(?:${nicety})*$`));
const isLast = new RegExp(`^(?:${nicety})*last ?(?:${nicety})*$`);

/** The answered question that Lou asked back whether it is meant, where the message says so: with several, the one whose place it says, or the first. */
export function questionTakenUp(spelt: string, { lastTurns, keyIdeas }: Pick<TurnMaterial, 'lastTurns' | 'keyIdeas'>): AskedNearby | null {
  const last = lastTurns.at(-1);
  const bare = spelt
    .replace(/[?.!,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const place = isLast.test(bare) ? -1 : isPlaced.findIndex((placed) => placed.test(bare));
  const isTaken = (isYes.test(bare) && !asksWhyNot.test(bare)) || isMeant.test(bare);
  if (!last || !(isTaken || place >= 0 || isLast.test(bare))) return null;
  return askedIn(last.replied, keyIdeas).at(isTaken ? 0 : place) ?? null;
}

const pointsAtPart = /\b(first|second|third|other|last) (?:one|part|half|bit|thing|question)\b/;
const places = { first: 0, second: 1, third: 2, other: -1, last: -1 } as const;

/** The part of the open question that 'the second one' names; null where there is none. */
export function partNamed(spelt: string, openIdea: KeyIdea | null): string | null {
  const place = pointsAtPart.exec(spelt)?.[1] as keyof typeof places | undefined;
  const parts = openIdea ? partsOf(openIdea.check) : null;
  return place === undefined || !parts || namesMore(spelt, openIdea) ? null : (parts.at(places[place]) ?? null);
}

const littleOfParts = /\b(?:first|second|third|other|last|one|part|half|bit|thing|question|help|understand|get|mean|means|explain|answer|know|sure)\b/g;
/** 'When do I flip the second one' is about something that is flipped, and no part of the question. */
function namesMore(spelt: string, openIdea: KeyIdea | null): boolean {
  const asked = new Set(tellingStems(openIdea?.check.question ?? ''));
  return tellingStems(spelt.replace(littleOfParts, ' ')).some((stem) => !asked.has(stem));
}

/** The question that Lou has just explained, in its own words once more: what was said did not help. */
export function saysAgain(text: string, { material }: Pick<Turn, 'material'>): boolean {
  const last = material.lastTurns.at(-1);
  const asked = tellingStems(withoutChat(text));
  if (last?.move !== 'explain' || asked.length === 0) return false;
  const before = tellingStems(withoutChat(last.asked));
  return asked.length === before.length && asked.every((stem) => before.includes(stem));
}
