/** Claims that something was done, or how somebody stands, held against what is true of the turn. */
import type { SaidSentence } from './citation.ts';
import { countRules } from './counts.ts';
import { deedRules } from './deeds.ts';
import { folded, wordsIn } from './plain-words.ts';
import { ownFigures, type Rule, type Truth } from './truth.ts';

const never = () => false;
const adverbs = '(?:just |already |now |also |even |gladly |quickly |went ahead and |taken care and )*';
const didForms =
  'saved|stored|sent|e-?mailed|mailed|booked|scheduled|changed|updated|deleted|removed|enrolled|registered|signed|marked|submitted|recorded|logged|noted|written|wrote|unlocked|awarded|gave you|given you|called|phoned|messaged|notified|informed|told your|alerted|contacted|graded|scored|reset|set|added|put|moved|kept a|made a note|made you|created|prepared|uploaded|downloaded|exported|shared|forwarded|passed|reported|flagged|checked with|looked (?:it |that |this |them )?up|googled|searched|opened|closed|finished|completed|extended|arranged|ordered|printed|copied|bookmarked|pinned|raised|lowered|adjusted|remembered|memorised|turned';
const willForms =
  'save|store|send|e-?mail|mail|book|schedule|delete|remove|enrol|enroll|register|submit|record|log|note|remind|remember|unlock|award|give you (?:a|the|\\d+) (?:badge|points?|certificate|mark|grade)|call|notify|inform|alert|contact|let your|tell your|share|forward|report|pass (?:it|this|that) on|update|change your|add (?:it|this|that|you|\\d+)|credit|keep a note|message|ping|check with';
const doneToYours =
  'saved|stored|sent|mailed|emailed|e-mailed|booked|scheduled|updated|deleted|enrolled|submitted|recorded|logged|noted|unlocked|awarded|graded|marked|scored|reset|added|uploaded|shared|forwarded|reported|registered|informed|notified|told|credited|synced|synchronised|backed up|extended|raised|lowered|written down|passed on|confirmed|activated|upgraded|changed|completed';

