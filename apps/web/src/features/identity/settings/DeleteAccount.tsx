import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../../../lib/auth.ts';
import { readCurrentUser, storeUser } from '../../../lib/current-user.ts';
import { forgetAll } from '../../../lib/kept-here.ts';
import { isSignedOut, mayPass, trpc } from '../../../lib/trpc.ts';
import { useOneCall } from '../../../lib/use-one-call.ts';
import { sentenceOf } from '../../../lib/wire.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs.tsx';
import { Field, PasswordField } from '../../../ui/Field.tsx';
import { notify } from '../../../ui/notice-queue.ts';
import { accountDeleted } from '../texts.ts';
import { WhatGoes } from './WhatGoes.tsx';

/** Asks once more, with what goes, and for the password; for the username of whoever knows no password. */
export function DeleteAccount({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { username, passwordGenerated } = useUser();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const line = useRef<HTMLInputElement>(null);
  const form = useId();
  const leave = () => {
    navigate('/', { replace: true });
    forgetAll();
    storeUser(client, null);
    notify(accountDeleted);
  };
  const remove = useOneCall({
    mutationFn: () => trpc.identity.deleteMe.mutate(passwordGenerated ? { username: typed } : { password: typed }),
    onSuccess: () => leave(),
    onError: async (failure) => {
      // It was deleted where nobody is signed in any more: the answer got lost.
      const isGone = (isSignedOut(failure) || mayPass(failure)) && (await readCurrentUser().catch(() => undefined)) === null;
      if (isGone) return leave();
      setError(sentenceOf(failure));
      line.current?.focus();
    },
  });
  const close = () => {
    setTyped('');
    setError(undefined);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== '') return remove.mutate();
    setError(passwordGenerated ? 'Please enter your username.' : 'Please enter your password.');
    line.current?.focus();
  };
  const field = {
    ref: line,
    value: typed,
    error,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setTyped(event.currentTarget.value);
      setError(undefined);
    },
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Delete your account?"
      foot={
        <>
          <Button tone="danger" className="line" type="submit" form={form} pending={remove.isPending && 'Deleting...'}>
            Delete my account
          </Button>
          <Button tone="second" onClick={close}>
            Keep my account
          </Button>
        </>
      }
    >
      <p>
        The account <strong>{username}</strong> is deleted as soon as you confirm. It cannot be undone.
      </p>
      <WhatGoes level="h3" />
      <form className="stack" id={form} onSubmit={submit} noValidate>
        {passwordGenerated ? (
          <Field label="Your username" hint={`To be sure that you mean it, type ${username}.`} autoComplete="off" autoCapitalize="none" {...field} />
        ) : (
          <PasswordField label="Your password" autoComplete="current-password" {...field} />
        )}
      </form>
    </Dialog>
  );
}
