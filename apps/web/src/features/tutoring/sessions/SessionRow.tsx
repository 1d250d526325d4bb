import type { Course } from '@lou/contract/catalogue';
import type { RecentSession } from '@lou/contract/tutoring';
import { quizColour } from '@lou/domain/quizzes/score';
import { type ReactNode, useId } from 'react';
import { counted } from '../../../lib/counted.ts';
import { shortDay } from '../../../lib/days.ts';
import { lengthInWords } from '../../../lib/durations.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Bar } from '../../../ui/Bar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Dotted } from '../../../ui/Dotted.tsx';
import { CheckIcon, DownIcon, PauseIcon, RightIcon } from '../../../ui/icons.tsx';
import { Satisfaction } from '../../../ui/Satisfaction.tsx';
import '../../../ui/state-word.css';
import { topicName } from '../topic-name.ts';
import { ageInWords } from './age.ts';
import { ContinueButton } from './ContinueButton.tsx';
import { learnerName, statusWords } from './texts.ts';

interface SessionRowProps {
  session: RecentSession;
  /** The course that it was about, where there is one. */
  course: Course | undefined;
  open: boolean;
  nowMs: number;
  onToggle: () => void;
  /** The transcript, while it is open. */
  children: ReactNode;
}

/** Where a session stands on the page. */
export const rowId = (sessionId: string): string => `session-${sessionId}`;

/** A session on its line: what, whose, how long, when, how it stands, and its transcript in place. Source: L§2 Sessions page. */
export function SessionRow({ session, course, open, nowMs, onToggle, children }: SessionRowProps) {
  const place = useId();
  const { startedAt, completionStatus } = session;
  const topic = topicName(session.topic, course?.title);
  return (
    <li className={open ? 'session open' : 'session'} id={rowId(session.id)}>
      <div className="line">
        <Cover id={course?.id ?? session.id} category={course?.category ?? ''} title={course?.title ?? topic} />
        <div className="what">
          <h2>{topic}</h2>
          <Dotted
            facts={[
              { key: 'course', fact: course && topic !== course.title && course.title },
              { key: 'learner', fact: <span className="num">{learnerName(session.learnerId)}</span> },
            ]}
          />
          <Dotted
            facts={[
              { key: 'length', fact: <span className="num">{lengthInWords(session.duration)}</span> },
              { key: 'day', fact: <time dateTime={startedAt}>{shortDay(startedAt)}</time> },
              { key: 'age', fact: ageInWords(startedAt, nowMs) },
            ]}
          />
        </div>
        <div className="then">
          <SessionStatus session={session} topic={topic} />
          <div className="marks">
            <Score session={session} />
            {session.satisfaction > 0 && (
              <span className="meta">
                Rated&nbsp;&nbsp;
                <Satisfaction of={session.satisfaction} />
              </span>
            )}
          </div>
          <div className="act">
            {completionStatus === 'completed' ? (
              <Button
                tone="plain"
                size="small"
                aria-expanded={open}
                aria-controls={place}
                aria-label={`${open ? 'Close the transcript' : 'Transcript'} of ${topic}`}
                onClick={onToggle}
              >
                {open ? 'Close' : 'Transcript'}
                <DownIcon />
              </Button>
            ) : (
              <ContinueButton session={session} />
            )}
          </div>
        </div>
      </div>
      <div id={place} hidden={!open}>
        {open && children}
      </div>
    </li>
  );
}

const icons = { in_progress: RightIcon, paused: PauseIcon, completed: CheckIcon } as const;

/** In a word with its mark; the share of its section that is done while it is not over; a talk about none has no whole. Source: L§2: the real percentage in place of '67% Complete'. */
function SessionStatus({ session: { completionStatus, progressPercent, sectionId }, topic }: { session: RecentSession; topic: string }) {
  const Icon = icons[completionStatus];
  return (
    <div className="how">
      <span className={completionStatus === 'completed' ? 'state-word done' : 'state-word'}>
        <Icon />
        {statusWords[completionStatus]}
      </span>
      {completionStatus !== 'completed' && sectionId !== null && (
        <>
          <Bar thin percent={progressPercent} label={`Progress of ${topic}`} />
          <span className="meta num">{progressPercent}% Complete</span>
        </>
      )}
    </div>
  );
}

function Score({ session: { finalScore, questionsAnswered, completionStatus } }: { session: RecentSession }) {
  if (finalScore === null) return <span className="meta">{completionStatus === 'completed' ? 'No quiz' : 'No score yet'}</span>;
  return (
    <>
      <Badge colour={quizColour(finalScore)}>
        <span className="num">Score {finalScore}%</span>
      </Badge>
      <span className="meta num">of {counted(questionsAnswered, 'answer')}</span>
    </>
  );
}
