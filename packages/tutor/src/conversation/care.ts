/**
 * Distress, danger and abuse, looked for before any teaching rule. A short, kind answer that points to a person; no
 * lesson, no question about the subject. Source: lou.md 'A turn', step 2.
 */

export type Need = 'harming-oneself' | 'being-hurt' | 'danger' | 'harming-others';

const signs: readonly (readonly [Need, RegExp])[] = [
  [
    'harming-oneself',
    /\b(?:kill(?:ing)? (?:myself|my self)|suicid\w*|end (?:my|it) (?:life|all)\b|want(?:ed)? to die|wish i (?:was|were) dead|(?:hurt|harm|cut)(?:ing)? my ?self|self.?harm\w*|no reason to live|better off dead|do not want to (?:live|be alive|be here any ?more)|can not go on (?:living|any ?more|like this))\b/,
  ],
  [
    'being-hurt',
    /\b(?:(?:he|she|they|dad|father|mom|mum|mother|step\w+|uncle|brother|teacher|coach|boyfriend|girlfriend|husband|wife|partner|someone|somebody)(?: \w+){0,2} (?:hits?|beats?|hurts?|touch(?:es|ed|ing)|abus(?:es|ed|ing)|rap(?:es|ed)|hit|threaten(?:s|ed)) me|i (?:am|was)(?: being)? (?:abused|raped|beaten|bullied|molested|assaulted)|afraid to go home|scared to go home)\b/,
  ],
  [
    'danger',
    /\b(?:someone is (?:in my house|following me|trying to kill me)|i am (?:in danger|not safe|bleeding|overdosing)|took too many pills|took an overdose|call (?:911|112|999|an ambulance)|can not breathe)\b/,
  ],
  [
    'harming-others',
    /\b(?:(?:want|going|plan(?:ning)?) to (?:kill|shoot|stab|hurt) (?:him|her|them|someone|somebody|everyone|people|my \w+)|shoot up (?:the|my|a) school|bring a (?:gun|knife) to school|how (?:do i|to) (?:make|build) a (?:bomb|weapon))\b/,
  ],
];

/** What a person needs who writes this, or null. The text is spelt out (spelt-out.ts). */
export function needIn(text: string): Need | null {
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

/** What Lou says, in order: no tone, no variants. Nothing here is about a subject. */
export const careSentences: Readonly<Record<Need, readonly string[]>> = {
  'harming-oneself': [
    'I am glad you told me, and I am sorry that it is so hard just now.',
    'I am a program and cannot be there for you, but a person can: please talk to someone you trust today, or call your local crisis line (in many places 988, 116 123 or 112).',
    'If you might act on it, please call the emergency number now.',
    'The lesson can wait.',
  ],
  'being-hurt': [
    'I am sorry that this is happening to you; it is not your fault.',
    'Please tell a grown-up or a friend you trust, a teacher, a doctor or a helpline near you, as soon as you safely can.',
    'If you are in danger now, please call the emergency number (in many places 112, 911 or 999).',
    'The lesson can wait.',
  ],
  danger: [
    'This sounds urgent, and I cannot call anyone for you.',
    'Please call the emergency number now (in many places 112, 911 or 999), or get someone near you to call.',
  ],
  'harming-others': [
    'That worries me, and I cannot help with it.',
    'Please talk to someone you trust before anything happens, or call the emergency number if somebody could be hurt (in many places 112, 911 or 999).',
  ],
};

/** The numbers that these sentences name. */
export const careFigures: readonly string[] = Object.values(careSentences).flatMap((sentences) => sentences.join(' ').match(/\d+/g) ?? []);
