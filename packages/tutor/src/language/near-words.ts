/** Everyday words that say the same, and words that say the opposite. Small on purpose: a course's own wordings come first. */
import { stemOf } from './words.ts';

const groups = `
big large great huge|small little tiny|part piece slice bit share portion chunk|cut divide split slice chop|same equal identical alike
different unlike differ|top upper numerator|bottom lower denominator|begin start|end finish final last|show display print appear|result output
right correct|wrong incorrect|mistake error fault|build create|change alter modify|swap exchange|keep stay remain|choose select pick
put place insert|run execute|know understand|find locate|whole entire|total sum|every each|together join combine|subtract minus
quick fast|simple easy|hard difficult|empty blank|copy duplicate|name call label|sequence order|step instruction|again repeat
beyond outside|lose discard delete|store save hold keep contain|person someone somebody|silent mute|check test verify|mend fix repair
exact precise|reach arrive|cost price|border edge limit boundary|zero 0 nought|penultimate second-last|stress accent strong|noise sound pronounce
position place location|bracket parenthesis|quote quotation|value content|round loop lap|adjust adapt|want wish|slow slowly|speak talk
shrink small|grow big|minimum smallest lowest least|maximum largest highest|unlimited infinite endless limitless|item element entry|
parameter argument|function method routine|attribute property field|find identify search|use employ|create construct|explicit specify|define definition|
indicate show denote|type kind|hide conceal|reuse reusable|reference address pointer|memory storage|number count|double twice|third 1/3|half 1/2|quarter fourth|name variable|declare define|call invoke|object instance|size length
`;

const opposites = `
big small|large small|more less|more few|top bottom|numerator denominator|before after|always never|same different|equal different|true false
left right|first last|masculine feminine|add subtract|multiply divide|increase decrease|up down|inside outside|begin end|start stop|front back
high low|odd even|all none|full empty|above below|man woman|formal informal|local global|singular plural|true wrong|hot cold
`;

const lists = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split(/[|\n]/)
    .map((group) => group.trim().split(/\s+/).map(stemOf));

const members = lists(groups);
const families = new Map<string, readonly number[]>();
members.forEach((group, number) => {
  for (const stem of group) families.set(stem, [...(families.get(stem) ?? []), number]);
});

const against = new Map<string, Set<string>>();
for (const [one = '', other = ''] of lists(opposites)) {
  against.set(one, new Set([...(against.get(one) ?? []), other]));
  against.set(other, new Set([...(against.get(other) ?? []), one]));
}

/** The other everyday words for a stem, as stems. */
export function nearTo(stem: string): readonly string[] {
  const mine = families.get(stem) ?? [];
  return mine.flatMap((family) => (members[family] ?? []).filter((other) => other !== stem));
}

/** True when two stems are everyday words for the same thing. */
export function isNear(one: string, other: string): boolean {
  const mine = families.get(one);
  const theirs = families.get(other);
  return mine !== undefined && theirs !== undefined && mine.some((family) => theirs.includes(family));
}

/** True when one stem says the opposite of the other. */
export const isOpposite = (one: string, other: string): boolean => against.get(one)?.has(other) ?? false;
