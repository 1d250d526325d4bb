/** 'Why is 3/5 bigger than 2/3?' takes for granted what is not so: that is put right before any reason is given. */
import { plainSpelling } from '../../../language/words.ts';
import { readSum } from './read-sum.ts';
import type { BareSum, Comparison } from './sum.ts';

const relation = '(?:bigger|larger|greater|more|higher|smaller|less|lower|fewer) than|the same (?:as|size as)|equal to';
/** What stands before a claim that somebody wants the reason of. */
const forms: readonly RegExp[] = [
  new RegExp(`\\b(?:why|how come) (?:is|are) (?<one>[^?,]+?) (?<relation>${relation}) (?<other>[^?,]+)`),
  new RegExp(`\\b(?:why|how come|that) (?<one>[^?,]+?) (?:is|are) (?<relation>${relation}) (?<other>[^?,]+)`),
  new RegExp(`\\bhow can (?<one>[^?,]+?) be (?<relation>${relation}) (?<other>[^?,]+)`),
];

/** The comparison that a question takes for granted, when its figures say otherwise; null where it holds or there is none. */
export function falsePremise(message: string): BareSum | null {
  const plain = plainSpelling(message);
  for (const form of forms) {
    const { one, relation: is, other } = form.exec(plain)?.groups ?? {};
    const sum = one && is && other ? readSum(`is ${one} ${is.replace('size ', '')} ${other}`) : null;
    if (sum?.kind === 'comparison') return isFalse(sum) ? sum : null;
  }
  return null;
}

function isFalse({ one, other, thinks }: Comparison): boolean {
  if (one.worth === 'no value' || other.worth === 'no value') return false;
  const order = one.worth.compare(other.worth);
  return thinks !== (order === 0 ? 'same' : order > 0 ? 'more' : 'less');
}
