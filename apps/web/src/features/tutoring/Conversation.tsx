import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keep, recall } from '../../lib/kept-here.ts';
import '../../ui/conversation.css';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Problem } from '../../ui/states.tsx';
import { useGoingOn } from '../../ui/use-going-on.ts';
import { ChatHead } from './ChatHead.tsx';
import { Composer } from './Composer.tsx';
import { ConversationEmpty } from './ConversationEmpty.tsx';
import { ConversationLoading, LinesLoading } from './ConversationLoading.tsx';
import './chat.css';
import { HintLine, HintsLoading } from './HintLine.tsx';
import { hintIsLeft } from './known-ladder.ts';
import { LearnerTurn } from './LearnerTurn.tsx';
import { LouTurn } from './LouTurn.tsx';
import type { LearnerLine, LouLine } from './lines.ts';
import { Thinking } from './Thinking.tsx';
import { QUIZ_ME_AGAIN } from './texts.ts';
import { draftOf, wordsLeft } from './unsent.ts';
import { useConversation } from './use-conversation.ts';
import { useFollow } from './use-follow.ts';
import { useLive } from './use-live.ts';
import { whereAQuizBegins, whereHelpIs } from './where-one-goes-on.ts';

/** Fetched beside a talk that has a place for it: the dashboard's first load is light. */
const HintLadder = lazyPart(async () => (await import('./HintLadder.tsx')).HintLadder);

/** Fetched with Lou's first words, and when a session ends, for the same reason. */
const HelpButtons = lazyPart(async () => (await import('./HelpButtons.tsx')).HelpButtons);
const SessionEnd = lazyPart(async () => (await import('./SessionEnd.tsx')).SessionEnd);

interface ConversationProps {
  /** Null while the session is being made. */
  sessionId: string | null;
  learnerId: string;
  /** Its name until the server says another. */
  topic: string;
  /** `card`: a sheet that scrolls in itself. `room`: on the page, which scrolls; the composer stays in sight. */
  place?: 'card' | 'room';
  /** True for an id of the client's own in which nothing was said yet. */
  isNew?: boolean;
  /** Lou's first words, where the start of the session has told them. */
  welcome?: string | undefined;
  /** A quiz is wanted at once: it is asked for as soon as Lou hears, and then this is told. */
  onQuizAsked?: (() => void) | undefined;
  /** The place beside it where the hints stand on a wide page; without one they stand in a line above the composer. */
  margin?: HTMLElement | null;
  /** Its reader came by a button that is gone since: they go on at the line to write on. */
  goesOn?: boolean;
  /** The address of the lesson that it is about. */
  readAt?: string | undefined;
  /** Told which passages Lou rested on, by their ids, in the order in which they were cited. */
  onRested?: ((passageIds: readonly string[]) => void) | undefined;
  /** The first words of a new one were sent. */
  onBegun?: () => void;
  /** Begins another one after this has ended; without it there is no such button. */
  onNew?: (() => void) | undefined;
}

/** The whole conversation with Lou about one thing: what was said, what is open, and the line to write on. Source: L§4 Tutoring chat. */
export function Conversation({ sessionId, onNew, goesOn = false, ...rest }: ConversationProps) {
  const [anew, setAnew] = useState<Anew | null>(null);
  if (sessionId === null) return <ConversationLoading place={rest.place} margin={rest.margin} />;
  if (anew?.to === null && sessionId !== anew.from) setAnew({ ...anew, to: sessionId });
  const beginAnew = (words: Anew['words']) => {
    setAnew({ from: sessionId, to: null, words });
    onNew?.();
  };
  return <Joined key={sessionId} {...rest} sessionId={sessionId} onNew={onNew && beginAnew} along={anew?.to === sessionId ? anew.words : goesOn ? '' : null} />;
}

/** From one that is over into another one, with the words that did not get through. */
interface Anew {
  readonly from: string;
  /** Null until its id is there. */
  readonly to: string | null;
  /** Null where there were none and nobody pressed for it. */
  readonly words: string | null;
}

interface JoinedProps extends Omit<ConversationProps, 'onNew' | 'goesOn'> {
  sessionId: string;
  /** Null where its reader did not come from one that was over, with a button that is gone since: they go on at the line to write on. */
  along: string | null;
  onNew: ((words: Anew['words']) => void) | undefined;
}

