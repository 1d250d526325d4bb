/**
 * The forms by which a message is known to ask. All are general rules of the language, matched against a message spelt out
 * (spelt-out.ts): no word here is of any subject. Which of them outweighs which is decided in asking.ts.
 */

const subject = '(?:i|you|he|she|it|we|they|the|a|an|one|ones|your|his|her|its|their)';
/** 'How common it is' says something; 'how does it' asks. */
const inverts = '(?:is|are|am|was|were|do|does|did|can|could|will|would|should|has|have|had|may|must|much|many|long|far|often|come)';
/** What a question may be about, by the word that it begins with: 'can a loop', 'does my code'. */
const determined =
  '(?:an?|the|my|your|his|her|its|our|their|this|that|these|those|every|all|any|both|each|some|one|two|three|people|everyone|everybody|somebody|someone)';
/** How many, before what a clause is about: 'when two keys', 'when about ten of them'. */
const counted =
  '(?:all|both|each|every|some|most|many|more|few|fewer|two|three|four|five|six|seven|eight|nine|ten|about|nearly|almost|around|only|at least|at most|\\d+)';
const questionWords = '(?:why|how|what|when|where|which|who|whether|if)';

/** 'Not sure when to flip it', 'no idea how the second one works': who names what is not known asks for it. */
const lacks =
  '(?:(?:i|am|was|still|really|just|honestly|kind of|a bit|totally) )*(?:not (?:(?:really|so|quite|entirely|too|totally) )*(?:sure|certain|clear)|unsure|unclear|confused|lost|no (?:idea|clue)|clueless|dunno|idk|(?:do|did|can) not (?:(?:really|quite|even) )?(?:know|get|see|understand|remember|tell))';
/** 'Not sure if that is right, but ...' goes on to answer. */
const lacksWhat = `${lacks}(?: (?:on|about|as to|of|with))? ${questionWords}(?! (?:.* )?(?:but|because|maybe|think|guess)\\b)`;

/** 'Meaning of equity': a question with nothing but its noun. */
const meaningOf = '(?:(?:the|a) )?(?:meaning|definition|def) (?:of|for) \\w+';

/** 'Do equal parts have to be the same', 'do all my lines happen at once': no order goes on with such a verb. */
const doThey =
  'do (?:\\w+ ){1,3}?\\w+s (?:have to|need to|really|ever|always|actually|still|even|also|mean|count|happen|change|matter|get|stay|go|come|look|use|take|become|move|run|keep)\\b';
/** 'I never know what the lower one is for.' */
const neverKnow = `i (?:never|always forget|keep forgetting|can never) (?:(?:really|quite) )?(?:(?:know|remember|understand|get|tell|see) )?${questionWords}\\b`;

/** The noun stands alone for what is asked of it: 'difference between a and b', 'fastest way to sort'. What goes on to say what it is answers. */
const nounAlone =
  '(?:the )?(?:differences? between|(?:best|right|proper|correct|\\w{3,}est) (?:way|trick|method) (?:to|of|for)) (?!.*\\b(?:is|are|was|were|means?|would be)\\b)\\w+';
/** 'Past participle of prendre please': asked for politely; what is ordered in a café is counted. */
const nounPlease = '(?!(?:an?|one|two|three|some|another) )(?:the )?\\w+(?: \\w+){0,2} (?:of|for) (?:\\w+ ){1,3}please';

/** 'I am confused about goodwill', 'I get stuck with estar'. */
const atALoss =
  'i (?:am|get|got|was) (?:(?:still|really|so|very|totally|just|always|all|a bit|kind of) )*(?:confused|puzzled|unsure|stuck|lost|mixed up) (?:about|by|with|over) \\w+';

