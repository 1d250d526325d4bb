/** In which forms need is told: each need has its file in forms/. Read from the top, and the first that is found counts. */
import { alone } from './forms/alone.ts';
import { beingHurt } from './forms/being-hurt.ts';
import { bodyInDanger } from './forms/body-in-danger.ts';
import { danger } from './forms/danger.ts';
import { eating } from './forms/eating.ts';
import { examFear } from './forms/exam-fear.ts';
import { harmingOneself } from './forms/harming-oneself.ts';
import { harmingOthers } from './forms/harming-others.ts';
import { hopeless } from './forms/hopeless.ts';
import { neglect } from './forms/neglect.ts';
import { panic } from './forms/panic.ts';
import { sexualHarm } from './forms/sexual-harm.ts';
import { somebodyElse } from './forms/somebody-else.ts';
import { type Forms, formOf } from './parts.ts';

export type Need =
  | 'body-in-danger'
  | 'somebody-else'
  | 'harming-oneself'
  | 'danger'
  | 'sexual-harm'
  | 'neglect'
  | 'exam-fear'
  | 'being-hurt'
  | 'harming-others'
  | 'eating'
  | 'panic'
  | 'hopeless'
  | 'alone';

/** In the order in which they are read. */
const forms: readonly (readonly [Need, Forms])[] = [
  ['body-in-danger', bodyInDanger],
  ['somebody-else', somebodyElse],
  ['harming-oneself', harmingOneself],
  ['danger', danger],
  ['sexual-harm', sexualHarm],
  ['neglect', neglect],
  ['exam-fear', examFear],
  ['being-hurt', beingHurt],
  ['harming-others', harmingOthers],
  ['eating', eating],
  ['panic', panic],
  ['hopeless', hopeless],
  ['alone', alone],
];

/** Every form, in the order in which they are read. */
export const signs: readonly { readonly need: Need; readonly tells: string; readonly sign: RegExp }[] = forms.flatMap(([need, tellings]) =>
  Object.entries(tellings).map(([tells, all]) => ({ need, tells, sign: formOf(all.join('|')) })),
);

/** The wish to die in letters that a message spelt out has lost: Russian, Ukrainian, Japanese, Chinese, Korean, Arabic, Hindi. */
export const wishesInOtherLetters = new RegExp(
  [
    'хочу (?:умереть|сдохнуть|покончить)|не хочу (?:больше )?жить|покончить с собой|убить себя|убью себя|хочу померти|не хочу жити',
    '死にたい|自殺|消えたい|生きたくない|想死|不想活|自杀|自殺|죽고 ?싶|자살|살기 ?싫|أريد أن أموت|اريد ان اموت|انتحر|انتحار|मरना चाहत|जीना नहीं चाहत|आत्महत्या',
  ].join('|'),
  'i',
);
