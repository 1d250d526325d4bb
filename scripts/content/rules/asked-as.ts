/**
 * What learners ask of a key idea or a detail leads to it and to no other: none is asked twice in a course, and none is the statement
 * itself, which adds no word to find it by. Source: db/content/README.md 'NN-section.notes.yaml'.
 */

import type { KeyIdeaSource, LearnersQuestionSource } from '@lou/api/catalogue/content/teaching-shapes';
import type { Complaint } from '@lou/api/content/complaint';
import { stemOf, tellingStems, wordsOf } from '@lou/tutor/language/words';
import type { Rule, StudiedSection } from '../studied-course.ts';

/** Two questions that share so much of their words, small ones too, are one question. */
const COPY_SHARES = 0.85;
/** The statement's words alone, and so large a share of them, are the statement with a question mark; fewer of them name what is asked about. */
const STATEMENT_SHARE = 0.65;

export const askedAs: Rule = ({ sections }) => {
  const before: Question[] = [];
  return sections.flatMap(askedIn).flatMap(({ text, of, by, complain }) => {
    const question = { text, by, stems: new Set(wordsOf(text).map(stemOf)) };
    const copied = before.find((other) => isCopy(question, other));
    before.push(question);
    return [
      ...(copied ? [complain(`'${copied.by}' is asked the same way: '${copied.text}'.`)] : []),
      ...(isStatement(text, of) ? [complain('The question is the statement in its own words.')] : []),
    ];
  });
};

interface Asked {
  readonly text: string;
  /** What answers it. */
  readonly of: string;
  readonly by: string;
  readonly complain: (sentence: string) => Complaint;
}

/** Everything that is known to be asked in a section. */
const askedIn = ({ keyIdeas, questions }: StudiedSection): readonly Asked[] => [
  ...keyIdeas.flatMap(({ value, complain }) =>
    askedOf(value).map(({ text, of, at }) => ({ text, of, by: value.id, complain: (sentence: string) => complain(sentence, ...at) })),
  ),
  ...questions.flatMap(({ value, complain }) =>
    typedFor(value).map(({ text, at }) => ({ text, of: value.answer, by: value.asks, complain: (sentence: string) => complain(sentence, ...at) })),
  ),
];

const typedFor = ({ asks, askedAs }: LearnersQuestionSource) => [{ text: asks, at: ['asks'] }, ...askedAs.map((text, n) => ({ text, at: ['askedAs', n] }))];

/** The questions of an idea and of its details, each with the text that answers it and its place in the file. */
const askedOf = ({ askedAs, statement, details }: KeyIdeaSource) => [
  ...askedAs.map((text, n) => ({ text, of: statement, at: ['askedAs', n] })),
  ...details.flatMap((detail, d) => detail.askedAs.map((text, n) => ({ text, of: detail.says, at: ['details', d, 'askedAs', n] }))),
];

interface Question {
  readonly text: string;
  /** The id of what it leads to; of what learners ask, how it reads. */
  readonly by: string;
  readonly stems: ReadonlySet<string>;
}

/** The share of all their words that two questions have in common. */
function isCopy({ stems }: Question, other: Question): boolean {
  const shared = [...stems].filter((stem) => other.stems.has(stem)).length;
  return shared >= COPY_SHARES * (stems.size + other.stems.size - shared);
}

function isStatement(question: string, statement: string): boolean {
  const said = new Set(tellingStems(statement));
  const asked = new Set(tellingStems(question));
  return asked.size >= STATEMENT_SHARE * said.size && [...asked].every((stem) => said.has(stem));
}
