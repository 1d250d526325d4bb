/**
 * A conversation as the screen knows it: lines in order, what is open, what is awaited. Pure: events in, the next talk out.
 * The server may tell the same thing twice (a live reply, its replay, the transcript): a turn has one line of each side,
 * whatever else is known by its seq.
 */

import type { ServerMessage } from '@lou/contract/socket';
import type { SessionDetail } from '@lou/contract/tutoring';
import { afterHint, afterLoading, afterReply, type KnownLadder } from './known-ladder.ts';
import {
  isAnswered,
  isAwaited,
  type LearnerLine,
  type Line,
  type Marking,
  received,
  refused,
  withAnswer,
  withDelta,
  withLou,
  withMessage,
  withWords,
} from './lines.ts';

export interface Talk {
  /** `problem`: the transcript could not be loaded; the sentence stands in `problem`. */
  readonly phase: 'loading' | 'problem' | 'ready';
  readonly problem: string;
  readonly topic: string;
  readonly lines: readonly Line[];
  /** Lou's question that hints and 'Show me' are about. */
  readonly openItemId: string | null;
  /** What it asks; null where it is not known. */
  readonly openQuestion: string | null;
  /** The hints to it; null where nothing is open. */
  readonly ladder: KnownLadder | null;
  /** An answer of Lou's is awaited: 'Thinking...'. */
  readonly busy: boolean;
  /** A quiz answer that is being marked; its choices are locked. */
  readonly marking: Marking | null;
  readonly over: boolean;
  /** 1 to 5; 0 is not rated. */
  readonly satisfaction: number;
  /** The highest seq that was told: where a resumed conversation goes on. */
  readonly lastSeq: number;
}

export type TalkEvent =
  /** The transcript or what came after the seq `after`. `settles`: keys of lines that were on their way before it was asked for; what of them it does not hold was never received. */
  | { readonly type: 'loaded'; readonly detail: SessionDetail; readonly after: number; readonly settles: readonly string[] }
  /** Nobody has this session yet: it begins with the first message. `settles` as above. */
  | { readonly type: 'unknown'; readonly settles: readonly string[] }
  | { readonly type: 'not-loaded'; readonly sentence: string }
  | { readonly type: 'said'; readonly key: string; readonly text: string; readonly nowMs: number }
  /** Words that were not sent before the page was left. */
  | { readonly type: 'restored'; readonly lines: readonly LearnerLine[] }
  | { readonly type: 'taken-back'; readonly key: string }
  | { readonly type: 'asked-for-help' }
  | { readonly type: 'chose'; readonly itemId: string; readonly choice: number }
  | { readonly type: 'disconnected' }
  /** Nobody knows what became of the answer that was being marked. */
  | { readonly type: 'not-marked' }
  | { readonly type: 'ended' }
  | { readonly type: 'rated'; readonly satisfaction: number }
  | { readonly type: 'heard'; readonly message: ServerMessage };

/** `welcome`: Lou's first words, where they are known already. */
export const newTalk = (topic: string, welcome?: string): Talk => ({
  phase: 'loading',
  problem: '',
  topic,
  lines: welcome
    ? withLou([], { turnId: null, seq: 0, sentences: [{ text: welcome, sources: [] }], sources: [], quiz: null, move: 'welcome', complete: true })
    : [],
  openItemId: null,
  openQuestion: null,
  ladder: null,
  busy: false,
  marking: null,
  over: false,
  satisfaction: 0,
  lastSeq: 0,
});

export function evolve(talk: Talk, event: TalkEvent): Talk {
  switch (event.type) {
    case 'loaded':
      return loaded(talk, event);
    case 'unknown': {
      const lines = talk.lines.map((line) => unlessLost(line, event.settles));
      return { ...talk, phase: 'ready', lines, busy: isAwaited(lines) };
    }
    case 'not-loaded':
      return talk.phase === 'ready' ? talk : { ...talk, phase: 'problem', problem: event.sentence };
    case 'said': {
      const { key, text, nowMs } = event;
      return {
        ...talk,
        busy: true,
        lines: [...talk.lines, { from: 'learner', key, turnId: null, text, atMs: nowMs, fate: 'sending', afterSeq: talk.lastSeq }],
      };
    }
    case 'restored':
      return { ...talk, lines: [...talk.lines, ...event.lines] };
    case 'taken-back':
      return { ...talk, lines: talk.lines.filter(({ key }) => key !== event.key) };
    case 'asked-for-help':
      return { ...talk, busy: true };
    case 'chose':
      return { ...talk, marking: { itemId: event.itemId, choice: event.choice } };
    case 'disconnected':
      return { ...talk, busy: false, marking: null };
    case 'not-marked':
      return { ...talk, marking: null };
    case 'ended':
      return ended(talk);
    case 'rated':
      return { ...talk, satisfaction: event.satisfaction };
    case 'heard':
      return heard(talk, event.message);
  }
}

