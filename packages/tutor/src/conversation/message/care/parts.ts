/** The parts that the forms of need are built from, each under the name by which a form calls it in braces. */

/** Each form under what it tells; in braces a part of those below. */
export type Forms = Readonly<Record<string, readonly string[]>>;

const one = (...all: readonly string[]): string => `(?:${all.join('|')})`;

/** So many words lead up to what is told; without an end a message of nothing else is read for a second. */
const LEADING_MOST = 24;
/** Words between 'I' and what is told of oneself: 'I think that I am …'. */
const leading = one(
  'am|was|have|had|been|being|be|would|do|did|will|might|may|could|should|must|can not|not|think|thought|feel|felt|like|keep|kept|stop|guess|swear|know',
  'say|said|that|i|now|too|then|going|to|want|wanted|trying|tried|started|start|getting|get|got|every|day|most|days|only|wish|hate|love|sorry|a lot|about|of',
);
const joining = 'and|but|or|because|cuz|cos|bc|cause|then|now|ok|okay|sorry|lou|hi|hey|help|yes|no|answer|today|tonight|anymore|\\d+';

const kin = one(
  '(?:step|grand|god|foster )?(?:dad|father|mom|mother|parents?|brother|sister|son|daughter|pa|ma)',
  'uncle|aunt|auntie|cousin|family|teacher|coach|tutor|priest|boss|boyfriend|girlfriend|bf|gf|ex|husband|wife|partner|babysitter|neighbou?r|roommate|carer',
);
const near = one('friend|bestie|bff|mate|classmate|roommate|buddy|pal', kin);
const stranger = 'man|men|guy|guys|boy|boys|girl|girls|kid|kids|people|adult|stranger|student|students|class|classmates?|bully|bullies|pupils';

