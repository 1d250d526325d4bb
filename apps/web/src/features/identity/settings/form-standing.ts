/** How a part of the settings stands: what its foot says. Pure. */
export type FormStanding =
  | { readonly state: 'unchanged' | 'changed' | 'saving' }
  /** `at`: ISO 8601. */
  | { readonly state: 'saved'; readonly at: string }
  | { readonly state: 'failed'; readonly sentence: string };

/** What saving came to the last time, until something else is changed. */
export type Outcome = { readonly at: string } | { readonly sentence: string } | null;

/** A change after saving is a change again; what could not be saved stays to be saved. */
export function formStandingOf({ isSaving, isChanged, outcome }: { isSaving: boolean; isChanged: boolean; outcome: Outcome }): FormStanding {
  if (isSaving) return { state: 'saving' };
  if (isChanged) return outcome && 'sentence' in outcome ? { state: 'failed', sentence: outcome.sentence } : { state: 'changed' };
  return outcome && 'at' in outcome ? { state: 'saved', at: outcome.at } : { state: 'unchanged' };
}
