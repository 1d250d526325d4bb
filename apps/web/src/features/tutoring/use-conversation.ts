import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { askWhoIsHere } from '../../lib/current-user.ts';
import { keep, recall } from '../../lib/kept-here.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { asCallFailed, trpc } from '../../lib/trpc.ts';
import { notices, notify } from '../../ui/notice-queue.ts';
import { toasts } from '../achievements/toast-queue.ts';
import { useAward } from '../achievements/use-award.ts';
import { type ConversationOf, type ConversationPorts, type ConversationState, type Conversing, makeConversation } from './conversation.ts';
import { socketAddress } from './socket-address.ts';

/** Asked by itself: in one batch with the rest of the page, each would wait for the other. */
const load: ConversationPorts['load'] = async (sessionId, after) => {
  await new Promise((resolve) => setTimeout(resolve));
  try {
    return await trpc.tutoring.session.query({ sessionId, ...(after > 0 && { after }) });
  } catch (error) {
    if (asCallFailed(error).status === 404) return undefined;
    throw error;
  }
};

/** What a learner has asked so far, for the claim; the server counts for itself. */
const questionsIn = ({ talk }: ConversationState): number => talk.lines.filter(({ from }) => from === 'learner').length;

export interface OpenConversation extends ConversationState {
  readonly does: Conversing;
}

/** A conversation for as long as the part that asks for it stands (give that part the session's id as its key). What it earns goes to the toasts. */
export function useConversation({ sessionId, learnerId, topic, isNew, welcome }: ConversationOf): OpenConversation {
  const client = useQueryClient();
  const award = useAward();

  const [does] = useState(() => {
    const told: ConversationPorts['told'] = (message) => {
      if (message.type === 'question_graded') {
        toasts.announce(message.awards);
        if (message.awards.length > 0) void refreshAfter(client, 'achievement');
      }
      if (message.type === 'text_response' || message.type === 'question_graded' || message.type === 'topic_updated') void refreshAfter(client, 'turn');
      if (message.type === 'text_response' && message.turnId !== '')
        void award({ event: 'ai_interaction', metadata: { sessionId, totalAiInteractions: questionsIn(conversation.current()) } });
    };
    const socket = () => new WebSocket(socketAddress(location));
    const nowMs = () => performance.timeOrigin + performance.now();
    const place = `unsent.${learnerId}.${sessionId}`;
    const unsent: ConversationPorts['unsent'] = { recall: () => recall(place), keep: (lines) => keep(place, lines.length > 0 ? lines : null) };
    const conversation: Conversing = makeConversation(
      { sessionId, learnerId, topic, isNew, welcome },
      { load, socket, nowMs, notify, dismiss: notices.dismiss, unsent, told },
    );
    return conversation;
  });

  useEffect(() => does.open(), [does]);
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && does.lookAgain();
    window.addEventListener('offline', does.lose);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('offline', does.lose);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [does]);
  const state = useSyncExternalStore(does.subscribe, does.current);
  const { connection } = state;
  // The server closes the socket of whoever signs out elsewhere, and does not say why.
  useEffect(() => {
    if (connection === 'lost' || connection === 'given-up') void askWhoIsHere(client);
  }, [client, connection]);
  return { ...state, does };
}