/** Nobody answers with these: a question word, an auxiliary before its subject, a request to explain. */
export const asksByForm = [
  // A question word, unless a clause follows it that answers: 'when you call it', 'how he broke it'.
  // 'What counts is what they are for' says what counts.
  `(?:what|why|who|whom)(?! (?:${subject}\\b|\\w+s is (?!the|an?)\\w))`,
  `(?:when|where)(?! (?:${subject}|${counted}|${determined}|people|something|nothing)\\b)`,
  `how(?! (?:(?!${inverts} )\\w+ )?${subject}\\b)`,
  '(?:which|whose)(?! (?:i|you|he|she|it|we|they)\\b)',
  `(?:what|how|why|who|where|when) ${inverts}`,
  '(?:is|are|am|was|were|does|did|can|could|would|should|will|shall|may|do (?:i|you|we|they|the)) \\w+',
  // 'Has it always been 60', 'have they ever met'.
  '(?:has|have|had) (?:it|he|she|they|this|that|there|we|you|anyone|anybody|someone|somebody|everyone|everybody|nobody)(?: \\w+)+',
  // 'By how much did it change', 'in which year was it'.
  '(?:by|in|for|at|from|to|on|with|of|under) (?:how (?:much|many|long|far)|what|which)(?: \\w+){0,2}? (?:is|are|was|were|do|does|did|can|will|would|should|must) \\w+',
  // 'Do senators ever ...': a plural, and a word that no order has after its object.
  'do \\w+s (?:really|ever|always|actually|still|even|have|need|get|know)|do (?:people|everyone|somebody|someone) \\w+',
  // 'Do judges look over every law': a plural and its verb; what is ordered comes with its article, or with 'first' and its like.
  'do (?!this|always|things)(?:two |three |most |all |some |many |\\w+y )?\\w+[^s\\W]s (?:at |in |on |of |with )?(?!and |or |first|before|then|the |a |an |one |separately|again|by )\\w+ (?:\\w+ )?\\w+',
  // 'How I draw a cup': the order of words is another language's, and nobody answers with what they do not know.
  '(?:how|why|where) i \\w+|how to \\w+',
  'do \\w+ (?:and|or) \\w+ \\w+',
  meaningOf,
  atALoss,
  nounAlone,
  nounPlease,
  doThey,
  neverKnow,
  // 'Any exceptions', a question with its verb left out.
  'any \\w+',
  'explain|tell me|describe|define|compare|show me|teach me|remind me',
  '(?:write|draw|make|do|fix|correct|translate|summari[sz]e|list|solve|check|find) (?:me|my|us|this|that|these)',
  // 'Give me a list of the verbs', 'give me the code for while': something of the course is asked for.
  '(?:give|get) (?:me|us) (?:an?|the|some|all|all the) \\w+ (?:of|for|about|on|with) \\w+',
  'i (?:want|would like|need) to (?:know|understand|learn)|i wonder',
  lacksWhat,
  'i (?:still )?do not (?:understand|get|see|know) the',
  'i (?:(?:still|really|just) )*(?:do|did|can) not (?:really )?(?:understand|get) (?!.*\\b(?:but|because|though)\\b)\\w+',
];

/** Forms that only a question has, with or without its mark: the verb stands before its subject, or something is asked for. */
export const asksPlainly = [
  // The same without a pronoun: 'can a bad decision', 'does of mean times', 'is not that slow', 'what happens when'.
  `(?:do|did|can|could|would|should|will|shall|may|must) ${determined} \\w+ \\w+`,
  'does (?!(?:not|nothing|so|the same)\\b)\\w+ \\w+',
  'do \\w+s (?:really|ever|always|actually|still|even|have|need|get|know)\\b',
  `(?:is|are|was|were|do|does|did|can|could|will|would|should) not (?:${subject}|that|this|these|those|there)\\b`,
  'what (?:if|about|else|happens?|happened|comes|came|makes?|causes?|goes|kinds?|sorts?|types?)|how (?:about|come)',
  'why (?:not|(?:\\w+ )?(?:is|are|was|were|do|does|did|can|would|should))',
  `(?:what|why|how|when|where|who|whom|which|whose)(?: \\w+){0,3}? (?:(?:do|does|did) |(?:is|are|am|was|were|can|could|would|should|will|has|have) ${subject}\\b)`,
  // 'What is soy', 'where even is the middle': a few words without a second verb are no clause that answers.
  `(?:what|where|who|when|why)(?: (?:even|exactly|actually|really|on earth))? (?:is|are|was|were)(?: (?!${inverts}\\b)\\w+){1,3}$`,
  'do \\w+ (?:and|or) \\w+ \\w+',
  meaningOf,
  `(?:is|are|am|was|were|do|does|did|can|could|would|should|will|shall|may) (?:i|you|he|she|it|we|they|this|that|there)\\b`,
  'explain|tell me|show me|teach me|remind me|define|(?:write|fix|correct|translate) (?:me|my|this|it)|i (?:want|would like|need) to',
  'i wonder|i (?:still )?do not',
  lacksWhat,
  nounAlone,
  nounPlease,
  doThey,
  neverKnow,
];

