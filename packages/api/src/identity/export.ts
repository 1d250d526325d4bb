/** Everything that is held about a user, put together for them to take away. Source: calls.md 'Me'. */
import type { exportMe } from '@lou/contract/me';
import { learnerStream, type RecordedFact } from '@lou/domain/kernel';
import type * as z from 'zod';
import { achievementsOf } from '../achievements/achievements.read.ts';
import type { Deps } from '../deps.ts';
import { asEnrollment, courseProgressOf } from '../enrolment/enrolment.read.ts';
import { skillTalliesOf } from '../mastery/mastery.read.ts';
import { answersIn } from '../quizzes/quizzes.read.ts';
import { type HandedOut, withoutOpenKeys } from '../quizzes/without-open-keys.read.ts';
import { tokenUseOf } from '../tutoring/token-use.read.ts';
import { transcriptReadsOf } from '../tutoring/transcript-reads.read.ts';
import { wholeSessionsOf } from '../tutoring/whole-sessions.read.ts';
import { settingsOf } from './settings.ts';
import { asUser, type UserRow } from './users.table.ts';

type Exported = z.input<typeof exportMe.output>;

/**
 * What other people did (who of the staff read a transcript) is told without who they are: facts come without their actor. And the
 * key of a question comes with its first answer, not before.
 */
export async function exportOf(deps: Deps, row: UserRow, signIns: Exported['signIns']): Promise<Exported> {
  const learner = await deps.log.learner(row.id);
  const facts = await deps.log.read(learnerStream(row.id));
  const words = await deps.log.words(facts.map(({ id }) => id));
  const handedOut = withoutOpenKeys(facts);
  return {
    exportedAt: new Date(deps.clock.nowMs()).toISOString(),
    profile: asUser(row),
    settings: settingsOf(row),
    signIns,
    courses: (await courseProgressOf(deps, learner)).map(asEnrollment),
    sessions: await wholeSessionsOf(deps, learner, facts, words),
    answers: await answersIn(deps, facts, words),
    ...achievementsOf(learner),
    skills: skillTalliesOf(learner),
    transcriptReads: await transcriptReadsOf(deps, learner),
    modelUse: await tokenUseOf(deps, row.id),
    facts: facts.map((fact) => asExported(fact, handedOut(fact, words.get(fact.id)))),
  };
}

function asExported({ version, type, recordedAtMs, meta }: RecordedFact, { data, words }: HandedOut): Exported['facts'][number] {
  const { timeZone } = meta;
  return {
    version,
    type,
    at: new Date(recordedAtMs).toISOString(),
    ...(timeZone && { timeZone }),
    data,
    ...(words && { words: words as Record<string, string | string[]> }),
  };
}
