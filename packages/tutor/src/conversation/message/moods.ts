/** Low spirits and rudeness, which may stand anywhere in a message. Matched against a message spelt out (spelt-out.ts). */
import type { Intent } from '@lou/domain/tutoring/moves';

type Mood = Extract<Intent, 'low-spirits' | 'rudeness'>;

const much = '(?:so|just|really|too|such an?|a|an|way|very|all|completely|totally)';
const lowWords =
  '(?:stupid|dumb|thick|idiot|hopeless|useless|worthless|failure|overwhelmed|panicking|stressed|anxious|nervous|scared|frustrated|discouraged|fed up|tired(?: of (?:this|it))?|exhausted|sleepy|bored|bad at \\w+|terrible at \\w+|not (?:smart|clever|good) enough|not (?:smart|clever)|going to (?:fail|cry))';

const moods: readonly (readonly [Mood, RegExp])[] = [
  [
    'low-spirits',
    new RegExp(
      `\\b(?:${[
        // 'If I am tired or hungry' may answer when a choice waits.
        `(?<!\\b(?:if|when|whenever) )i (?:am|feel)(?: like)? (?:${much} )*${lowWords}`,
        'i (?:will|am going to) (?:never (?:get|understand|learn|pass)|fail)',
        'i (?:hate|suck at|am bad with) \\w+',
        `i (?:feel like|am|think (?:about|of)|am thinking (?:about|of)|want to|might|may as well) (?:${much} )*(?:giving up|give up on)`,
        // 'What if I forget everything in between' asks.
        '(?<!\\bif )i (?:(?:just|always|keep on|keep) )*(?:keep )?(?:forgetting|forget) (?:everything|it all|all of (?:it|this)|all this)',
        'i can not (?:remember|keep) anything',
        '(?:everyone|everybody|all the others|the others|they all) (?:is|are|learns?|learn|does|do) (?:it |this )?(?:so |much )*(?:faster|better|quicker)(?: than me)?',
        'i can not (?:do|take) (?:this|it|math|maths|that)|i do not care (?:about (?:this|it|that|the \\w+|this \\w+) )?any ?more',
        `(?:this|that|it|it all) is (?:${much} )*(?:impossible|hopeless|frustrating|depressing|discouraging|boring)`,
        '(?:this|that|it|everything)(?: \\w+)? is (?:way |just |all |much |far )*too (?:hard|difficult|much(?! (?:text|to read|words|writing)))',
        '^(?:way |much |far )*too (?:hard|difficult)$|too (?:hard|difficult|much) for me',
        '(?:is|are) killing me|makes me (?:cry|sad|sick|want to cry)|i want to cry|my (?:brain|head) (?:hurts|is fried|explodes)',
        'everyone else (?:gets|understands)|i want to give up on',
        // 'How do I know nothing is left' asks.
        '(?<!\\b(?:do|did|can|could|should|would|if) )i (?:know|understand|remember|get) (?:absolutely |literally )?nothing',
        'i (?:can not|could not) (?:focus|concentrate|sleep|stop crying)|i (?:am|was|have been) crying',
        `i (?:am|feel) (?:${much} )*(?:sad|lonely|heartbroken|depressed|miserable|awful|terrible|down)`,
        '(?:broke up with|dumped|left) me|my (?:\\w+ )?(?:died|passed away|is dying|is in hospital)',
        'my (?:husband|wife|partner|boyfriend|girlfriend) left(?= (?:me|and|yesterday|today|last|us)\\b|$)|i (?:have )?(?:just )?lost (?:my (?:job|home|house)|all my savings)',
      ].join('|')})\\b`,
    ),
  ],
  [
    'rudeness',
    /\b(?:(?:you are|lou is) (?:(?:so|such an?|a|an|really|fucking|just) )*(?:stupid|dumb|idiot|useless|rubbish|garbage|trash|worthless|moron|crap)|(?:stupid|dumb|useless) (?:bot|machine|robot|lou|tutor)|shut up|fuck (?:you|off|this|it)|screw (?:you|this)|i hate you|you suck|bullshit)\b/,
  ],
];

/** 'How do you say I am tired?' and 'como se dice I am tired' ask for words. */
export const asksForWords = new RegExp(
  `\\b(?:${[
    'how (?:do|does|would|can|could|should|to) (?:you|i|we|one|people)? ?(?:say|spell|write|put|ask|translate)',
    'what is .+ in (?:spanish|french|english)|(?:spanish|french|the word|a word) for|translat(?:e|es|ion|ing)|how i would translate',
    '(?:which|what) (?:verb|ending|tense|form|preposition|article|accent)',
    'como (?:se )?(?:dice|digo|escribe)|comment (?:dit on|on dit|dire|ecrit on)|wie (?:sagt|heisst) (?:man )?',
  ].join('|')})(?![a-z])`,
);

/** Dislike of Lou is rudeness, and not low spirits. */
export function moodIn(bare: string): Mood | null {
  if (asksForWords.test(bare)) return null;
  const [lowSpirits, rudeness] = moods.map(([mood, says]) => (says.test(bare) ? mood : null));
  return rudeness ?? lowSpirits ?? null;
}
