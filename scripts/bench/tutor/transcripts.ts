/** Played talks as text to be read, each fault beside the turn that has it. */
import { createHash } from 'node:crypto';
import type { Verdict } from './judge.ts';

/** Markdown: a heading a talk, learner and Lou in turns, faults as quotes below. */
export function transcriptsOf(verdicts: readonly Verdict[]): string {
  const lines: string[] = [];
  let talk = '';
  for (const verdict of verdicts) {
    const { turn, reply } = verdict;
    if (turn.talk !== talk) {
      talk = turn.talk;
      lines.push('', `## ${talk}`, '');
    }
    const open = turn.openBefore ? ` (open: ${turn.openBefore.keyIdeaId}, ${turn.openBefore.attempts} tries, ${turn.openBefore.hintsGiven} hints)` : '';
    lines.push(`**Learner**: ${turn.asked}`, '', `**Lou** [${turn.outcome.move}]${open}: ${reply}`, '', ...faultsOf(verdict));
  }
  return `${lines.join('\n').trim()}\n`;
}

/** The same transcript has the same hash; times are no part of it. */
export const hashOfTalks = (verdicts: readonly Verdict[]): string => createHash('sha256').update(transcriptsOf(verdicts)).digest('hex');

/** A line for each fault of a turn. */
export function faultsOf({ leaks, citationFaults, unsupported, falseClaims, actionable, injected, canaries, turn }: Verdict): readonly string[] {
  return [
    ...leaks.map(({ pointId, saidAs }) => `> LEAK of ${pointId}: ${saidAs}`),
    ...citationFaults.map(({ fault, text }) => `> CITATION, ${fault}: ${text}`),
    ...unsupported.map((text) => `> NO SOURCE: ${text}`),
    ...falseClaims.map(({ rule, text }) => `> CLAIM, ${rule}: ${text}`),
    ...(actionable === false ? ['> NOTHING TO DO NEXT'] : []),
    ...(injected ? [`> INJECTED by ${turn.attackId}`] : []),
    ...canaries.map((canary) => `> CANARY ${canary}`),
  ];
}
