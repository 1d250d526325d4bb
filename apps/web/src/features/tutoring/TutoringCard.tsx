import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SyntheticEvent, useCallback, useEffect, useRef } from 'react';
import { useUser } from '../../lib/auth.ts';
import { Conversation } from './Conversation.tsx';
import { chatOf, enterChat, newChat } from './chat-session.ts';
import { onWelcome } from './welcome.ts';

/** With its first words the card becomes as high as its column or the window: all of it comes into sight. */
const show = (place: RefObject<HTMLElement | null>) => place.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });

/** The chat card of the dashboard: the conversation that was begun here, or one that begins with the first words. Source: L§2 Chat card, L§4. */
export function TutoringCard() {
  const client = useQueryClient();
  const { id: learnerId } = useUser();
  const { data: chat = null } = useQuery(chatOf(learnerId));
  const place = useRef<HTMLElement>(null);
  const deedAtMs = useRef(0);
  const deed = ({ timeStamp }: SyntheticEvent) => {
    deedAtMs.current = timeStamp;
  };
  const quizAsked = useCallback(() => chat && enterChat(client, learnerId, { ...chat, wantsQuiz: false }), [client, learnerId, chat]);
  const begun = () => {
    if (!chat || chat.begun) return;
    enterChat(client, learnerId, { ...chat, begun: true });
    show(place);
  };

  useEffect(
    () =>
      onWelcome((startedAtMs, toWrite) => {
        show(place);
        // Who has begun to do something meanwhile, to look at a source or to ask for a quiz, goes on there.
        const { activeElement } = document;
        if (activeElement instanceof HTMLInputElement || place.current?.contains(activeElement)) return;
        if (deedAtMs.current > startedAtMs) return;
        place.current?.querySelector<HTMLElement>(toWrite ? 'textarea' : '.quiz-place')?.focus({ preventScroll: true });
      }),
    [],
  );
  return (
    <section className="block chat-place" aria-label="Chat with Lou" ref={place} onKeyDown={deed} onPointerDown={deed}>
      <Conversation
        place="card"
        sessionId={chat?.sessionId ?? null}
        learnerId={learnerId}
        topic={chat?.topic ?? ''}
        welcome={chat?.welcome}
        isNew={chat?.begun === false}
        onQuizAsked={chat?.wantsQuiz ? quizAsked : undefined}
        onBegun={begun}
        onNew={() => enterChat(client, learnerId, newChat())}
      />
    </section>
  );
}
