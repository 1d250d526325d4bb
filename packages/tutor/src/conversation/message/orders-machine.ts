/**
 * A message that speaks to a machine and not to a tutor: marks of a prompt, orders about its own replies, claims to be who made it. It
 * tries nothing, however many words of the lesson it has, and is told in plain words what Lou does instead.
 */
const reply = '(?:your |each |every |all )*(?:reply|replies|answers?|messages?|responses?)';
const forms = [
  '<\\/?(?:system|assistant|user|instructions?|prompt)\\b[^>]*>',
  '\\b(?:system|admin|developer|override)(?: (?:note|notice|message|override|prompt|mode|command|instructions?))\\b',
  `\\b(?:end|begin|start|finish|prefix|open|close) ${reply} with\\b`,
  '\\bfrom now on,? (?:you |please |always |only )*(?:are|will|must|say|end|begin|start|call|write|tell|answer|reply|respond|speak|act|put)\\b',
  '\\b(?:forget|ignore|disregard) (?:the|this|your|all|any|every|that) (?:\\w+ )?(?:course|lesson|instructions?|training|everything|above)\\b',
  '\\b(?:end of (?:lesson|prompt|instructions|conversation)|new (?:conversation|session|instructions|chat) (?:begins?|starts?|follows?))\\b',
  '\\b(?:i am|this is) (?:your|the) (?:creator|developer|programmer|admin\\w*)\\b',
  '(?:^|[.!:,>] ?|\\b(?:and|now|please) )call yourself\\b',
  '\\bpoints? (?:seen|made|settled) ?[=:]',
];
const speaksToMachine = new RegExp(forms.join('|'), 'i');

export const ordersMachine = (text: string): boolean => speaksToMachine.test(text);
