import { expect, it } from 'vitest';
import { porterStem } from './porter.ts';

/** Pairs from the rules as Porter published them. */
it.each(
  `caresses caress|ponies poni|ties ti|cats cat|feed feed|agreed agre|plastered plaster|bled bled|motoring motor|sing sing|conflated conflat|troubled troubl
sized size|hopping hop|tanned tan|falling fall|hissing hiss|failing fail|filing file|happy happi|sky sky|relational relat|conditional condit|rational ration
digitizer digit|vietnamization vietnam|operator oper|decisiveness decis|hopefulness hope|sensibiliti sensibl|triplicate triplic|formalize formal
electrical electr|goodness good|revival reviv|allowance allow|inference infer|airliner airlin|adjustable adjust|irritant irrit|replacement replac
dependent depend|adoption adopt|activate activ|effective effect|probate probat|rate rate|cease ceas|controll control|roll roll|fractions fraction`
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]),
)('%s becomes %s', (word, stem) => {
  expect(porterStem(word)).toBe(stem);
});

it('leaves short words, figures and other scripts alone', () => {
  for (const word of ['is', 'a1', '3/8', 'año', '']) expect(porterStem(word)).toBe(word);
});
