/** A user's settings: rows, with the thin fact that other open pages hear of. Source: calls.md 'Me'; decision 0010. */
import type { AccountSettings, SettingsChange } from '@lou/contract/me';
import { preferences } from '@lou/contract/preferences';
import { type SettingName, SettingsChanged, settingName } from '@lou/domain/identity/events';
import { learnerStream } from '@lou/domain/kernel';
import type { Cause } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { goalsApart, goalsTogether } from '../onboarding/learning-goals.read.ts';
import { nameTaken } from './accounts.ts';
import { gone } from './own-account.ts';
import { zoneToCount } from './own-zone.ts';
import { type KeptSettings, lockUser, preferencesOf, type UserRow, updateUser } from './users.table.ts';

/** A row as its owner's settings. */
export const settingsOf = (row: UserRow): AccountSettings => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  ...goalsApart(row.learning_goals),
  timeZone: row.time_zone,
  ...preferencesOf(row.settings),
});

/**
 * Changes what is named, answers all settings as they are kept: interests named among the goals are interests, and each stands once.
 * Quiet where nothing becomes different. A time zone counts from here on: facts
 * of before keep their day. The browser's counts where none was chosen. Refuses an address that somebody else has (409, 'Email already exists.').
 */
export async function changeSettings(
  deps: Pick<Deps, 'log'>,
  userId: string,
  { browserTimeZone, ...change }: SettingsChange,
  cause: Cause,
): Promise<AccountSettings> {
  try {
    const { result } = await deps.log.appendWith(async (tx) => {
      const row = await lockUser(tx, userId);
      if (!row) throw gone();
      const before = settingsOf(row);
      const timeZone = zoneToCount(row, browserTimeZone);
      const wanted = { ...before, timeZone, ...named(change) };
      const goals = goalsTogether(wanted);
      const after = { ...wanted, ...goalsApart(goals) };
      const changed = settingName.options.filter((name) => !isSame(before[name], after[name]));
      // Choosing the zone that the browser had anyway is a choice too.
      if (changed.length === 0 && change.timeZone === undefined) return { result: before, appends: [] };
      await updateUser(tx, userId, rowOf(after, goals, { ...row.settings, ...(change.timeZone !== undefined && { timeZoneChosen: true }) }));
      const facts = changed.length === 0 ? [] : [SettingsChanged({ learnerId: userId, changed })];
      return { result: after, appends: facts.map((fact) => ({ stream: learnerStream(userId), facts: [fact], cause })) };
    });
    return result;
  } catch (error) {
    throw nameTaken(error) ?? error;
  }
}

function rowOf(after: AccountSettings, goals: string, kept: KeptSettings) {
  return {
    first_name: after.firstName,
    last_name: after.lastName,
    email: after.email,
    learning_goals: goals,
    time_zone: after.timeZone,
    settings: { ...kept, ...preferences.parse(after) },
  };
}

/** What a change names; an undefined part names nothing. */
const named = (change: SettingsChange): Partial<AccountSettings> => Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

const isSame = (one: AccountSettings[SettingName], other: AccountSettings[SettingName]): boolean => JSON.stringify(one) === JSON.stringify(other);
