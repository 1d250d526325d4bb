/** Quizzes as they are shown: options in this learner's order, keys only where they may be known. */
import type { GivenAnswer } from '@lou/contract/me';
import type { QuizQuestion } from '@lou/contract/socket';
import { isFact, type Words } from '@lou/domain/kernel';
import { type OfferedItem, QuestionAnswered, QuizFinished, QuizOffered } from '@lou/domain/quizzes/events';
import type { RecordedFact } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { generatedIn } from './generated.ts';

type Offer = Parameters<typeof QuizOffered>[0];

/** What people wrote beside facts, by the fact's id. */
type WordsById = ReadonlyMap<string, Words>;

/**
 * The questions of a quiz. What was answered comes with its outcome; keys of the rest only where the client was given them.
 * `words` are the offer's, which hold items that were made for it; `facts` are those of its session.
 */
export async function shownQuiz(
  deps: Pick<Deps, 'catalogue'>,
  offer: Offer,
  { words, facts = [] }: { words: Words | undefined; facts?: readonly RecordedFact[] },
): Promise<QuizQuestion[]> {
  const firsts = facts.filter((fact) => isFact(QuestionAnswered, fact)).filter((fact) => fact.data.quizId === offer.quizId && fact.data.first);
  const questions = await Promise.all(
    offer.items.map(async (offered) => {
      const item = await itemAsOffered(deps, offered, words);
      if (!item) return [];
      const first = firsts.find((fact) => fact.data.itemId === offered.itemId);
      const question: QuizQuestion = {
        itemId: item.id,
        skill: await skillNameOf(deps, item.skill),
        question: item.question,
        options: offered.order.map((place) => item.options[place]?.text ?? ''),
        ...(offer.withKey && { correctAnswer: offered.rightIndex, explanation: item.explanation }),
        ...(first && { answered: { choice: first.data.choice, ...(await verdictOf(deps, offered, first.data.choice, words)) } }),
      };
      return [question];
    }),
  );
  return questions.flat();
}

/** An item as it stood when it was offered: of a bank, or made for that quiz. */
const itemAsOffered = async ({ catalogue }: Pick<Deps, 'catalogue'>, { itemId, revision }: OfferedItem, words: Words | undefined) =>
  generatedIn(words).find((made) => made.id === itemId) ?? (await catalogue.item(itemId, revision));

/** Items that were made from a section without skills carry its id instead, and are shown under its title. */
export async function skillNameOf({ catalogue }: Pick<Deps, 'catalogue'>, skill: string): Promise<string> {
  const name = await catalogue.skillName(skill);
  return name === skill ? ((await catalogue.titles([skill])).get(skill) ?? 'What the text says') : name;
}

/** The questions of the last quiz of a session that its learner has not answered yet, with their options, `facts` being the session's; none once it is finished. */
export async function unansweredIn(
  deps: Pick<Deps, 'catalogue' | 'log'>,
  facts: readonly RecordedFact[],
): Promise<readonly Pick<QuizQuestion, 'question' | 'options'>[]> {
  const offer = facts.findLast((fact) => isFact(QuizOffered, fact));
  if (!offer || facts.some((fact) => isFact(QuizFinished, fact) && fact.data.quizId === offer.data.quizId)) return [];
  const words = await deps.log.words([offer.id]);
  return (await shownQuiz(deps, offer.data, { words: words.get(offer.id), facts })).filter(({ answered }) => !answered);
}

export interface Verdict {
  readonly correct: boolean;
  readonly correctAnswer: number;
  readonly explanation: string;
  /** What the chosen option believes; empty for the right one. */
  readonly feedback: string;
}

/** What is said about a choice among the options as they were shown. */
export async function verdictOf(deps: Pick<Deps, 'catalogue'>, offered: OfferedItem, choice: number, words: Words | undefined): Promise<Verdict> {
  const item = await itemAsOffered(deps, offered, words);
  const chosen = item?.options[offered.order[choice] ?? -1];
  return {
    correct: choice === offered.rightIndex,
    correctAnswer: offered.rightIndex,
    explanation: item?.explanation ?? '',
    feedback: chosen && !chosen.right ? chosen.feedback : '',
  };
}

/** Every answer among a learner's facts, in its order, in the words that were shown; null where they are not to be had any more. */
export function answersIn(deps: Pick<Deps, 'catalogue'>, facts: readonly RecordedFact[], words: WordsById): Promise<GivenAnswer[]> {
  const offers = new Map(facts.filter((fact) => isFact(QuizOffered, fact)).map((offer) => [offer.data.quizId, offer]));
  return Promise.all(
    facts
      .filter((fact) => isFact(QuestionAnswered, fact))
      .map(async ({ data, recordedAtMs }) => {
        const offer = offers.get(data.quizId);
        const offered = offer?.data.items.find(({ itemId }) => itemId === data.itemId);
        const item = offer && offered && (await itemAsOffered(deps, offered, words.get(offer.id)));
        return {
          at: new Date(recordedAtMs).toISOString(),
          sessionId: data.sessionId,
          itemId: data.itemId,
          question: item?.question ?? null,
          answer: item?.options[offered?.order[data.choice] ?? -1]?.text ?? null,
          correct: data.correct,
          first: data.first,
        };
      }),
  );
}
