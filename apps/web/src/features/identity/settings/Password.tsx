import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useUser } from '../../../lib/auth.ts';
import { refreshUser } from '../../../lib/current-user.ts';
import { asCallFailed, trpc } from '../../../lib/trpc.ts';
import { useOneCall } from '../../../lib/use-one-call.ts';
import { PasswordField } from '../../../ui/Field.tsx';
import { PasswordRules, StrengthWord } from '../PasswordRules.tsx';
import { sentenceForPassword } from '../texts.ts';
import { usePasswordCheck } from '../use-password-check.ts';
import { formStandingOf, type Outcome } from './form-standing.ts';
import { SettingForm } from './SettingSection.tsx';

const nothing = { current: '', next: '' };

/** Another password; the current one is not asked for while Lou made it up. What is typed here is never kept. */
export function Password() {
  const user = useUser();
  const client = useQueryClient();
  const [typed, setTyped] = useState(nothing);
  const [wrong, setWrong] = useState<{ current?: string | undefined; next?: string | undefined }>({});
  const [outcome, setOutcome] = useState<Outcome>(null);
  const lines = { current: useRef<HTMLInputElement>(null), next: useRef<HTMLInputElement>(null) };
  const ids = { strength: useId(), rules: useId() };
  const { rules, strength, noteRefusal } = usePasswordCheck(typed.next, [user.username, user.email, user.firstName, user.lastName]);
  const isChanged = typed.current !== '' || typed.next !== '';

  const type = (line: keyof typeof nothing, text: string) => {
    setTyped({ ...typed, [line]: text });
    setWrong({ ...wrong, [line]: undefined });
    setOutcome(null);
  };
  const complain = (line: keyof typeof nothing, sentence: string) => {
    setWrong({ [line]: sentence });
    lines[line].current?.focus();
  };
  const save = useOneCall({
    mutationFn: () => trpc.identity.choosePassword.mutate({ next: typed.next, ...(!user.passwordGenerated && { current: typed.current }) }),
    onSuccess: () => {
      setTyped(nothing);
      setWrong({});
      setOutcome({ at: new Date().toISOString() });
      void refreshUser(client);
      void client.invalidateQueries({ queryKey: ['identity.signIns'] });
    },
    onError: (failure) => {
      const { sentence, code } = asCallFailed(failure);
      const line = code === 'WRONG_PASSWORD' ? 'current' : code.startsWith('PASSWORD_') ? 'next' : undefined;
      noteRefusal(failure);
      if (line) complain(line, sentence);
      setOutcome({ sentence: line ? 'Nothing has been changed yet.' : sentence });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!user.passwordGenerated && typed.current === '') return complain('current', 'Please enter your current password.');
    const sentence = typed.next === '' ? 'Please enter a password.' : sentenceForPassword(rules, typed.next);
    if (sentence) return complain('next', sentence);
    save.mutate();
  };

  return (
    <SettingForm
      id="password"
      title="Password"
      lead="Changing it signs out every other device."
      save="Save password"
      standing={formStandingOf({ isSaving: save.isPending, isChanged, outcome })}
      onSubmit={submit}
      onUndo={() => {
        setTyped(nothing);
        setWrong({});
        setOutcome(null);
      }}
    >
      {user.passwordGenerated ? (
        <p className="meta">
          {user.passwordHandedOver ? 'Your password was made for you' : 'Lou made up your password'}, so you are not asked for it. You sign in with your
          username, <strong>{user.username}</strong>
          {user.email !== null && ', or with your email'}.
        </p>
      ) : (
        <PasswordField
          ref={lines.current}
          label="Current password"
          autoComplete="current-password"
          value={typed.current}
          onChange={(event) => type('current', event.currentTarget.value)}
          error={wrong.current}
        />
      )}
      <div className="stack new-password">
        <PasswordField
          ref={lines.next}
          label="New password"
          autoComplete="new-password"
          value={typed.next}
          onChange={(event) => type('next', event.currentTarget.value)}
          onBlur={() => setWrong({ ...wrong, next: sentenceForPassword(rules, typed.next) ?? wrong.next })}
          error={wrong.next}
          aria-describedby={`${ids.strength} ${ids.rules}`}
        />
        <StrengthWord id={ids.strength} strength={strength} refused={wrong.next !== undefined} />
      </div>
      <PasswordRules id={ids.rules} rules={rules} typed={typed.next !== ''} />
    </SettingForm>
  );
}
