import type { AccountSettings, SettingsChange } from '@lou/contract/me';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import { EMAIL_TAKEN, takenField } from '../../../lib/auth-texts.ts';
import { refreshUser } from '../../../lib/current-user.ts';
import { bySchema, showServerFields, useFields } from '../../../lib/forms.ts';
import { keep, recall } from '../../../lib/kept-here.ts';
import { reading } from '../../../lib/queries.ts';
import { refreshAfter } from '../../../lib/refresh.ts';
import { trpc } from '../../../lib/trpc.ts';
import { sentenceOf } from '../../../lib/wire.ts';
import { type Outcome, standingOf } from './standing.ts';

/** What the lines of a form hold: an empty line is nothing. */
type Typed<Values> = { [Name in keyof Values]: Exclude<Values[Name], null> };

const asTyped = <Values extends object>(values: Values): Typed<Values> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])) as Typed<Values>;

/** The names in `keys` of the settings, as a form has them. */
const pick = <Name extends keyof AccountSettings>(settings: AccountSettings, names: readonly Name[]) =>
  asTyped(Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<AccountSettings, Name>);

/**
 * One part of the settings as a form of its own: `names` are its fields. What was typed and not saved outlives a reload in
 * this tab (`draft` names it); what another device saves shows here, but for the fields that are being changed.
 */
export function useSettingForm<Name extends keyof AccountSettings & string>(settings: AccountSettings, names: readonly Name[], draft: string) {
  type Values = Typed<Pick<AccountSettings, Name>>;
  const client = useQueryClient();
  const known = pick(settings, names) as Values;
  const [check] = useState(() => bySchema<Values>(async () => (await import('@lou/contract/me')).settingsChange));
  const { form, field } = useFields<Values>({ start: known as DefaultValues<Values>, check });
  const [outcome, setOutcome] = useState<Outcome>(null);
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const changedNames = names.filter((name) => (dirtyFields as Record<string, unknown>)[name]);

  const latest = JSON.stringify(known);
  useEffect(() => {
    form.reset(JSON.parse(latest) as Values, { keepDirtyValues: true });
  }, [form, latest]);

  // What was left unsaved comes back, and is kept as it changes.
  useEffect(() => {
    const kept = recall(draft) as Partial<Values> | null;
    for (const [name, value] of Object.entries(kept ?? {})) form.setValue(name as Path<Values>, value as never, { shouldDirty: true });
  }, [form, draft]);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      const different = Object.entries(values).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify((JSON.parse(latest) as Values)[name as Name]),
      );
      keep(draft, different.length === 0 ? null : Object.fromEntries(different));
    });
    return unsubscribe;
  }, [form, draft, latest]);

  const submit = form.handleSubmit(async (values) => {
    setOutcome(null);
    try {
      const change = Object.fromEntries(changedNames.map((name) => [name, values[name]])) as SettingsChange;
      const saved = await trpc.identity.changeSettings.mutate(change);
      client.setQueryData(reading('identity.settings', {}).queryKey, saved);
      form.reset(pick(saved, names) as Values);
      keep(draft, null);
      setOutcome({ at: new Date().toISOString() });
      void refreshUser(client);
      void refreshAfter(client, 'settings');
    } catch (error) {
      if (takenField(sentenceOf(error)) === 'email') form.setError('email' as Path<Values>, { type: 'server', message: EMAIL_TAKEN }, { shouldFocus: true });
      else showServerFields(form, error);
      setOutcome({ sentence: sentenceOf(error) });
    }
  });
  const undo = () => {
    setOutcome(null);
    form.reset(known);
    keep(draft, null);
  };
  return { form, field, submit, undo, standing: standingOf({ isSaving: isSubmitting, isChanged: isDirty, outcome }) };
}
