/** Words that have an opposite, each on its axis with the end that it names. */
import { rootOf } from './plain-words.ts';

/** Where a word stands: the number of its axis, and which end of it. */
export interface Place {
  readonly axis: number;
  readonly end: 0 | 1;
}

/** One axis a line; words of one side say about the same. */
const axes = `
more most many larger largest large bigger biggest big greater greatest great | less least fewer fewest few smaller smallest small lesser little
higher highest high | lower lowest low
longer longest long | shorter shortest short
before earlier earliest first | after later latest last
above over | below under beneath underneath
faster fastest fast quicker quickest quick | slower slowest slow
left | right
right correct true | wrong incorrect false
closer closest close nearer nearest near | farther farthest further furthest far
top | bottom
always often usually every | never rarely seldom
all everyone everybody everything both | none nobody nothing neither no
increase rise grow gain climb | decrease fall shrink lose drop
rises grew grown rose | falls fell fallen
up upward upwards upper | down downward downwards
add plus sum | subtract minus difference
multiply times product | divide quotient
same alike equal | different unlike
inside within inner | outside outer
front forward forwards | back backward backwards behind
strong stronger strongest | weak weaker weakest
heavy heavier | light lighter
hard harder hardest difficult | easy easier easiest
hot warm warmer | cold cool cooler
old older oldest | new newer newest young younger
loud louder | quiet quieter soft softer
thick thicker wide wider widest broad | thin thinner narrow narrower
even | odd
positive | negative
maximum | minimum
win wins won | lose loses lost
buy buys bought | sell sells sold
begin begins start starts | end ends finish finishes stop stops
open opens opened | close closes closed
past | future
with | without
major | minor
better best good | worse worst bad`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((side) => side.trim().split(' ')));

const places = new Map<string, Place[]>();
for (const [axis, sides] of axes.entries())
  for (const [end, words] of sides.entries()) for (const word of words) places.set(word, [...(places.get(word) ?? []), { axis, end: end as 0 | 1 }]);

/** The places of a word in small letters; none for most. Endings of deeds ('increases', 'subtracted') do not count. */
export const placesOf = (word: string): readonly Place[] =>
  places.get(word) ?? places.get(word.replace(/(?:ies|ied)$/, 'y').replace(/(?:s|ed|d|ing)$/, '')) ?? [];

/** 'Equal' and 'unequal', 'careful' and 'careless': one denies the other by its form. */
const isDenialOf = (one: string, other: string): boolean =>
  ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'mis'].some((before) => `${before}${one}` === other) ||
  (one.endsWith('ful') && other === one.replace(/ful$/, 'less'));

/** True when the words are the two ends of one axis. */
export const areOpposites = (one: string, other: string): boolean =>
  isDenialOf(one, other) ||
  isDenialOf(other, one) ||
  placesOf(one).some(({ axis, end }) => placesOf(other).some((place) => place.axis === axis && place.end !== end));

/** True when the words are one, or say about the same. */
export const areAlike = (one: string, other: string): boolean =>
  (rootOf(one) === rootOf(other) && !areOpposites(one, other)) ||
  placesOf(one).some(({ axis, end }) => placesOf(other).some((place) => place.axis === axis && place.end === end));
