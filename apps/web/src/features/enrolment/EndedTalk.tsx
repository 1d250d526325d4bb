import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { coursePath } from '../../lib/course-addresses.ts';
import { keep, recall } from '../../lib/kept-here.ts';
import { reading } from '../../lib/queries.ts';
import { RateSession } from '../tutoring/RateSession.tsx';
import { topicName } from '../tutoring/topic-name.ts';
import './ended-talk.css';
import { endedTalk } from './what-ends.ts';

/** How the talk was that ended with a section just now: asked on the way on, until one leaves the page. Source: L§4 session end. */
export function EndedTalk({ courseId, courseTitle }: { courseId: string; courseTitle: string }) {
  const sessionId = recall(endedTalk(courseId));
  const { data: recent } = useQuery({ ...reading('tutoring.recentSessions', {}), enabled: sessionId !== null });
  useEffect(
    () => () => {
      if (window.location.pathname !== coursePath(courseId)) keep(endedTalk(courseId), null);
    },
    [courseId],
  );
  const ended = recent?.find(({ id, completionStatus }) => id === sessionId && completionStatus === 'completed');
  if (!ended) return null;
  return (
    <section className="ended-talk" aria-label="The talk that ended">
      <p className="quiet">{topicName(ended.topic, courseTitle)}</p>
      <RateSession sessionId={ended.id} satisfaction={ended.satisfaction} />
    </section>
  );
}
