/**
 * What is asked in a message that holds something else besides: markup around it, an order to forget the rules before it, a
 * rude word. The question is what counts; the order is not followed, and to the rude word one calm sentence is said.
 */
import { tellingStems } from '../../language/words.ts';
import { isQuestion } from './asking.ts';
import { wishIn } from './intents.ts';
import { speltOut } from './spelt-out.ts';

export interface HonestPart {
  readonly text: string;
  /** A rude word was left out. */
  readonly isRude: boolean;
}

const tagNames =
  'a|b|i|u|p|s|br|hr|em|div|img|pre|sub|sup|svg|code|span|font|body|html|head|form|link|meta|input|button|table|tr|td|th|ul|ol|li|strong|iframe|marquee|blockquote|h[1-6]|system|user|assistant|instructions?|prompt|admin';
const markup: readonly (readonly [RegExp, string])[] = [
  [/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, ' '],
  [/<!--[\s\S]*?-->/g, ' '],
  [new RegExp(`</?(?:${tagNames})\\b[^<>]*>`, 'gi'), ' '],
  [/```[a-z]*\n?/gi, '\n'],
  [/^\s*(?:#{1,6}|>+)\s+/gm, ''],
  [/(\*\*|__|~~)(?=\S)([^*_~]*\S)\1/g, '$2'],
  [/\[([^\]]+)\]\((?:https?:|\/|#)[^)]*\)/g, '$1'],
];

const whatHolds = '(?:instructions?|rules?|prompts?|guidelines?|restrictions?|orders|directions|constraints|policies|training|everything|all|what)';
const setsAside = '(?:ignore|forget|disregard|override|bypass|drop)';
const allOfThem = '(?: (?:about|all|any|your|the|my|of|these|those|every|previous|prior|above|earlier|former|system|other|old))*';
const ofBefore = '(?: (?:above|before|so far|that|you (?:were|have been|got|know)|given|told|from before))*';
const orders = new RegExp(`\\b${setsAside}${allOfThem} ${whatHolds}${ofBefore}`, 'gi');

const insults = '(?:stupid|dumb|idiot(?:ic)?|useless|rubbish|garbage|trash|worthless|moron|crap|pathetic|an? joke|annoying as hell)';
const machine = '(?:bot|machine|robot|lou|tutor|thing|program|ai|computer|piece of (?:shit|junk|crap|garbage))';
const rudely = [
  `(?:you(?: a|['’ ]?)re|u r|ur|lou is)(?: (?:so|such an?|an?|really|fucking|just|the|most|absolutely|totally))* ${insults}(?: ${machine})?`,
  `(?:you )?(?:fucking |damn )?(?:${insults}|fucking|damn) ${machine}`,
  '(?:shut up|(?:fuck|screw) (?:you|off|this|it)|i hate you|you suck|bullshit|(?:you )?(?:idiot|moron|asshole))',
];
const rude = new RegExp(`\\b(?:${rudely.join('|')})(?![\\w'’])`, 'gi');
/** What stood between the two. */
const leftBefore = /^(?:[\s,.;:!–—-]+|(?:and|but|so|now|then|just|instead|anyway|also|well|ok|okay|please)\b(?=[\s,:])\s*)+/i;
const leftAfter = /(?:[\s,;:–—-]|(?<=[?!.]\s*)\.)+$/;

const tidied = (text: string): string =>
  text
    .replace(/[ \t]+/g, ' ')
    .trim()
    .replace(leftBefore, '')
    .replace(leftAfter, '')
    .trim();

const asks = (text: string): boolean => {
  const spelt = speltOut(text);
  return isQuestion(spelt) && tellingStems(spelt).length > 0;
};

/** The part of a message that asks; null where it holds nothing else, or asks nothing. */
export function honestPartOf(text: string): HonestPart | null {
  const plain = markup.reduce((sofar, [mark, instead]) => sofar.replace(mark, instead), text);
  const obeying = plain.replace(orders, ' ');
  const calm = obeying.replace(rude, ' ');
  const isRude = calm !== obeying;
  const honest = tidied(calm);
  if (calm === text || honest === '') return null;
  return asks(honest) || (isRude && wishIn(speltOut(honest)) !== null) ? { text: honest, isRude } : null;
}