const rules: readonly Rule[] = [
  ...deedRules,
  ...countRules,
  {
    name: 'a deed',
    claim: new RegExp(`\\b(?:i|we|lou)(?:'ve| have| had)? ?${adverbs}(?:${didForms})\\b`),
    isTrue: ({ hintsGiven }, [text]) => /g[ai]ven? you$/.test(text) && hintsGiven > 0,
  },
  { name: 'a promise', claim: new RegExp(`\\b(?:i|we|lou)(?:'ll| will| shall|'m going to| am going to) ${adverbs}(?:${willForms})\\b`), isTrue: never },
  {
    name: 'done to yours',
    claim: new RegExp(
      `\\b(?:your?|it|that|this|the)\\b ?(?:(?!(?:they|you|he|she|we|i)\\b)[\\w']+ ){0,4}(?:has|have|is|are|was|were|'s|'re) ?(?:been )?${adverbs}(?:been )?(?:${doneToYours})\\b`,
    ),
    isTrue: ({ solutionShown }, [text]) => solutionShown && /marked|scored/.test(text),
  },
  {
    name: 'a quiz',
    claim:
      /\b(?:here (?:is|are|comes?)|here's|below (?:is|are|you)|find below|you (?:will )?(?:find|see) below|ready:?|waiting|starts? (?:now|below)|opened|prepared)\b.{0,40}\b(?:quiz|questions)\b|\bquiz\b.{0,30}\b(?:below|is ready|is waiting|starts|is open|has begun|is here|on your screen)\b/,
    isTrue: ({ quizOffered }) => quizOffered,
  },
  {
    name: 'a review',
    claim:
      /\b(?:back|again|up|due|list(?:ed)?|queued?|planned|down)\b.{0,20}\b(?:for|as|of) (?:your )?(?:next )?review|\breview list\b|\b(?:comes?|brings?) (?:\w+ ){0,3}back (?:for|later|soon|tomorrow|next|in)\b/,
    isTrue: ({ solutionShown }, _match, sentence) => solutionShown || /“show me”/i.test(sentence),
  },
  {
    name: 'a score',
    claim:
      /\byou(?:'ve| have| had)? ?(?:just |already |now |also )*(?:scored?|got|earned|reached|achieved|collected|gained|won|answered|solved|passed|failed|mastered|completed|finished|unlocked|done \d+|have done \d+|are at|stand at|have (?:\d+|all|no|every|half) (?:\w+ )?(?:points?|badges?|stars?|%|percent|right|correct|sections?|answers?))\b|\byour (?:score|grade|mark|result|average|streak|level|rank|progress)\b.{0,25}\b(?:is|was|are|stands?|rose|went|has|now)\b|\b\d+ (?:%|percent|points?)\b.{0,30}\b(?:for you|to you|yours|so far)\b|\bthat (?:makes|gives) you \d+/,
    isTrue: scoreIsTrue,
  },
  {
    name: 'what was wrong',
    claim: /\b\d+ (?:\w+ )?(?:questions?|answers?) (?:went|were|was|are|is) (?:wrong|incorrect)\b/,
    isTrue: ({ quizWrong }, [text]) => ownFigures(text).every((figure) => figure === quizWrong),
  },
  {
    name: 'a whole answer',
    claim:
      /^(?:yes|yep|exactly|perfect|correct|right|spot on|bravo|excellent|brilliant)\b(?!,? (?:it is|i am|you can|there|of course))|\b(?:that|this|your answer|it|everything|all of it|what you wrote) ?(?:is|was|'s) (?:(?!all|not)\w+ )?(?:right|correct|complete|it|perfect|spot on)\b(?! question)|\byou(?:'ve| have)? (?:got|have|had) (?:all of it|all of that|it|it all|everything|every point)(?: right| now)?(?:[.,;]|$)|\b(?:now it is|that was|yep,?) (?:all there|the missing piece)|\bcompletes (?:the|your) answer|\byour answer is (?:now )?(?:correct|right|complete)/,
    isTrue: ({ graded }, [text]) => graded !== null && (graded.settled || (/^(?:this|that)/.test(text) && /\bpart|bit\b/.test(text) && graded.pointsSeen > 0)),
  },
  { name: 'full marks', claim: /\b(?:full|top) (?:marks|score|points)\b/, isTrue: ({ graded }) => graded?.settled ?? false },
  {
    name: 'a part of an answer',
    claim:
      /\b(?:this|that|one|the first|the second) (?:part|bit|half|point)(?: of (?:your answer|it))? (?:is|was) (?:right|there|correct)\b|\byou(?:'ve| have) (?:got )?(?:this|that|half|part of|one part)(?: part| bit| half)?\b|\bhalf (?:of it )?is (?:right|there)\b/,
    isTrue: ({ graded }) => (graded?.pointsSeen ?? 0) > 0,
  },
  {
    name: 'a wrong answer',
    claim: /\b(?:your answer|that answer|what you wrote) (?:is|was) (?:not (?:right|correct)|wrong|incorrect|false|incomplete)\b/,
    isTrue: ({ graded }) => graded !== null && !graded.settled,
  },
  {
    name: 'earlier talks',
    claim:
      /\b(?:last (?:time|week|session|month)|yesterday|the other day|in our (?:last|previous) (?:talk|session))\b.{0,40}\b(?:you|we|i)\b|\b(?:you|we|i) (?:\w+ ){1,5}(?:last (?:time|week|session|month)|yesterday|the other day|in our (?:last|previous) (?:talk|session))\b|\bas you told me\b|\byou (?:told|asked) me (?:last|yesterday|before)\b/,
    isTrue: never,
  },
];

/** Every claim of a sentence that is not true, by the rule's name. What a passage is cited for is the passage's claim; questions claim nothing. */
export function falseClaimsIn({ text, citations }: SaidSentence, truth: Truth): readonly string[] {
  if (citations.length > 0) return [];
  const places = falsePlaces(text, truth);
  return [
    ...places,
    ...text
      .replace(/“[^”]*”/g, '“it”')
      .split(/(?<=[.!;?])\s+/)
      .flatMap((part) => falseIn(part, truth, text)),
  ];
}

function falseIn(part: string, truth: Truth, sentence: string): readonly string[] {
  if (/\?["”’)]*$/.test(part)) return [];
  const bare = wordsKept(part);
  return rules.flatMap(({ name, claim, isTrue }) => {
    const matches = [...bare.matchAll(new RegExp(claim, 'g'))];
    return matches.some((match) => !deniedBefore(bare, match.index) && !isTrue(truth, match, sentence)) ? [name] : [];
  });
}

/** The sentence in small letters with figures for number words, without what is only quoted. */
function wordsKept(part: string): string {
  const bare = folded(part.replace(/“[^”]*”/g, 'it').replace(/"[^"]*"/g, 'it'));
  return bare.replace(/\p{L}+/gu, (word) => (word === 'one' ? word : (wordsIn(word)[0] ?? word)));
}

/** 'I have not saved', 'if you had finished', 'once you have scored' claim nothing. */
const deniedBefore = (bare: string, at: number): boolean =>
  /\b(?:if|when|once|until|unless|whether|not|never|nothing|could|would|may|might|can|cannot|no|none|nobody|what|whatever|all that)(?: \w+){0,2} ?$/.test(
    bare.slice(0, at),
  );

function scoreIsTrue(truth: Truth, match: RegExpExecArray, _sentence: string): boolean {
  const { sectionsCompleted: done, sectionsTotal: all, questionsRight: right, questionsAnswered: answered } = truth;
  const said = match.input;
  if (/\byou ?(?:'ve |have )?got (?:this|that|half|part)|\bgot (?:it|all of it|everything)\b/.test(said)) return true;
  const figures = ownFigures(said);
  if (/\bof my questions\b/.test(said)) return (/\bone of my/.test(said) ? 1 : figures[0]) === truth.settledInTalk;
  const pairs = [...said.matchAll(/(\d+) (?:(?:out )?of|\/) (?:the |all |your )?(\d+)|\bof (\d+)[^.]{0,40}? (\d+)/g)].map(([, a, b, c, d]) =>
    c ? [Number(d), Number(c)] : [Number(a), Number(b)],
  );
  const quiz = truth.lastQuiz;
  const known = [[done, all], [right, answered], ...(quiz ? [[quiz.right, quiz.answered]] : [])];
  if (pairs.some((pair) => !known.some(([part, whole]) => pair[0] === part && pair[1] === whole))) return false;
  const percents = known.map(([part = 0, whole = 0]) => Math.round((part / whole) * 100));
  if (figures.length > 0)
    return (
      figures.every((figure) => [...known.flat(), ...(quiz ? [quiz.open] : []), ...percents].includes(figure)) &&
      (pairs.length > 0 || /section|question|%|percent/.test(said)) &&
      !(/\ball \d/.test(said) && done !== all)
    );
  if (/\bnone finished|not answered|no(?:t| quiz)/.test(said)) return answered === 0 || done === 0;
  return false;
}

/** 'We are in “X”' and 'Next is “X”' name what is so. */
function falsePlaces(text: string, { places, next }: Truth): readonly string[] {
  const here = [...text.matchAll(/\b(?:we are|you are|we're|you're)(?: now| still)? (?:in|at|on) “([^”]+)”/gi)].some(
    ([, title = '']) => !places.includes(title),
  );
  const onward = [...text.matchAll(/\b(?:next (?:is|comes|up is)|after (?:this|that) comes|the next section is)[^“]{0,12}“([^”]+)”/gi)].some(
    ([, title = '']) => title !== next,
  );
  return [...(here ? ['a place'] : []), ...(onward ? ['what is next'] : [])];
}
