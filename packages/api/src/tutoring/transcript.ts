/** A session as a conversation: its facts in order, with what was said. */
import type { QuizQuestion } from '@lou/contract/socket';
import type { ChatMessage } from '@lou/contract/tutoring';
import { isFact } from '@lou/domain/kernel';
import { QuizOffered } from '@lou/domain/quizzes/events';
import { HintGiven, LearnerAsked, SessionStarted, SolutionShown, TurnCut, TutorReplied, TutorSaid } from '@lou/domain/tutoring/events';
import type { SessionRecord } from '@lou/domain/tutoring/sessions.view';
import type { RecordedFact } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { shownQuiz } from '../quizzes/quizzes.read.ts';
import { asSaidFromWords } from './said.ts';
import { factsOfSession } from './session-facts.ts';

/** The messages of a session after a seq (a version of the learner's stream), oldest first. */
export async function messagesOf(deps: Deps, learnerId: string, record: SessionRecord, afterSeq = 0): Promise<ChatMessage[]> {
  const facts = await factsOfSession(deps, learnerId, record);
  const spoken = facts.filter((fact) => fact.version > afterSeq);
  const saidInCutTurns = spoken.flatMap((fact) => (isFact(TurnCut, fact) ? saidInTurn(facts, fact.data.turnId) : []));
  const words = await deps.log.words([...spoken, ...saidInCutTurns].map((fact) => fact.id));
  const messages: ChatMessage[] = [];
  for (const fact of spoken) {
    const own = isFact(TurnCut, fact) ? together(saidInTurn(facts, fact.data.turnId).map(({ id }) => words.get(id) ?? {})) : words.get(fact.id);
    const message = await messageOf(deps, fact, own ?? {}, facts);
    if (message) messages.push(message);
  }
  return messages;
}

type FactWords = Readonly<Record<string, string | readonly string[]>>;

async function messageOf(deps: Deps, fact: RecordedFact, words: FactWords, facts: readonly RecordedFact[]): Promise<ChatMessage | undefined> {
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
  const quiz = await quizOfTurn(deps, fact, facts);
  return { ...base, from: 'ai', ...(await asSaidFromWords(deps, words)), turnId: fact.data.turnId, move: fact.data.move, ...quiz };
}

/** What the learner heard of a reply that was not finished. */
const saidInTurn = (facts: readonly RecordedFact[], turnId: string) =>
  facts.filter((fact) => isFact(TutorSaid, fact)).filter((fact) => fact.data.turnId === turnId);

const together = (parts: readonly FactWords[]): FactWords => ({
  sentences: parts.flatMap(({ sentences = [] }) => sentences),
  citations: parts.flatMap(({ citations = [] }) => citations),
});

/** The quiz that was offered in the same append as a reply, with the answers it has had. */
async function quizOfTurn(deps: Deps, reply: RecordedFact, facts: readonly RecordedFact[]): Promise<{ quiz: QuizQuestion[]; quizId: string } | undefined> {
  const at = facts.indexOf(reply);
  const offered = facts.slice(0, at).findLast((fact) => fact.type === 'TutorReplied' || isFact(QuizOffered, fact));
  if (!offered || !isFact(QuizOffered, offered)) return undefined;
  const words = (await deps.log.words([offered.id])).get(offered.id);
  return { quiz: await shownQuiz(deps, offered.data, { words, facts }), quizId: offered.data.quizId };
}
