/**
 * Whether a message speaks of answers and of who gives them, rather than of the subject: 'what would be a wrong answer',
 * 'suppose somebody got this right, what would they have written'. Whatever the course then finds to it is found by chance.
 */
const answers = '(?:answers?|answered|answering|solutions?|rubric|marking scheme|full marks|model text)';
const item = '(?:this|that|your|the|my) (?:open )?(?:question|task|item|exercise)';
const right = '(?:right|wrong|correct(?:ly)?|perfect(?:ly)?|full marks)';
const gotRight = `(?:got|gets?|getting|did|does|has|had) (?:it|this|that|${item}|everything|all of it) ${right}`;
const somebody = '(?:they|he|she|somebody|someone|one|you|i|(?:a|the|my) (?:\\w+ )?(?:student|pupil|learner|teacher|friend|classmate|expert))';
const wrote = `(?:did|do|does|would|should|will|could|can) ${somebody} (?:have )?(?:writ(?:e|ten)|wrote|put down|said|say|answer(?:ed)?|type|submit)`;
const forms = new RegExp(`\\b(?:${answers}|${item}|${gotRight}|${wrote})\\b`, 'i');

export const speaksOfAnswering = (text: string): boolean => forms.test(text);