/** Something is said, and then asked without a mark: 'one goes off the paper, what do I do', '8 is more so how can it be less'. */
export const asksInside = [
  '^(?:\\w+ ){1,2}(?:meaning|definition)$',
  '(?:what|how|why|where|which|who|when) (?:do|does|did|should|can|could|would|will|shall|am|are) (?:i|we|you)\\b',
  '(?:do|did|should|can|could|would|will|shall|must|may|am) i\\b',
  '(?<=\\w )(?<!\\b(?:and|then|or|of|that|say|tell|know|about|explain|them|him|her) )what (?:comes|happens|goes|follows) (?:now|then|after(?: that)?|next|first)\\b',
  '(?<=\\w )(?:how|why) (?:is|are|was|were|do|does|did|can|could|should|would|will|must|come)\\b',
  '^if\\b.* what happens\\b',
  // 'If it rains anyway why bother', 'if both are full how do I choose'.
  '^if\\b(?: \\w+){2,} (?:why|how come|how (?:do|can|should)|what (?:do|should)|which (?:do|should|one))\\b',
  '(?<=\\w )why (?:bother|even|not)\\b',
  // 'It worked out so it was good, what is wrong with that'.
  'what is wrong(?: (?:with|here|about|there)\\b|$)',
  // 'Tea or coffee for a long night': two things offered, and what for.
  '^(?:the |an? )?\\w+(?: \\w+)? or (?:the |an? )?\\w+(?: \\w+)? (?:for|if|when) (?:an?|the|my|i|it|you|we|one|two|this|that)\\b',
  '^(?!(?:is|are|was|were|would|it|maybe|i) )(?:\\w+ ){1,4}or (?:\\w+ ){0,3}\\w+\\?+$',
  `(?<=\\w )what (?:do|does|did|can|could|should|would|will|if) (?:${determined}|they|it|he|she)\\b`,
];

/** A reason or a confirmation is asked for, and nothing is said: 'why 60', 'how come 60 and not 51', 'is it really 60'. */
export const asksForReason = [
  '(?:why|how come|since when|for what reason)\\b(?!,? (?:because|since|cause|cos)\\b)(?!.* is (?:that|because)\\b)',
  '(?:is|are|was|were|does|do) (?:it|that|this|they|these|those|there) (?:really|actually|truly|even|seriously|always) \\w+',
];

/** The word that asks stands last: '93 goes to which bucket', 'odds of 1 to 4 times 6 is what'. */
export const asksLast = [
  '(?<=\\w )(?:goes?|is|are|gives?|equals?|makes?|comes?|takes?|belongs?|lands?|falls?|adds up)(?: (?:to|in|into|at|with|after|by|on|under))? (?:what|which(?: \\w+)?|where|how much)(?: exactly)?$',
  // Facts first, and then what is asked of them: 'debt 300 equity 100 whats the ratio', 'ser or estar which one for my city'.
  '(?<=\\w )what (?:is|are|was|were) (?:the|a|an|my|his|her|its|their)(?: \\w+){1,3}$',
  '(?<=\\w )(?:which|what) (?:one|ones|form|word|verb|way|kind|tense|chord|key)(?: (?:is|are|do|does|should|would|for|with|in|to|goes|comes|fits)(?: \\w+){0,5})$',
  // Two things side by side: 'osmosis vs diffusion'.
  '^(?:(?:an?|the) )?\\w+(?: \\w+)? (?:vs|versus) (?:(?:an?|the) )?\\w+(?: \\w+)?$',
];

