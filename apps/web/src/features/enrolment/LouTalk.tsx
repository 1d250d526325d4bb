import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Conversation } from '../tutoring/Conversation.tsx';
import { beginAnew, type TalkAbout, talkAbout } from './section-session.ts';

interface LouTalkProps extends Pick<ComponentProps<typeof Conversation>, 'onQuizAsked' | 'margin'> {
  learnerId: string;
  about: TalkAbout;
}

/** The conversation about a section or a course: it opens at once and joins its session when its id is there. Source: L§4. */
export function LouTalk({ learnerId, about, ...rest }: LouTalkProps) {
  const client = useQueryClient();
  const { data } = useQuery(talkAbout(client, about));
  return (
    <Conversation
      {...rest}
      sessionId={data?.sessionId ?? null}
      isNew={data?.own ?? false}
      learnerId={learnerId}
      topic={about.topic}
      place="room"
      onNew={() => beginAnew(client, about)}
    />
  );
}
