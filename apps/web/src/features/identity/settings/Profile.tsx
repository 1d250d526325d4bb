import type { AccountSettings } from '@lou/contract/me';
import type { Interest } from '@lou/domain/interests';
import { useId } from 'react';
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
  const goals = useId();
  const { error, ...goalsField } = field('learningGoals');
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
      <div className="field">
        <label className="field-label" htmlFor={goals}>
          Learning goals
        </label>
        <textarea className="input" id={goals} rows={2} {...goalsField} aria-invalid={error !== undefined} aria-describedby={`${goals}-hint`} />
        <span className="hint" id={`${goals}-hint`}>
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
