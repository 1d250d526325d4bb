/** What sockets are told, in the words of the wire. */
import type { TakenAnswer } from '@lou/api/tutoring/answers.read';
import type { HeardElsewhere } from '@lou/api/tutoring/heard-elsewhere';
import type { HeardWords, TurnReply } from '@lou/api/tutoring/turn';
import type { ServerMessage } from '@lou/contract/socket';

/** Each sentence of a reply that was not told yet, for those who want it so. */
export const deltaMessages = ({ seq, turnId, sentences, sources, toldAhead }: TurnReply): ServerMessage[] =>
  sentences
    .slice(toldAhead)
    .map(({ text, sources: cited }) => ({ type: 'response_delta', seq, turnId, text, sources: cited.flatMap((n) => sources[n - 1] ?? []) }));

/** A reply as the spec has it, with what is ours. `transcription` is what was said to it; empty in a replay. */
export function replyMessage({ text, toldAhead: _told, ...reply }: TurnReply, transcription: string): ServerMessage {
  return { type: 'text_response', ...reply, transcription, response: text, audio: null };
}

/** What is told in a room of what its own sockets did not do. What it earned is told by /trpc/live. */
export function elsewhereMessage(heard: HeardElsewhere, seq: number): ServerMessage {
  if ('ended' in heard) return { type: 'session_ended', seq };
  if ('topic' in heard) return topicMessage(heard.topic, seq);
  if ('said' in heard) return saidMessage(heard.said);
  if ('answer' in heard) return answerMessage(heard.answer);
  return replyMessage(heard.reply, heard.asked);
}

/** What the learner said, in what is told of a session where they did not say it. */
export const saidMessage = (said: HeardWords): ServerMessage => ({ type: 'learner_said', ...said });

/** An answer as those are told it who did not give it here; what it earned was told where it was given. */
export const answerMessage = (answer: TakenAnswer): ServerMessage => ({ type: 'question_graded', ...answer, awards: [] });

export const topicMessage = (topic: string, seq: number): ServerMessage => ({
  type: 'topic_updated',
  seq,
  topic,
  message: `Now we are talking about “${topic}”.`,
});
