/** Which session the dashboard's chat is in: kept for each user in this browser, so that a reload goes on where it was. */
import { FREE_TALK } from '@lou/domain/tutoring/sentences';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { drawSessionId } from '../../lib/draw-key.ts';
import { keepOnDevice, recallOnDevice } from '../../lib/kept-here.ts';

export interface ChatSession {
  readonly sessionId: string;
  readonly topic: string;
  /** False until something was said in an id of our own: the server does not know it yet. */
  readonly begun: boolean;
  /** Lou's first words, as the start told them; after a reload the transcript has them. */
  readonly welcome?: string;
  /** A quiz is to begin as soon as Lou hears; after a reload it has begun or can be asked for. */
  readonly wantsQuiz?: boolean;
}

const placeOf = (userId: string): string => `chat.${userId}`;

export const newChat = (): ChatSession => ({ sessionId: drawSessionId(), topic: FREE_TALK, begun: false });

function remembered(userId: string): ChatSession | null {
  const { sessionId, topic, begun } = (recallOnDevice(placeOf(userId)) ?? {}) as Partial<ChatSession>;
  return typeof sessionId === 'string' && typeof topic === 'string' ? { sessionId, topic, begun: begun === true } : null;
}

/** The chat of a user; a new one where there is none. */
export const chatOf = (userId: string) =>
  queryOptions({ queryKey: ['tutoring.chat', userId] as const, queryFn: () => remembered(userId) ?? newChat(), staleTime: Number.POSITIVE_INFINITY });

export function enterChat(client: QueryClient, userId: string, chat: ChatSession): void {
  const { sessionId, topic, begun } = chat;
  keepOnDevice(placeOf(userId), { sessionId, topic, begun });
  client.setQueryData(chatOf(userId).queryKey, chat);
}
