import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useUser } from '../../../lib/auth.ts';
import { keep, recall } from '../../../lib/kept-here.ts';

/**
 * What was typed into a form and not saved, kept in the tab under a name and the user's own: it comes back with the form. `saved` is the
 * JSON of what is saved. Without a name nothing is kept.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string | null, saved: string) {
  const { id } = useUser();
  const place = name && `${name}.${id}`;

  useEffect(() => {
    const kept = place ? (recall(place) as Partial<Values> | null) : null;
    for (const [field, value] of Object.entries(kept ?? {}))
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }, [form, place]);

  useEffect(() => {
    if (!place) return;
    const before = JSON.parse(saved) as Values;
    const { unsubscribe } = form.watch((values) => keepDifference(place, values, before));
    return unsubscribe;
  }, [form, place, saved]);

  return {
    forget: () => place && keep(place, null),
    /** Something was saved: only what is typed beside it is a draft yet. */
    keepBeside: (now: Values) => place && keepDifference(place, form.getValues(), now),
  };
}

function keepDifference(place: string, typed: FieldValues, saved: FieldValues): void {
  const different = Object.entries(typed).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(saved[field]));
  keep(place, different.length === 0 ? null : Object.fromEntries(different));
}
