import type { AccountSettings, SettingsChange } from '@lou/contract/me';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { bySchema, showServerFields, useFields } from '../../../lib/forms.ts';
import { reading } from '../../../lib/queries.ts';
import { refreshAfter } from '../../../lib/refresh.ts';
import { takenField } from '../../../lib/signing-texts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { sentenceOf } from '../../../lib/wire.ts';
import { formStandingOf, type Outcome } from './form-standing.ts';
import { type Typed, typedOf } from './typed.ts';
import { useDraft } from './use-draft.ts';

/** To whoever is signed in; a newcomer is asked to try logging in. */
const TAKEN_BY_ANOTHER = 'Another account has this email. Please use a different one.';

/**
 * One part of the settings as a form of its own: `names` are its fields. Only what was changed is sent. What another device
 * saves shows here, but for the fields that are being changed; what is typed while saving stays typed. With a `draft`, what
 * was not saved outlives a reload in this tab.
 */
export function useSettingForm<Name extends keyof AccountSettings & string>(settings: AccountSettings, names: readonly Name[], draft: string | null) {
  type Values = Typed<Name>;
  const client = useQueryClient();
  const known = typedOf(settings, names);
  const [check] = useState(() => bySchema<Values>(async () => (await import('@lou/contract/me')).settingsChange));
  const { form, field } = useFields<Values>({ start: known as DefaultValues<Values>, check });
  const [outcome, setOutcome] = useState<Outcome>(null);
  const { isDirty, isSubmitting } = form.formState;

  /** What the form took for saved when it last looked. */
  const base = useRef(known);
  const latest = JSON.stringify(known);
  useEffect(() => {
    const saved = JSON.parse(latest) as Values;
    if (isSame(base.current, saved)) return;
    rebase(form, base.current, saved);
    base.current = saved;
  }, [form, latest]);
  const draftOf = useDraft(form, draft, latest);

  const submit = form.handleSubmit(async (sent) => {
    setOutcome(null);
    const changed = names.filter((name) => !isSame(sent[name], base.current[name]));
    try {
      const saved = await trpc.identity.changeSettings.mutate(Object.fromEntries(changed.map((name) => [name, sent[name]])) as SettingsChange);
      base.current = typedOf(saved, names);
      rebase(form, sent, base.current);
      draftOf.keepBeside(base.current);
      setOutcome({ at: new Date().toISOString() });
      client.setQueryData(reading('identity.settings', {}).queryKey, saved);
      void refreshAfter(client, 'settings');
    } catch (error) {
      const isTaken = takenField(sentenceOf(error)) === 'email';
      const sentence = isTaken ? TAKEN_BY_ANOTHER : sentenceOf(error);
      if (isTaken) form.setError('email' as Path<Values>, { type: 'server', message: sentence }, { shouldFocus: true });
      else showServerFields(form, error);
      setOutcome({ sentence });
    }
  });
  const undo = () => {
    setOutcome(null);
    form.reset(known);
    draftOf.forget();
  };
  return { form, field, submit, undo, standing: formStandingOf({ isSaving: isSubmitting, isChanged: isDirty, outcome }) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Moves a form to what is saved by now; what was typed since `before` stays typed. */
function rebase<Values extends FieldValues>(form: UseFormReturn<Values>, before: Values, saved: Values): void {
  const typed = form.getValues();
  form.reset(saved, { keepErrors: true });
  for (const name of Object.keys(saved) as Path<Values>[])
    if (!isSame(typed[name], before[name])) form.setValue(name, typed[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
}
