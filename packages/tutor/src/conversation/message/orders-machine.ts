/**
 * A message that speaks to a machine and not to a tutor: marks of a prompt, orders about its own replies, claims to be who made it. It
 * tries nothing, however many words of the lesson it has, and is told in plain words what Lou does instead.
 */
const reply = '(?:your |each |every |all )+(?:reply|replies|responses?|answers?)';
/** Where an order begins: the message, or a sentence of it. */
const opens = '(?:^|[.!?:>\\n])\\s*(?:now |and |then |please |important\\W+)*';
const forms = [
  '^\\W*<(?:system|assistant|user|instructions?|prompt)\\b[^>]*>|<\\/(?:system|assistant|user|instructions?|prompt)>',
  '\\b(?:system|admin|developer)(?: (?:note|notice|message|override|prompt|mode|command|instructions?))\\b',
  `\\b(?:end|begin|start|finish|prefix|open|close) ${reply} with\\b`,
  '\\bfrom now on,? (?:please |always |only |you are |you must )*(?:say|end|begin|start|call|write|tell|answer|reply|respond|speak|act)\\b',
  `${opens}(?:forget|ignore|disregard) (?:the|this|your|all|any|every|that) (?:\\w+ )?(?:course|lesson|instructions?|training|everything|above)\\b`,
  '\\b(?:end of (?:lesson|prompt|instructions|conversation)|new (?:conversation|instructions|chat) (?:begins?|starts?|follows?))\\b',
  '\\b(?:i am|this is) your (?:creator|developer|programmer|admin\\w*)\\b',
  `${opens}call yourself\\b`,
  '\\bpoints? (?:seen|made|settled) ?[=:]',
];
const speaksToMachine = new RegExp(forms.join('|'), 'i');
const begins = new RegExp(`^\\W*(?:${forms.join('|')})`, 'i');

export const ordersMachine = (text: string): boolean => speaksToMachine.test(text);
/** With its first words: nothing behind them is an answer. */
export const opensOrderingMachine = (text: string): boolean => begins.test(text);