function Joined(props: JoinedProps) {
  const { sessionId, learnerId, topic, place = 'room', isNew = false, welcome, onQuizAsked, margin = null, readAt, onRested, onBegun, onNew, along } = props;
  const { talk, connection, does } = useConversation({ sessionId, learnerId, topic, isNew, welcome });
  const { speaking, announced } = useLive(talk);
  const log = useRef<HTMLDivElement>(null);
  const writing = useRef<HTMLTextAreaElement>(null);
  const quizMe = useRef<HTMLButtonElement>(null);
  useFollow(log, talk, place);

  const wasOver = useRef<boolean | null>(null);
  if (talk.phase === 'ready' && wasOver.current === null) wasOver.current = talk.over;

  const somethingSaid = talk.lines.some(({ from }) => from === 'learner');
  useEffect(() => {
    if (somethingSaid) onBegun?.();
  }, [somethingSaid, onBegun]);

  const { lines } = talk;
  useEffect(() => {
    onRested?.(lines.flatMap((line) => (line.from === 'lou' ? line.sources.map(({ passageId }) => passageId) : [])));
  }, [lines, onRested]);

  const off = connection !== 'connected' || talk.busy;
  const ready = !off && !talk.over;
  const { goesOnAt, goOn } = useGoingOn(off, along === null ? null : writing);
  const [newQuiz] = useState(() => whereAQuizBegins(log, quizMe));
  const [help] = useState(() => whereHelpIs(log, quizMe));
  const hears = ready && talk.phase === 'ready';
  useEffect(() => {
    if (!hears || !onQuizAsked || !does.quizMe()) return;
    goesOnAt(newQuiz);
    onQuizAsked();
  }, [hears, onQuizAsked, does, goesOnAt, newQuiz]);

  const [returned, setReturned] = useState<LearnerLine | null>(null);
  const change = (line: LearnerLine) => {
    does.takeBack(line.key);
    setReturned(line);
  };

  const lastLou = talk.lines.findLast((line): line is LouLine => line.from === 'lou');
  const lastQuiz = talk.lines.findLast((line) => line.from === 'lou' && line.quiz !== null);
  // After a quiz Lou's older question rests until Lou or the learner comes back to it: one open question at a time.
  const [backAfter, setBackAfter] = useState<string | null>(null);
  const hasComeBack = lastLou?.key === backAfter;
  const asked = talk.openItemId !== null && (!lastLou?.quiz || hasComeBack);
  const goBack = (byTouch: boolean) => {
    goesOnAt(byTouch ? help : writing);
    setBackAfter(lastLou?.key ?? null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the button that was pressed for it has gone
  useEffect(goOn, [backAfter]);
  const ladder = asked ? talk.ladder : null;
  const hints = ladder && (
    <Suspense fallback={<HintsLoading />}>
      <HintLadder ladder={ladder} question={talk.openQuestion} lines={talk.lines} />
    </Suspense>
  );
  const again = ready ? () => does.quizMe(QUIZ_ME_AGAIN) && goesOnAt(newQuiz) : undefined;
  const draft = draftOf(learnerId, isNew && !somethingSaid ? { topic } : { sessionId });
  // A card that finds its talk over invites to another one; how it was can still be said in the list of sessions.
  const leaves = place === 'card' && wasOver.current === true;
  const beginAnother = () => {
    const words = does.takeAlong(recall(draft));
    keep(draft, null);
    onNew?.(words || (leaves ? null : ''));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is found
  useEffect(() => {
    if (leaves) beginAnother();
  }, [leaves]);
  if (leaves) return <ConversationLoading place={place} />;
  return (
    <div className={place === 'card' ? 'sheet chat' : 'chat-room'}>
      <ChatHead
        topic={talk.topic || topic}
        repeatsPage={place === 'room' && (talk.topic || topic) === topic}
        connection={connection}
        does={does}
        over={talk.over}
        canEnd={talk.lines.length > 0 && !talk.over}
      />
      <div className="convo" role="log" aria-live="off" aria-label="Conversation with Lou" ref={log} tabIndex={place === 'card' ? 0 : undefined}>
        {talk.phase === 'loading' && talk.lines.length === 0 && <LinesLoading />}
        {talk.phase === 'problem' && <Problem title="The conversation could not be loaded" text={talk.problem} retry={does.reload} />}
        {talk.phase === 'ready' && talk.lines.length === 0 && !talk.busy && <ConversationEmpty onWrite={() => writing.current?.focus()} />}
        {talk.lines.map((line) =>
          line.from === 'learner' ? (
            <LearnerTurn key={line.key} line={line} ready={ready} does={does} onChange={talk.over ? undefined : change} />
          ) : (
            <LouTurn
              key={line.key}
              line={line}
              speaking={speaking === line.key}
              marking={talk.marking}
              isNewest={line === lastLou}
              open={connection === 'connected'}
              over={talk.over}
              isFollowed={line !== lastQuiz}
              onAnswer={does.answer}
              onAgain={again}
              onward={{ readAt, onBack: line === lastLou && ready && talk.openItemId !== null && !hasComeBack ? goBack : undefined }}
              onQuizThere={goOn}
            >
              {line === lastLou && line.quiz && asked && talk.openQuestion && (
                <div className="said">
                  <RichText text={talk.openQuestion} />
                </div>
              )}
              {line === lastLou && ready && (
                <Suspense fallback={asked && <div className="help" />}>
                  <HelpButtons
                    does={does}
                    line={line}
                    asked={asked}
                    hintLeft={hintIsLeft(talk.ladder)}
                    onAsked={(byTouch) => goesOnAt(byTouch ? help : writing)}
                  />
                </Suspense>
              )}
            </LouTurn>
          ),
        )}
        {talk.busy && <Thinking doubted={connection === 'doubted'} />}
      </div>
      <p className="sr" role="status">
        {announced}
      </p>
      {talk.over ? (
        <Suspense fallback={null}>
          <SessionEnd
            sessionId={sessionId}
            satisfaction={talk.satisfaction}
            onRated={does.rated}
            onNew={onNew && beginAnother}
            wordsLeft={wordsLeft(talk.lines, recall(draft)) !== ''}
            justNow={wasOver.current === false}
          />
        </Suspense>
      ) : (
        <div className={place === 'card' ? undefined : 'dock'}>
          {ladder && <HintLine ladder={ladder}>{hints}</HintLine>}
          <Composer
            connected={connection === 'connected'}
            busy={talk.busy}
            does={does}
            goesOnAt={goesOnAt}
            returned={returned}
            asked={asked}
            place={place}
            draft={draft}
            along={along ?? ''}
            ref={writing}
            quizMe={quizMe}
            onQuiz={() => goesOnAt(newQuiz)}
          />
        </div>
      )}
      {margin && talk.phase === 'loading' && createPortal(<HintsLoading />, margin)}
      {margin && ladder && createPortal(hints, margin)}
    </div>
  );
}
