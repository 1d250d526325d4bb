/** '3/8 in percent', 'what is 0.375 as a fraction', 'what percentage is 17 out of 20': a figure that is wanted in another form. */
import type { BareSum, Expression, Form } from './sum.ts';

/** What stands before a sum that is asked for. */
export const asking =
  /^(?:what(?: about| is|'s|s| are| do(?:es)?)?|how about |and |how much (?:is|are)|calculate|compute|work out|evaluate|add up|(?:can|could) you (?:do|work out|calculate|tell me)|(?:(?:can|could) you )?(?:show|tell|teach|explain)(?: me| to me)? how (?:to|(?:do )?(?:i|we|you)) (?:do|add|solve|work out|calculate|find|get|compute)|how (?:do|can|would) (?:i|we|you) (?:do|solve|work out|calculate|compute)|tell me|solve) (?:what )?(?:is )?/;

const formNames = '(fraction|percent(?:age)?s?|%|decimal(?: number| fraction)?|mixed number|(?:its |the )?(?:simplest|lowest|simpler|reduced) (?:form|terms))';
const inForm = new RegExp(
  `^(?:(?:convert|write|turn|change|express|give|show|put|make|say|rewrite) )?(.+?) (?:written |expressed |said )?(?:as|in|to|into) (?:an? |one )?(?:single |plain |normal |improper )?${formNames}$`,
);
const whatForm = /^(?:what|how many|which) (percent(?:age)?|%|fraction|decimal) (?:is|are|of) (.+)$/;
const shareOf =
  /^(?:what|how many|which) (percent(?:age)?|%|fraction) of (.+?) (?:is|are) (.+)$|^(.+?) is (?:what|how many|which) (percent(?:age)?|%|fraction) of (.+)$/;

const howTo = /^how (?:(?:do|does|can|would|should) (?:i|we|you|one) |to )/;
/** '200 of 1000' in another form is a share, and no product. */
const partOfWhole = /^(\d+) of (\d+)$/;

/** `read` makes an expression of a text; null where it is none. */
export function readForm(bare: string, read: (part: string | undefined) => Expression | null): BareSum | null {
  const asked = bare.replace(asking, '').replace(howTo, '');
  const share = shareOf.exec(bare);
  if (share) {
    const [, name = share[5] ?? '', whole = share[6], part = share[4]] = share;
    const of = read(`${part}/${whole}`);
    return of && /^\d+$/.test(part ?? '') && /^\d+$/.test(whole ?? '') ? { kind: 'form', of, as: formOf(name) } : null;
  }
  const [, figure, named] = inForm.exec(asked) ?? swapped(whatForm.exec(bare)) ?? [];
  const [, part = figure, whole] = partOfWhole.exec(figure ?? '') ?? [];
  const of = read(whole === undefined ? part : `${part}/${whole}`);
  const as = formOf(named ?? '');
  if (!of || of.worth === 'no value' || (as === 'simplest' && !/^\d+\/\d+$/.test(of.sum))) return null;
  return { kind: 'form', of, as };
}

function formOf(name: string): Form {
  if (/^(?:percent|%)/.test(name)) return 'percent';
  if (/^decimal/.test(name)) return 'decimal';
  if (/^mixed/.test(name)) return 'mixed';
  return name === 'fraction' ? 'fraction' : 'simplest';
}

/** The name of the form last, as in `inForm`. */
const swapped = (found: RegExpExecArray | null): readonly (string | undefined)[] | null => found && [found[0], found[2], found[1]];
