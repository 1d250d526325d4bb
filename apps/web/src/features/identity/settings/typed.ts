import type { AccountSettings } from '@lou/contract/me';

/** Settings as the lines of a form hold them: a line that is not filled is an empty one. */
export type Typed<Name extends keyof AccountSettings> = { [Each in Name]: Exclude<AccountSettings[Each], null> };

/** The named settings, for a form. */
export const typedOf = <Name extends keyof AccountSettings>(settings: AccountSettings, names: readonly Name[]): Typed<Name> =>
  Object.fromEntries(names.map((name) => [name, settings[name] ?? ''])) as Typed<Name>;
