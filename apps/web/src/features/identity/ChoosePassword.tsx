import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { nameOf, useUser } from '../../lib/auth.ts';
import { refreshUser } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneCall } from '../../lib/use-one-call.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, PasswordField } from '../../ui/Field.tsx';
import { ClockIcon, GearIcon } from '../../ui/icons.tsx';
import { Lou } from '../../ui/Lou.tsx';
import './choose-password.css';
import '../../ui/desk.css';
import { CopyButton } from './CopyButton.tsx';
import { PasswordRules, StrengthWord } from './PasswordRules.tsx';
import { choosePassword, sentenceForPassword } from './texts.ts';
import { usePasswordCheck } from './use-password-check.ts';

/** The end of the wizard: the made-up username to write down, and a password of one's own, now or later. `takesFocus`: it came in place of the step before. `onDone` hears whether one was chosen. */
export function ChoosePassword({ onDone, takesFocus = false }: { onDone: (isChosen: boolean) => void; takesFocus?: boolean }) {
  const user = useUser();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const ids = { strength: useId(), rules: useId() };
  const { rules, strength, noteRefusal } = usePasswordCheck(password, [user.username, user.email, user.firstName, user.lastName]);

  const look = () => setError((said) => sentenceForPassword(rules, password) ?? said);
  const save = useOneCall({
    mutationFn: () => trpc.identity.choosePassword.mutate({ next: password }),
    onSuccess: () => {
      void refreshUser(client);
      onDone(true);
    },
    onError: (failure) => {
      noteRefusal(failure);
      setError(sentenceOf(failure));
      field.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sentence = sentenceForPassword(rules, password) ?? (password === '' ? 'Please enter a password.' : undefined);
    setError(sentence);
    if (sentence) return field.current?.focus();
    save.mutate();
  };

  return (
    <section className="desk welcome" aria-labelledby="choose-password">
      <h1 id="choose-password" ref={heading} tabIndex={-1}>
        {choosePassword.title}
      </h1>
      <p className="quiet desk-line">{choosePassword.ready(nameOf(user))}</p>
      <div className="surface">
        <form className="next" onSubmit={submit} noValidate aria-labelledby="choose-password">
          <div className="password-fields">
            <div className="joined joined-field">
              <Field label="Your username is" value={user.username} readOnly autoComplete="username" hint={choosePassword.usernameHint(user.email)} />
              <CopyButton text={user.username} />
            </div>
            <div className="stack password-stack">
              <PasswordField
                ref={field}
                label="Password"
                shownAtFirst
                autoComplete="new-password"
                value={password}
                onChange={(event) => {
                  setPassword(event.currentTarget.value);
                  setError(undefined);
                }}
                onBlur={look}
                error={error}
                aria-describedby={`${ids.strength} ${ids.rules}`}
              />
              <StrengthWord id={ids.strength} strength={strength} refused={error !== undefined} />
            </div>
            <PasswordRules id={ids.rules} rules={rules} typed={password !== ''} />
            <p className="small quiet">{choosePassword.free}</p>
            <div className="row actions">
              <Button type="submit" pending={save.isPending && 'Saving...'}>
                Start Learning
              </Button>
              <Button tone="plain" onClick={() => onDone(false)}>
                Do this later
              </Button>
            </div>
          </div>
        </form>
        <div className="desk-lamp">
          <Lou flip size={196} label="Lou, idle" />
        </div>
        <div className="desk-edge" aria-hidden="true" />
        <ul className="also">
          <li>
            <ClockIcon />
            <span>
              <strong>If you do this later</strong>
              <span className="meta">{choosePassword.later}</span>
            </span>
          </li>
          <li>
            <GearIcon />
            <span>
              <strong>Where to find it</strong>
              <span className="meta">{choosePassword.where}</span>
            </span>
          </li>
        </ul>
      </div>
    </section>
  );
}
