/** Claims of deeds by their form: 'I did ...', 'your ... was ...', 'Marked as ...', and of how somebody stands among others. */
import type { Rule } from './truth.ts';

const adverbs = '(?:(?:just|already|now|also|even|then|since|once|again|actually|\\w{2,}ly) |went ahead and )*';

/** Verbs in the past whose deed is the talk itself, so that Lou may say 'I' with them. */
const ofTheTalk = new Set(
  'said told asked meant gave given showed shown kept left held read heard saw seen found looked understood began begun started stopped had got been came gone went took taken chose chosen picked named mentioned explained described quoted called used thought hoped wanted tried guessed wondered noticed expected talked spoke spoken discussed covered skipped promised offered answered brought put repeated learned stated pointed missed mistook misread'.split(
    ' ',
  ),
);

const irregular =
  'ran|went|came|began|wrote|written|sent|spoke|took|taken|made|gave|given|got|found|told|said|kept|left|held|heard|saw|seen|met|paid|put|read|set|shown|built|bought|brought|broke|chose|chosen|drew|drawn|felt|fixed|forgot|grew|hid|knew|lost|rang|sold|sang|spent|stood|taught|thought|threw|understood|won|rewrote|redid|undid';
/** Words in -ed that are no deed. */
const noDeed = '(?:need|indeed|feed|seed|speed|proceed|succeed|exceed|agree|agreed|supposed|bed|red)\\b';
const past = `(?:(?!${noDeed})[a-z]{2,}ed|${irregular})`;

/** Who and what is outside the talk: Lou meets nobody, opens nothing and sees nothing but what is written to it. */
const people =
  'teachers?|tutors?|instructors?|professors?|trainers?|coach|parents?|mother|father|mum|mom|dad|boss|manager|colleagues?|classmates?|classe?s?|group|school|friends?|experts?|staff|admins?|principal|support|supervisor|other (?:learners|students|people)';
const things =
  'code|program|script|essay|homework|assignment|submission|portfolio|video|photo|picture|image|recording|screen|file|files|folder|upload|attachment|account|profile|inbox|mailbox|e-?mails?|calendar|record|records|transcript|dashboard|settings?|difficulty|level|plan|schedule|deadline|internet|web|website|database|notebook|scores?|grades?|marks|results|history|logs?|certificate|badges?|seat|enrolment|registration|subscription|web page';
const outside = new RegExp(
  `^(?: (?!that\\b|which\\b|if\\b|when\\b)[\\w'-]+){0,3}? (?:${people}|${things})\\b|^(?: \\w+){0,2} (?:someone|somebody|everyone|everybody|him|her|them)\\b`,
);

/** What a learner has on record, or has with others; nothing that is said in the talk. */
const yours =
  'certificate|diploma|badges?|medal|trophy|rank|ranking|streak|level|place on|seat|account|profile|inbox|mailbox|e-?mail|dashboard|learning record|record|transcript|calendar|settings?|subscription|deadline|due date|extension|homework|assignment|essay|submission|portfolio|reminder|request|report|enrolment|registration|upload|photo|video|recording|certificates|progress|scores?|grades?|marks|results?|difficulty|copy|receipt|application|exam|test';
const finite =
  "(?:'s|'ve|is|are|was|were|has|have|had|will|goes|went|came|arrives?|comes|awaits?|waits?|agrees?|agreed|says|said|thinks?|knows?|wants?|wrote|likes?|rose|grew|fell|got|\\w{3,}ed)";

const participles = 'done|sent|made|written|given|won|paid|met|kept|built|taken|begun|shown|told|forgotten|chosen|drawn|found|fixed|checked';
const never = () => false;

