/** A session as a conversation: its facts in order, with what was said. */
import type { QuizQuestion, QuizScore } from '@lou/contract/socket';
import type { ChatMessage } from '@lou/contract/tutoring';
import { isFact, type Words } from '@lou/domain/kernel';
import { QuestionAnswered, QuizFinished, QuizOffered } from '@lou/domain/quizzes/events';
import { HintGiven, LearnerAsked, SessionStarted, SolutionShown, TurnCut, TutorReplied, TutorSaid } from '@lou/domain/tutoring/events';
import type { RecordedFact } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { shownQuiz } from '../quizzes/quizzes.read.ts';
import { asSaidFromWords } from './said.ts';

/** Where passages and questions are found again. */
type MessageDeps = Pick<Deps, 'catalogue' | 'knowledge'>;

/** The messages of a session, whose facts these are, after a seq (a version of the learner's stream), and before them the quizzes that were answered since; oldest first. */
export async function messagesOf(deps: Deps, facts: readonly RecordedFact[], afterSeq = 0): Promise<ChatMessage[]> {
  const spoken = facts.filter(isToldAfter(facts, afterSeq));
  const saidInCutTurns = spoken.flatMap((fact) => (isFact(TurnCut, fact) ? saidInTurn(facts, fact.data.turnId) : []));
  const offers = facts.filter((fact) => isFact(QuizOffered, fact));
  const words = await deps.log.words([...spoken, ...saidInCutTurns, ...offers].map((fact) => fact.id));
  return messagesIn(deps, facts, words, afterSeq);
}

/** The same, of facts of a session that were read already, with their words. */
export async function messagesIn(deps: MessageDeps, facts: readonly RecordedFact[], words: WordsById, afterSeq = 0): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = [];
  for (const fact of facts.filter(isToldAfter(facts, afterSeq))) {
    const own = isFact(TurnCut, fact) ? together(saidInTurn(facts, fact.data.turnId).map(({ id }) => words.get(id) ?? {})) : words.get(fact.id);
    const message = await messageOf(deps, fact, own ?? {}, { facts, words });
    if (message) messages.push(message);
  }
  return messages;
}

function isToldAfter(facts: readonly RecordedFact[], afterSeq: number): (fact: RecordedFact) => boolean {
  const isLater = ({ version }: RecordedFact) => version > afterSeq;
  if (afterSeq === 0) return isLater;
  const answeredSince = new Set(
    facts.filter((fact) => isFact(QuestionAnswered, fact) && isLater(fact)).map((fact) => (fact.data as { quizId: string }).quizId),
  );
  return (fact) => isLater(fact) || (isFact(TutorReplied, fact) && answeredSince.has(offerOf(fact, facts)?.data.quizId ?? ''));
}

type WordsById = ReadonlyMap<string, Words>;

/** A session that was read. */
interface ReadSession {
  readonly facts: readonly RecordedFact[];
  readonly words: WordsById;
}

async function messageOf(deps: MessageDeps, fact: RecordedFact, words: Words, session: ReadSession): Promise<ChatMessage | undefined> {
  const base = {
    seq: fact.version,
    at: new Date(fact.recordedAtMs).toISOString(),
    turnId: null,
    sources: [],
    sentences: [],
    quiz: null,
    quizId: null,
    move: null,
  };
  if (isFact(LearnerAsked, fact)) return { ...base, from: 'user', text: String(words.text ?? ''), turnId: fact.data.turnId };
  if (isFact(SessionStarted, fact) && words.sentences) return { ...base, from: 'ai', ...(await asSaidFromWords(deps, words)), move: 'welcome' };
  if (isFact(HintGiven, fact) && words.sentences) return { ...base, from: 'ai', ...(await asSaidFromWords(deps, words)), move: 'hint' };
  if (isFact(SolutionShown, fact) && words.sentences) return { ...base, from: 'ai', ...(await asSaidFromWords(deps, words)), move: 'show' };
  if (isFact(TurnCut, fact) && words.sentences?.length) return { ...base, from: 'ai', ...(await asSaidFromWords(deps, words)), turnId: fact.data.turnId };
  if (!isFact(TutorReplied, fact)) return undefined;
  const quiz = await quizOfTurn(deps, fact, session);
  return { ...base, from: 'ai', ...(await asSaidFromWords(deps, words)), turnId: fact.data.turnId, move: fact.data.move, ...quiz };
}

/** What the learner heard of a reply that was not finished. */
const saidInTurn = (facts: readonly RecordedFact[], turnId: string) =>
  facts.filter((fact) => isFact(TutorSaid, fact)).filter((fact) => fact.data.turnId === turnId);

const together = (parts: readonly Words[]): Words => ({
  sentences: parts.flatMap(({ sentences = [] }) => sentences),
  citations: parts.flatMap(({ citations = [] }) => citations),
});

/** The offer of a quiz in the same append as a reply. */
function offerOf(reply: RecordedFact, facts: readonly RecordedFact[]) {
  const before = facts.slice(0, facts.indexOf(reply)).findLast((fact) => fact.type === 'TutorReplied' || isFact(QuizOffered, fact));
  return before && isFact(QuizOffered, before) ? before : undefined;
}

/** The quiz of a reply with the answers it has had, and its result where it is done. */
async function quizOfTurn(
  deps: MessageDeps,
  reply: RecordedFact,
  { facts, words }: ReadSession,
): Promise<{ quiz: QuizQuestion[]; quizId: string; quizScore?: QuizScore } | undefined> {
  const offered = offerOf(reply, facts);
  if (!offered) return undefined;
  const { quizId } = offered.data;
  const score = scoreIn(facts, quizId);
  return { quiz: await shownQuiz(deps, offered.data, { words: words.get(offered.id), facts }), quizId, ...(score && { quizScore: score }) };
}

/** The result of a quiz, once its last question has an answer. */
export function scoreIn(facts: readonly RecordedFact[], quizId: string): QuizScore | undefined {
  const done = facts.filter((fact) => isFact(QuizFinished, fact)).find((fact) => fact.data.quizId === quizId)?.data;
  return done && { right: done.right, total: done.total, percent: done.percent };
}