function loaded(talk: Talk, { detail, after, settles }: TalkEvent & { type: 'loaded' }): Talk {
  const over = detail.completionStatus === 'completed';
  const merged = detail.messages.reduce(withMessage, talk.lines);
  const lines = merged.map((line, index) => unlessLost(index === merged.length - 1 ? unlessCut(line, detail, after) : line, settles));
  return {
    ...talk,
    phase: 'ready',
    topic: detail.topic,
    lines,
    openItemId: over ? null : detail.openItemId,
    openQuestion: over ? null : (detail.openQuestion ?? null),
    ladder: over ? null : afterLoading(talk.ladder, detail),
    busy: !over && isAwaited(lines),
    over,
    satisfaction: detail.satisfaction,
    lastSeq: Math.max(talk.lastSeq, detail.messages.at(-1)?.seq ?? 0),
  };
}

/** The last words, if the transcript knows them, may still be answered where it says that their turn is open. */
function unlessCut(line: Line, { messages, openTurnId }: SessionDetail, after: number): Line {
  if (line.from !== 'learner' || line.fate !== 'sent' || line.seq === undefined) return line;
  const isKnown = line.seq <= after || messages.some(({ seq }) => seq === line.seq);
  return isKnown && line.turnId !== openTurnId ? { ...line, fate: 'unanswered' } : line;
}

/** What never arrived has failed. */
const unlessLost = (line: Line, settles: readonly string[]): Line =>
  line.from === 'learner' && line.fate === 'sending' && settles.includes(line.key) ? { ...line, fate: 'failed' } : line;

const ended = (talk: Talk): Talk => ({ ...talk, over: true, busy: false, openItemId: null, openQuestion: null, ladder: null });

function heard(talk: Talk, message: ServerMessage): Talk {
  switch (message.type) {
    case 'learner_said':
      return {
        ...talk,
        lines: withWords(talk.lines, message),
        busy: talk.busy || !(talk.over || isAnswered(talk.lines, message.turnId)),
        lastSeq: Math.max(talk.lastSeq, message.seq),
      };
    case 'response_delta':
      return { ...talk, lines: withDelta(received(talk.lines, message.turnId), message) };
    case 'voice_response':
    case 'text_response': {
      const { seq, response, sources, quiz, quizScore, move, openItemId } = message;
      const turnId = message.turnId || null;
      const sentences = message.sentences.length > 0 ? message.sentences : [{ text: response, sources: [] }];
      const lines = withLou(turnId ? received(talk.lines, turnId) : talk.lines, { turnId, seq, sentences, sources, quiz, quizScore, move, complete: true });
      return {
        ...talk,
        lines,
        openItemId,
        openQuestion: message.openQuestion ?? null,
        ladder: seq > talk.lastSeq ? afterReply(message) : talk.ladder,
        busy: false,
        lastSeq: Math.max(talk.lastSeq, seq),
      };
    }
    case 'hint': {
      const { seq, text, level, sources = [] } = message;
      const shown = level === SOLUTION;
      const lines = withLou(talk.lines, {
        turnId: null,
        seq,
        sentences: [{ text, sources: sources.map((_source, index) => index + 1) }],
        sources,
        quiz: null,
        move: shown ? 'show' : 'hint',
        complete: true,
      });
      return { ...talk, lines, openItemId: shown ? null : talk.openItemId, ladder: afterHint(message), busy: false, lastSeq: Math.max(talk.lastSeq, seq) };
    }
    case 'question_graded': {
      const marking = talk.marking?.itemId === message.itemId ? null : talk.marking;
      return { ...talk, lines: withAnswer(talk.lines, message, talk.marking), marking, lastSeq: Math.max(talk.lastSeq, message.seq) };
    }
    case 'topic_updated':
      return { ...talk, topic: message.topic };
    case 'session_ended':
      return ended({ ...talk, lastSeq: Math.max(talk.lastSeq, message.seq) });
    case 'error': {
      const { to } = message;
      // Words that are on their way beside it are answered all the same.
      const isBeside = to === 'update_topic' || to === 'answer_question';
      const lines = isBeside ? talk.lines : refused(talk.lines, { sentence: message.message, code: message.code ?? '' });
      const told = { ...talk, lines, busy: isBeside && talk.busy, marking: null };
      return message.code === 'SESSION_OVER' ? ended(told) : told;
    }
    default:
      return talk;
  }
}

/** The level of a hint message that gave the whole solution. */
const SOLUTION = 4;
