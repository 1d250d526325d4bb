/** What staff do to journeys. Learners who are on one keep the revision that their facts name. */
import type { Cause } from '@lou/eventlog';
import { staffCommands } from '../content/staff-commands.ts';
import type { Deps } from '../deps.ts';
import { type JourneyText, journeyKind } from './journey.ts';

type CommandDeps = Pick<Deps, 'log' | 'clock' | 'ids' | 'journeys'>;

const commands = staffCommands(journeyKind, { code: 'JOURNEY_NOT_FOUND', sentence: 'This learning journey does not exist.' });

/** Makes a journey and answers its id. */
export async function createJourney(deps: CommandDeps, cause: Cause, draft: Omit<JourneyText, 'id'> & { readonly isActive: boolean }): Promise<string> {
  const { isActive, ...text } = draft;
  const id = deps.ids.random();
  await commands.create(deps, cause, { content: { ...text, id }, isActive });
  deps.journeys.drop();
  return id;
}

/** Changes a journey; from now on its text is staff's. Refuses JOURNEY_NOT_FOUND. */
export async function reviseJourney(
  deps: CommandDeps,
  cause: Cause,
  id: string,
  changes: Partial<Omit<JourneyText, 'id'>> & { readonly isActive?: boolean },
): Promise<void> {
  const { isActive, ...text } = changes;
  await commands.revise(deps, cause, id, (before) => ({ content: { ...before.content, ...text }, isActive: isActive ?? before.isActive }));
  deps.journeys.drop();
}

/** Takes a journey away. Refuses JOURNEY_NOT_FOUND. */
export async function deleteJourney(deps: CommandDeps, cause: Cause, id: string): Promise<void> {
  await commands.remove(deps, cause, id);
  deps.journeys.drop();
}
