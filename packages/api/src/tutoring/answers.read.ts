/** Answers that a session's quizzes have had, as those are told who did not give them here. */
import type { QuizQuestion, QuizScore } from '@lou/contract/socket';
import { isFact } from '@lou/domain/kernel';
import { QuestionAnswered, QuizOffered } from '@lou/domain/quizzes/events';
import type { RecordedFact } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { type Verdict, verdictOf } from '../quizzes/quizzes.read.ts';
import { scoreIn } from './transcript.ts';

/** An answer to a quiz question, marked. */
export interface TakenAnswer extends Verdict {
  /** Where in the learner's stream it stands. */
  readonly seq: number;
  readonly itemId: string;
  readonly choice: number;
  /** The answer that counts, where this is a second one. */
  readonly answered?: NonNullable<QuizQuestion['answered']>;
  /** The result of its quiz; null until that is done. */
  readonly finished: QuizScore | null;
}

type AnswerFact = RecordedFact & ReturnType<typeof QuestionAnswered>;

/** An answer among the facts of its session; undefined where its quiz is not among them. */
export async function answerIn(deps: Deps, facts: readonly RecordedFact[], fact: AnswerFact): Promise<TakenAnswer | undefined> {
  const { quizId, itemId, choice, first } = fact.data;
  const offer = facts.filter((each) => isFact(QuizOffered, each)).find((each) => each.data.quizId === quizId);
  const offered = offer?.data.items.find((item) => item.itemId === itemId);
  if (!offer || !offered) return undefined;
  const words = (await deps.log.words([offer.id])).get(offer.id);
  const marked = async (chosen: number) => ({ choice: chosen, ...(await verdictOf(deps, offered, chosen, words)) });
  const counted = first ? undefined : firstAnswersIn(facts).find((each) => each.data.quizId === quizId && each.data.itemId === itemId);
  const answered = counted && { answered: await marked(counted.data.choice) };
  return { seq: fact.version, itemId, ...(await marked(choice)), ...answered, finished: scoreIn(facts, quizId) ?? null };
}

/** The first answers of a session after a seq, oldest first. */
export async function answersAfter(deps: Deps, facts: readonly RecordedFact[], seq: number): Promise<TakenAnswer[]> {
  const since = firstAnswersIn(facts).filter(({ version }) => version > seq);
  return (await Promise.all(since.map((fact) => answerIn(deps, facts, fact)))).filter((answer) => answer !== undefined);
}

const firstAnswersIn = (facts: readonly RecordedFact[]) => facts.filter((fact) => isFact(QuestionAnswered, fact)).filter(({ data }) => data.first);
