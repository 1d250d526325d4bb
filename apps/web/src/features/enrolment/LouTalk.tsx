import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { readPath } from '../../lib/course-addresses.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { Problem } from '../../ui/states.tsx';
import { Conversation } from '../tutoring/Conversation.tsx';
import { beginAnew, type TalkAbout, talkAbout } from './section-session.ts';

interface LouTalkProps extends Pick<ComponentProps<typeof Conversation>, 'onQuizAsked' | 'margin' | 'onRested' | 'goesOn'> {
  learnerId: string;
  about: TalkAbout;
}

/** The conversation about a section or a course: it opens at once and joins its session when its id is there. Source: L§4. */
export function LouTalk({ learnerId, about, ...rest }: LouTalkProps) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(talkAbout(client, about));
  if (error && !data) return <Problem title="The conversation could not be opened" text={sentenceOf(error)} retry={() => void refetch()} />;
  return (
    <Conversation
      {...rest}
      sessionId={data?.sessionId ?? null}
      isNew={data?.own ?? false}
      learnerId={learnerId}
      topic={about.topic}
      place="room"
      readAt={about.sectionId === null ? undefined : readPath({ courseId: about.courseId, id: about.sectionId })}
      onNew={() => beginAnew(client, about)}
    />
  );
}