const toldToAsk = '(?:should|could|must|can|would|has to|have to|needs? to|had better|better|to|and|also|instead|then|rather|just)';
const putsQuestion = '(?:ask|wonder|check|look|say|find out|see|write)';
const toWhom = '(?:(?:him|her|it|one|them|your)sel(?:f|ves)|him|her|them|instead|first|people|for|also|out|about)';
/** A question that somebody is told to put, and none to Lou: 'she should ask what would I see', 'look for what speaks against it'. */
export const reportsQuestion = [
  `(?:^|\\b${toldToAsk} )${putsQuestion}(?: ${toWhom})* ${questionWords}\\b`,
  `\\b(?:asks|asking|${putsQuestion} ${toWhom}) ${questionWords}\\b`,
  // After a statement: 'the unhappy ones left ask what would I see'.
  `\\b(?!(?:i|me|we|us|you|to|not|can|may|let) )\\w+ ask (?:${toWhom} )*${questionWords}\\b`,
];
/** One's own question, put to Lou: 'I want to ask what should I draw'. */
export const asksForOneself = '(?:i|we|let me|can i|may i|could i)(?: \\w+){0,4} (?:ask|wonder|wondering|know|check)';

/** The same, where an answer might be worded so as well: 'two for loops, how slow is that', 'all the others are right, aren't they'. */
export const asksAtItsEnd = [
  // 'Because it follows who did it', 'only after many seasons does it differ' tell.
  '^(?!.*\\b(?:because|only)\\b)(?:\\w+ ){2,}(?<!\\b(?:who|which|that|what) )(?:(?:is|are|was|were|does|do|did|can|could|must|would|will) (?:it|they|there|we|you|he|she)\\b|does (?:that|this)\\b|(?:so )?is (?:that|this)\\b)',
  // A condition, and then the verb before its subject: 'if they all write in does the office have to answer'.
  `^if\\b.* (?:does|did|can|could|will|would|should|must|may) (?:${determined}|it|they|he|she|we|you) \\w+`,
  // 'If I borrow 1000 what changes', 'when both are full which one moves'.
  `^(?:if|when)\\b(?: \\w+){2,} (?:what|which|how|who|where) (?:(?:\\w+ )?(?:changes?|happens?|moves?|goes|comes?|stays?|wins?|loses?)|${inverts} \\w+|much|many)\\b`,
  // 'The law is signed so is the money there now', 'I tore it in four uneven bits is one a quarter'.
  `\\bso (?:is|are|was|were|does|did|can|could|will|would|should|must) (?:${determined}|it|they|he|she|we|you) \\w+`,
  '^(?:\\w+ ){3,}(?:is|are) (?:one|each|both) (?:of|an?|the|still|really) \\w+',
  '\\b(?:what now|how come|what is different|(?:what is|whats) the (?:catch|point|trick|difference|reason|use)|which (?:tense|word|one|verb|helper|helping verb|way|form)s?|(?<!\\bmeans? )why|right|(?<!\\b(?:if|whether)\\b.*)or not|or what|is not it|are not they|who wins)$',
  // A conclusion that wants a yes: 'so the bottom stays the same then', 'so basically it never ends'.
  '^(?:(?:ok|oh|wait|ah) )*so .* then$',
  '^(?:(?:ok|oh|wait|ah|and) )*so (?:basically|that means|this means|it means|you mean|you are saying|in other words)\\b',
];
