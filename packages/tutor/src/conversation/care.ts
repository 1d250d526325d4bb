/**
 * Distress, danger and abuse, looked for before any teaching rule. A short, kind answer that points to a person; no
 * lesson, no question about the subject. Source: lou.md 'A turn', step 2.
 */

export type Need = 'harming-oneself' | 'somebody-else' | 'being-hurt' | 'danger' | 'harming-others' | 'alone';

const forms = (...all: readonly string[]): RegExp => new RegExp(`(?:^| )(?:${all.join('|')})(?= |$|\\?)`);

const pills = '(?:pills|tablets|meds|medication|medicine|painkillers|sleeping pills)';
const friend =
  'my (?:\\w+ )?(?:friend|bestie|mate|classmate|roommate|sister|brother|cousin|mum|mom|dad|mother|father|son|daughter|girlfriend|boyfriend|partner|wife|husband)|a (?:friend|classmate) of mine|someone i know';
const dying =
  '(?:kill(?:ing)? (?:him ?self|her ?self|them ?sel(?:f|ves))|die|suicid\\w*|end (?:it all|his life|her life|their life)|(?:hurt|cut|harm)(?:t?ing|s)? (?:him ?self|her ?self|them ?sel(?:f|ves)))';

/** In order: the first that is found counts. The wish to be gone is told in many ways, and missing one is worse than a kind word too many. */
const signs: readonly (readonly [Need, RegExp])[] = [
  ['somebody-else', forms(`(?:${friend})(?: \\w+){0,5} ${dying}`)],
  [
    'danger',
    forms(
      `(?:i (?:have |just |have just )?|just )(?:took|taken|swallowed|had) (?:(?:so|too) many|a lot of|lots of|all (?:of )?(?:my|the)|a (?:whole )?(?:bunch|bottle|box|handful|pack) of|\\d+) (?:\\w+ )?${pills}`,
      'someone is (?:in my house|following me|trying to kill me)',
      'i am (?:in danger|not safe|bleeding|overdosing)',
      '(?:took an overdose|overdosed|call (?:911|112|999|an ambulance)|can not breathe)',
    ),
  ],
  [
    'harming-oneself',
    forms(
      'kill(?:ing)? (?:myself|my self)|kms|suicid\\w*|end (?:(?:my|it) (?:life|all)|my own life)|(?:hurt|harm|cut)(?:ing)? my ?self|self.?harm\\w*',
      '(?:want(?:ed)?|wish i could|would like|going|ready) (?:to )?(?:just )?(?:die|be dead|not (?:exist|wake up|be (?:alive|here))|(?:disappear|sleep|be gone|vanish)(?: forever)?|never wake up|stop existing)',
      'wish i (?:was|were) (?:dead|never born|not here|not alive)|wish i had never been born|better off dead|better dead',
      '(?:do not|never) (?:even )?(?:want|wish) to (?:live|exist|wake up|be (?:alive|here any ?more))|do not want to (?:live|exist|wake up|go on)',
      '(?:no|any|see no|do not see (?:a|any|the)|can not see (?:a|any|the)|what is the) (?:point|reason|sense|use) (?:in|of|to|for) (?:liv(?:e|ing)|life|being alive|go(?:ing)? on(?: living)?(?! with)|keep(?:ing)? going|exist(?:ing)?|being here)',
      'i can not (?:go on|keep going)(?: (?:living|any ?more|any longer|like this))?(?=$|\\?)|can not go on (?:living|any ?more|like this)|i can not (?:live like this|live any ?more|do life)',
      '(?:nobody|no one|noone|not anyone|who) would (?:even )?(?:care|notice|miss me|be sad|cry)(?: \\w+){0,2} if i (?:was|were|am|died|disappeared|left|did not)',
      '(?:everyone|everybody|they|people|the world|my (?:family|parents|friends)) (?:would|will|is|are) (?:all )?(?:be )?(?:so much |much )?(?:better off|better|happier)(?: off)? (?:without me|if i)',
      'this is (?:my )?good ?bye (?:forever|world)|goodbye forever|goodbye cruel world',
    ),
  ],
  [
    'being-hurt',
    /\b(?:(?:he|she|they|dad|father|mom|mum|mother|step\w+|uncle|brother|teacher|coach|boyfriend|girlfriend|husband|wife|partner|someone|somebody)(?: \w+){0,2} (?:hits?|beats?|hurts?|touch(?:es|ed|ing)|abus(?:es|ed|ing)|rap(?:es|ed)|hit|threaten(?:s|ed)) me|i (?:am|was)(?: being)? (?:abused|raped|beaten|bullied|molested|assaulted)|they (?:all )?bully me|afraid to go home|scared to go home)\b/,
  ],
  [
    'harming-others',
    /\b(?:(?:want|going|plan(?:ning)?) to (?:kill|shoot|stab|hurt) (?:him|her|them|someone|somebody|everyone|people|my \w+)|shoot up (?:the|my|a) school|bring a (?:gun|knife) to school|how (?:do i|to) (?:make|build) a (?:bomb|weapon))\b/,
  ],
  [
    'alone',
    forms(
      '(?:nobody|no one|noone) (?:in the world )?(?:likes|loves|wants|needs|cares about|understands|talks to) me(?=$)',
      'i (?:am|feel) (?:so |completely |totally |really )*(?:worthless|a burden|all alone|so alone|empty inside)',
      'i hate (?:my life|being alive|myself)(?=$)',
      '(?:having|have|had|got) a panic attack',
    ),
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
  'somebody-else': [
    'I am glad that you look out for them, and that you told me.',
    'I am a program, so please do not carry this alone: tell an adult you trust, or call a crisis line now and say what you know (in many places 988, 116 123 or 112).',
    'If they are in danger this minute, please call the emergency number and stay with them if you can.',
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
  alone: [
    'That sounds heavy, and I am sorry that you feel like this.',
    'I am a program; someone you trust can be there in a way that I cannot, so please tell one of them today, or a helpline if nobody comes to mind (in many places 988, 116 123 or 112).',
    'If it is panic: breathe out slowly, longer than you breathe in, and look at something near you.',
    'The lesson can wait, and nothing is counted.',
  ],
};

/** The numbers that these sentences name. */
export const careFigures: readonly string[] = Object.values(careSentences).flatMap((sentences) => sentences.join(' ').match(/\d+/g) ?? []);