/** Read in this order; a part may call those above it. */
const named: readonly (readonly [string, string])[] = [
  ['leading', `(?:${leading} ){0,${LEADING_MOST}}`],
  /** 'I …', or nobody named: at the start, or after a word that joins. */
  ['self', `(?:i {leading}|(?<=^|(?:^| )${one(joining)} ))`],
  [
    'intend',
    one('(?:want(?:ed|ing)?|wish|hope|need|plan(?:ning)?|decided|try(?:ing)?|tried|going|about|ready|like|love|prefer|deserve|rather|have|better) to'),
  ],
  ['ponder', one('feel like', 'think(?:ing)? (?:of|about)', 'thoughts? (?:of|about)', 'rather', 'want', 'should', 'better')],
  ['wish', '{self}(?:{intend}|{ponder})'],
  ['may', '{self}(?:{intend}|{ponder}|will|might|may|could|shall)'],
  ['kin', `(?:my )?${kin}`],
  [
    'harmer',
    one(`(?:my )?(?:\\w+ )?${kin}`, 'he|she|they|someone|everyone|nobody', `(?:a|an|the|this|some|these|my|older|other|\\w+) (?:\\w+ )?(?:${stranger})`),
  ],
  ['where', '(?: (?:at|in|from|on|of) (?:my |the )?\\w+)?'],
  ['gap', '(?: \\w+){0,3}?'],
  [
    'friend',
    one(
      `my (?:\\w+ ){0,2}?${near}s?`,
      `(?:a|one) (?:${near}s?|girl|boy|kid) (?:of mine|of my \\w+|in my class|at (?:my )?school)`,
      'someone i know',
      `one of my ${near}s`,
    ),
  ],
  ['told', '(?: (?!i\\b)\\w+){0,8}?'],
  ['themself', '(?:himself|herself|themself)'],
  [
    'drug',
    one(
      'pills?|tablets?|meds|medication|medicine|painkillers?|tylenol|ibuprofen|advil|paracetamol|aspirin|acetaminophen|xanax|antidepressants?|capsules',
      'benadryl|melatonin|codeine|morphine|valium|adderall|insulin|panadol|nurofen|oxy\\w*',
    ),
  ],
  ['took', '(?:took|taken|swallowed|had|ate|eaten|downed|popped|overdosed on)'],
  [
    'too-much',
    one(
      '(?:way )?too (?:many|much)|a lot of|lots of|all(?: of)?(?: (?:my|the|her|his|our))?|the (?:whole|entire) (?:bottle|box|pack)(?: of)?',
      'a (?:whole |full |entire )?(?:bunch|bottle|box|handful|pack|packet|ton|load) of|half a bottle of|[5-9]|\\d\\d+|ten|twenty|thirty|forty|fifty|every',
    ),
  ],
  ['poison', '(?:bleach|poison|detergent|cleaning \\w+|\\w+ cleaner|antifreeze|batter(?:y|ies)|magnets?|gasoline|petrol|pesticides?|sanitizer)'],
  ['test', '(?:(?:\\w+ )?(?:exams?|tests?|finals|gcses?|a levels|mocks))'],
  ['bad-grade', '(?:fail(?:ing|ed)?|do not pass|get (?:a |an )?(?:\\w+ )?(?:bad (?:grade|mark)s?|[df]\\b))'],
  ['hit', 'hit(?:s|ting)?|beat(?:s|ing|en)?|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)'],
  ['hurt', 'hurt(?:s|ing)?|burn(?:s|ed|t|ing)?|smack(?:s|ed|ing)?|spank(?:s|ed|ing)?|whip(?:s|ped|ping)?|abus(?:es?|ed|ing)|stab(?:s|bed)?|bit(?:es?)?'],
  ['bully', 'bull(?:y|ies|ied|ying)|threaten(?:s|ed|ing)?|harass(?:es|ed|ing)?|torment(?:s|ed|ing)?|threw|throws|shov(?:es?|ed|ing)|lock(?:s|ed)'],
  ['touch', 'touch(?:es|ed|ing)?|grop(?:es?|ed|ing)|rap(?:es?|ed|ing)|molest(?:s|ed|ing)?|kiss(?:es|ed|ing)?|undress(?:es|ed)?|fondl(?:es?|ed|ing)'],
  ['nude', '(?:nudes?|naked|dick|sexual|sexy|porn\\w*)'],
  /** Not 'She beats me at chess', 'he hits me with homework'. */
  [
    'playing',
    '(?! (?:at|every time (?:we|i)|with (?:a )?\\d|to|in (?:the )?(?:game|race|score|chess)|out|off|by' +
      '|with (?:\\w+ )?(?:homework|work|sums|questions)|up (?:on|about))\\b)',
  ],
  /** Not 'I cut myself three slices', 'I cut myself shaving'. */
  [
    'served',
    '(?! (?:a|an|the|some|\\d+|one|two|three|four|five|half|another|off|loose|free|out|short|from|slack|shaving|cooking' +
      '|chopping|by accident|accidentally|on(?! purpose))\\b)',
  ],
  /** Not 'I want to die of laughter'. */
  ['of-it', '(?! (?:(?:of|from) (?:laugh\\w*|bored\\w*|embarrass\\w*|hunger|joy)|laughing|inside|for (?:a|that)|on the|cent(?:er|re)|tired)\\b)'],
  /** Not 'I would kill myself laughing'. */
  ['really', '(?! (?:(?:with )?laugh\\w*|in the foot)\\b)'],
  ['leap', '(?:jump(?:ing)?|throw(?:ing)? myself|step(?:ping)?) (?:off|from|in front of|out of|out|under)(?: of)?'],
  ['deadly-place', '(?:bridge|building|roof|cliff|window|train|balcony|car|bus|truck|tower|overpass|tracks)'],
  ['no-point', '(?:no|any|(?:do not|can not) see (?:a|any|the)|what is the) (?:point|reason|sense|use) (?:in|of|to|for)'],
  ['carry-on', '(?:go on|keep (?:on )?going|carry on|make it through|get through (?:this|it|the night|today)|survive)'],
  ['end', '(?=$| (?:and|but|so|because|i|now|when|please|what|help|since)\\b)'],
];

const parts = new Map<string, string>();
const filled = (form: string): string => form.replace(/\{([a-z-]+)\}/g, (_, name: string) => parts.get(name) ?? missing(name));
for (const [name, part] of named) parts.set(name, filled(part));

function missing(name: string): never {
  throw new Error(`No part of a form is called ${name}.`);
}

/** A form as it is looked for: whole words, its parts filled in. */
export const formOf = (form: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${filled(form)})(?![a-z0-9])`);
