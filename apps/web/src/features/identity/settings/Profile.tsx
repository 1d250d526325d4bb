import type { AccountSettings } from '@lou/contract/me';
import type { Interest } from '@lou/domain/interests';
import { type ComponentProps, useId } from 'react';
import { useUser } from '../../../lib/auth.ts';
import { Field } from '../../../ui/Field.tsx';
import { CrossIcon } from '../../../ui/icons.tsx';
import { InterestChoices } from '../../onboarding/InterestChoices.tsx';
import { SettingForm } from './SettingSection.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** Name, address, goals and interests. */
export function Profile({ settings }: { settings: AccountSettings }) {
  const { username } = useUser();
  const { form, field, submit, undo, standing } = useSettingForm(
    settings,
    ['firstName', 'lastName', 'email', 'learningGoals', 'interests'],
    'settings.profile',
  );
  return (
    <SettingForm
      id="profile"
      title="Profile"
      lead="How Lou speaks to you, and what it looks for on your behalf."
      save="Save profile"
      standing={standing}
      onSubmit={submit}
      onUndo={undo}
    >
      <div className="two">
        <Field label="First name" autoComplete="given-name" {...field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <Field label="Email" type="email" autoComplete="email" hint="Not needed. With it you can sign in by email too." {...field('email')} />
      <p className="meta">
        Your username is <strong>{username}</strong>. It stays as it is.
      </p>
      <Goals {...field('learningGoals')} />
      <InterestChoices
        chosen={form.watch('interests') as readonly Interest[]}
        onChange={(chosen) => form.setValue('interests', [...chosen], { shouldDirty: true })}
      >
        <legend>Interests</legend>
        <p className="meta choices-hint">Lou puts the courses that belong to them first.</p>
      </InterestChoices>
    </SettingForm>
  );
}

/** Several lines to write on. The form knows its fields in the order in which they are drawn, and leads to the first that is wrong. */
function Goals({ error, ...field }: ComponentProps<'textarea'> & { error: string | undefined }) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Learning goals
      </label>
      <textarea className="input" id={id} rows={2} {...field} aria-invalid={error !== undefined} aria-describedby={`${id}-hint`} />
      <span className="hint" id={`${id}-hint`}>
        {error ? (
          <span className="error">
            <CrossIcon />
            {error}
          </span>
        ) : (
          'In your own words, separated by commas.'
        )}
      </span>
    </div>
  );
}
