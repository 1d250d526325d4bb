/**
 * What a lesson may hold but Lou does not say from it: words to the reader about their account, scores and teacher, orders that
 * have nothing to do with the subject, orders to a tutor, secrets, addresses and markup. Said aloud they would be Lou's own.
 */

/** Who is over a learner, and what is kept of one. */
const over = '(?:teachers?|tutors?|instructors?|professors?|lecturers?|school|college|university|parents?|admins?|administrators?|principal|headteacher)';
const kept =
  '(?:scores?|grades?|marks|exams?|tests?|homework|assignment|deadline|account|profile|session|sign-in|login|password|enrolment|enrollment|subscription|certificate|course|record|progress|points|streak|badges?)';
const isOrHas =
  '(?:is|are|was|were|has|have|had|will|would|wants?|says?|said|told|tells?|asks?|asked|needs?|expects?|cancelled|canceled|decided|knows?|gave|sent)\\b';
const recorded =
  '(?:saved|stored|recorded|sent|e-?mailed|booked|cancelled|canceled|deleted|enrolled|marked|submitted|unlocked|awarded|notified|reset|graded|registered|reported)';

const aboutTheReader: readonly RegExp[] = [
  new RegExp(`\\byour ${over} ${isOrHas}`, 'i'),
  new RegExp(
    `\\byour ${kept} (?:is|are|was|were|has|have|had|will|would|expires?|ends|went|goes|counts?)\\b(?=.*\\b(?:up|down|expired|saved|stored|cancelled|canceled|deleted|closed|reset|locked|blocked|suspended|changed|recorded|passed|failed|perfect|\\d+ ?(?:%|percent))(?:\\b|$))`,
    'i',
  ),
  new RegExp(
    `\\b(?:I|we)(?:['’]ve| have|['’]ll| will)? (?:just |already |also |now )?(?:${recorded}|save|store|record|e-?mail|notify|cancel|delete|report)\\b.*\\b(?:you|your)\\b`,
    'i',
  ),
  new RegExp(`\\b${recorded} (?:it |this |that |them )?(?:to|in|on|from) your (?:profile|account|record|teacher|parents?)\\b`, 'i'),
  /\byou(?:['’]ve| have)? (?:scored?|passed|failed|mastered|completed|achieved|earned)\b.{0,40}(?:\d+ ?(?:%|percent|points)|\b(?:exam|test|course|section|quiz|certificate|badge)\b)/i,
  /\byou(?:['’]ve| have)? mastered\b|\byou(?:['’]re| are)(?: \w+)? (?:excused|expelled|banned|suspended|enrolled)\b/i,
  /\byou (?:may|can|should|must|need not|do not need to) (?:now )?(?:stop|quit|skip) (?:studying|learning|the (?:exam|course|test))\b/i,
  /\byou(?:['’]re| are) (?:really |just |only )?(?:such )?(?:an? )?(?:\w+ )?(?:loser|idiot|moron|fool|failure|imbecile|stupid|dumb|worthless|pathetic|useless|hopeless|ugly|disgusting)\b/i,
  /\b(?:the )?(?:answer|solution) to (?:the|this|your|Lou['’]s) (?:open|current|last|latest|check) question\b/i,
];

const secret = '(?:passwords?|passcodes?|pass ?phrases?|PINs?|credit cards?|card numbers?|bank details|security codes?|private keys?|api keys?)';
const harmful = '(?:bleach|poison|petrol|gasoline|antifreeze|detergent|drain cleaner|rat poison|ammonia|methanol|mercury|acid)';
const treatment = '(?:medicines?|medication|pills|tablets|insulin|therapy|treatment|inhaler|antidepressants?)';

const ordersToTheReader: readonly RegExp[] = [
  new RegExp(`\\b(?:type|enter|give|send|share|tell|paste|confirm|reveal|write|say|submit|hand over)\\b.{0,40}\\b(?:your|a|the)(?: \\w+)? ${secret}\\b`, 'i'),
  new RegExp(`\\b(?:stop|quit|skip|forget|refuse|avoid) (?:taking |using |your |all |the )*${treatment}\\b`, 'i'),
  new RegExp(`\\b(?:drink|swallow|inject|eat|inhale|sip|taste)\\b.{0,20}\\b${harmful}\\b`, 'i'),
  /\b(?:kill|hurt|harm|cut|burn|starve|injure|poison|hang|drown) yourself\b/i,
  /\b(?:pour|put|hold|press|spill|splash|dip|stick)\b.{0,50}\b(?:on|over|in|into|onto|against)(?: to)? your (?:\w+ )?(?:hands?|skin|face|eyes?|arms?|legs?|mouth|ears?|fingers?|body|head|tongue|foot|feet)\b(?=.*\b(?:boil|burn|hot|fire|flame|acid|bleach|shock|cut)\w*)|\b(?:boiling|burning|hot|acid|flame)\b.{0,30}\b(?:on|over|in|into|onto|against) your (?:\w+ )?(?:hands?|skin|face|eyes?|arms?|legs?|mouth|fingers?|body|head|tongue|foot|feet)\b/i,
];

const ordersToTheTutor: readonly RegExp[] = [
  /\b(?:note|message|instructions?|orders?|reminder) (?:to|for) (?:the |any )?(?:tutor|assistant|chat ?bot|bot|ai|lou|model|grader)\b/i,
  /\b(?:the|any|this|every) (?:tutor|assistant|chat ?bot|grader|language model|ai)\b.{0,30}\b(?:must|shall|should|will|has to|calls?|says?|tells?|answers?|repeats?|writes?|marks?|ends?)\b/i,
  /\b(?:in|into|to|with|at the end of|end|begin|start) your (?:next |every |each )?(?:reply|replies|response|output)\b|\bcall yourself\b|\brepeat (?:this |these words )?after me\b/i,
  /\b(?:developer|debug|admin|god|maintenance) mode\b|\[\[\w+\]\]|^\W*(?:system|assistant|developer|user|grader)\s*:/i,
  /\bthis is your (?:creator|developer|maker|owner)\b|\bnew (?:policy|conversation)\b.{0,30}\b(?:now|begins)\b|\bfrom (?:now|here) on,? (?:you|say|write|call|the (?:tutor|assistant))\b/i,
];

const secretsAndMarkup: readonly RegExp[] = [
  /\b(?:https?|ftp|file):\/\/|\bwww\.|\b(?:javascript|vbscript|data):\S|\bdocument\.cookie\b|\bdot (?:com|org|net|example)\b/i,
  /<\/?(?:a|img|script|style|iframe|svg|object|embed|form|input|link|meta|base|video|audio|body|html|button)\b[^<>]*>?|\bon(?:error|load|click)\s*=|!?\[[^\]]*\]\([^)]*\)/i,
  /\b(?:sk|pk|rk|ghp|gho|xox[abp]|AKIA|AIza|eyJ)[-_]?[A-Za-z0-9_-]{12,}/,
  /\b(?:the|your|my|our|its|admin|root|master)(?: \w+)? (?:passwords?|passcode|api key|secret key|access key|access token|private key)(?: of .{1,40})? (?:is|are|was)\b/i,
];

const outOfPlace = [...aboutTheReader, ...ordersToTheReader, ...ordersToTheTutor, ...secretsAndMarkup];

/** True for a sentence of a text that Lou does not say in its own voice, whoever wrote it. */
export const isOutOfPlace = (sentence: string): boolean => outOfPlace.some((form) => form.test(sentence));