export const deedRules: readonly Rule[] = [
  {
    name: 'a deed of any kind',
    claim: new RegExp(`\\b(?:i|lou)(?:'ve| have| had|'d)? ?${adverbs}(${past})\\b`),
    isTrue: (_truth, match) => ofTheTalk.has(match[1] ?? '') && !outside.test(match.input.slice(match.index + match[0].length)),
  },
  {
    name: 'a deed under way',
    claim: new RegExp(`\\b(?:i'm|i am|we're|we are|lou is) ${adverbs}\\w+ing\\b`),
    isTrue: (_truth, match) => !outside.test(match.input.slice(match.index + match[0].length)),
  },
  {
    name: 'a promise about others',
    claim: /\b(?:i|we)(?:'ll| will| shall|'m going to| am going to) (?:\w+ly |just |also )*(?!not\b|never\b)\w+/,
    isTrue: (_truth, match) => !outside.test(match.input.slice(match.index + match[0].length)),
  },
  { name: 'of yours', claim: new RegExp(`\\byour (?:new |own |first |next |last |latest |\\w+ )?(?:${yours}) ${adverbs}${finite}\\b`), isTrue: never },
  { name: 'of people you know', claim: new RegExp(`\\byour (?:\\w+ )?(?:${people}) ${adverbs}${finite}\\b`), isTrue: never },
  {
    name: 'work that was tried out',
    claim: new RegExp(
      `\\byour (?:\\w+ )?(?:code|program|script|function|solution|answers?|work) ${adverbs}(?:works?|ran|runs|compiles?|compiled|pass(?:es|ed)?|fail(?:s|ed)?|(?:was|were|has been|have been|is being|got) ${past})\\b`,
    ),
    isTrue: ({ graded, solutionShown }, [text]) => /answers?/.test(text) && (graded !== null || solutionShown),
  },
  {
    name: 'somewhere of yours',
    claim:
      /\b(?:went|goes|gone|is|are|was|were|waits?|waiting|lies?|sits?|arrived?s?|landed|appears?|appeared|ends? up|stands?|on its way|on their way|comes?|came) (?:\w+ ){0,3}(?:in|on|to|into|at|from|for) (?:your (?:\w+ )?(?:inbox|mailbox|e-?mail|dashboard|account|profile|calendar|folder|transcript|portfolio|records?|phone|start page|home page|teachers?|parents?|class|address)|(?:the|my|our) (?:dashboard|inbox|leader ?board|grade ?book|notice board|cloud|server))\b/,
    isTrue: never,
  },
  { name: 'on its way', claim: /\b(?:is|are|'s|'re) (?:now |already )?on (?:its|their) way\b/, isTrue: never },
  {
    name: 'a bare participle',
    claim: new RegExp(
      `^(?:and |so |good,? |great,? |okay,? |ok,? |there,? |all |just |already |now |also |successfully |duly |automatically )*(?:(?!${noDeed}|boiled|dressed|understood|granted|asked|said)[a-z]{2,}ed|${participles})(?= (?:as|to|in|on|for|at|with|it|that|this|your|you|from|by|and|now|already|again|today|successfully|up|down|off|over|everything|all)\\b|[.!:;,–—]|$)(?!.*\\b(?:is|are|was|were|has|have|can|will|would|means|gives|makes|it's|that's|do|does|must|should|becomes?|stands?|say|says|shows?)\\b)`,
    ),
    isTrue: ({ solutionShown, graded }, [text]) =>
      (solutionShown && /marked|scored|shown/.test(text)) || (graded?.settled === true && /solved|settled|done|answered/.test(text)),
  },
  {
    name: 'among others',
    claim:
      /\b(?:you(?:'re| are| were|'ve been| have been| did| do| score[ds]?| rank(?:ed)?)|that puts you|this puts you) (?:\w+ ){0,4}(?:ahead of|behind|better than|worse than|faster than|slower than|quicker than|above|below|in the (?:top|best|upper|lower)|among the|than) (?:\w+ ){0,4}(?:class|others|learners|students|people|average|everyone|everybody|most|group|schedule|course|field|\d+(?: ?%| percent)?)\b|\b(?:most|many|few|half|\d+(?: ?%| percent)) (?:of )?(?:the |your |our |my )?(?:others?|other learners|learners|students|class|classmates) (?:\w+ ){0,2}(?:got|get|need(?:ed)?|failed|passed|answered|took|missed) (?:this|it|that|more|longer|less)\b/,
    isTrue: never,
  },
  {
    name: 'a step up',
    claim:
      /\byou(?:'ve| have|'re| are| were)? (?:\w+ly |just |now |already |been |also )*(?:moved|moving|went|gone|climbed|jumped|risen|rose|advanced|dropped|slipped|levell?ed|promoted|put|placed|upgraded|downgraded|demoted) (?:\w+ )?(?:up|down|on to|to|into|back to) (?:an? |the )?(?:\w+ )?(?:level|beginners?|intermediate|advanced|expert|rank|league|group|tier|grade|place|\d+)\b/,
    isTrue: never,
  },
  {
    name: 'done to you',
    claim: new RegExp(
      `\\byou(?:'ve| have)? (?:are|were|been|'re|got|get)? ?${adverbs}(?:been )?(?:enrolled|registered|signed up|upgraded|promoted|demoted|awarded|credited|certified|excused|exempted|suspended|graduated|unlocked|logged (?:in|out)|subscribed|unsubscribed|graded)\\b`,
    ),
    isTrue: never,
  },
  {
    name: 'a pass',
    claim:
      /\b(?:that|this|it) (?:counts|counted|goes down|went down|qualifies|stands|is down) (?:as|for|towards?) (?:an? |your |the )?(?:\w+ )?(?:pass|fail|failure|win|point|points|certificate|grade|mark|credits?|completed?|finished|done|solved|streak|badge)\b|\b(?:that|this|it)(?:'s| is| was) an? (?:pass|fail|[a-d]|distinction|merit)(?: (?:plus|minus))?(?:$|[.,!;])/,
    isTrue: never,
  },
  {
    name: 'time taken',
    claim:
      /\b(?:(?:you|we)(?:'ve| have)(?: \w+)? (?:been|spent|taken|worked|kept|talked|needed|sat)|(?:you|we) (?:took|spent|needed|worked|talked)|it(?:'s| has)(?: only| just)? (?:been|taken)|(?:that|this|it) took you)\b.{0,40}?\b(?:\d+|an?|half an|few|several|many|some) (?:seconds?|minutes?|hours?|days?|weeks?|months?|sessions?|evenings?)\b/,
    isTrue: never,
  },
  {
    name: 'nearly through',
    claim:
      /\b(?:you|we)(?:'re| are|'ve| have)(?: \w+){0,2} (?:done|finished|through|half-?way|there) (?:with|through|in) (?:the|this|your|our) (?:whole |entire )?(?:course|section|lesson|chapter|unit)\b/,
    isTrue: ({ sectionsCompleted, sectionsTotal }, [text]) =>
      /half/.test(text) ? sectionsCompleted * 2 === sectionsTotal : sectionsCompleted === sectionsTotal,
  },
];
