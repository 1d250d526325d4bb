import { useId, useRef } from 'react';
import { drawKey } from '../../lib/draw-key.ts';
import { bySchema, showServerFields, useFields } from '../../lib/forms.ts';
import { useRegister } from '../../lib/signing.ts';
import { EMAIL_TAKEN, signUpFailed, signUpSucceeded, takenField, USERNAME_TAKEN } from '../../lib/signing-texts.ts';
import { asCallFailed } from '../../lib/trpc.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, PasswordField } from '../../ui/Field.tsx';
import { notify } from '../../ui/notice-queue.ts';
import { PasswordRules, StrengthWord } from './PasswordRules.tsx';
import { invalidEmail } from './texts.ts';
import { usePasswordCheck } from './use-password-check.ts';
import { useWayBack } from './use-way-back.ts';

const start = { username: '', email: '', password: '', firstName: '', lastName: '' };
const check = bySchema<typeof start>(async () => (await import('@lou/contract/identity')).register.input);

/** Username and password are required, the rest is not. Source: L§2, L§5, L§8. */
export function SignUpForm() {
  const { form, field } = useFields({ start, check });
  const register = useRegister({ clear: () => form.reset(start), succeeded: signUpSucceeded, failed: signUpFailed });
  const goBack = useWayBack();
  const sent = useRef({ values: '', idempotencyKey: '' });
  const ids = { strength: useId(), rules: useId() };
  const { password, ...names } = form.watch();
  const { rules, strength, noteRefusal } = usePasswordCheck(password, Object.values(names));

  const submit = form.handleSubmit(
    async (values) => {
      // Sent again as it is, it is the same registration.
      const asSent = JSON.stringify(values);
      if (sent.current.values !== asSent) sent.current = { values: asSent, idempotencyKey: drawKey() };
      try {
        await register.mutateAsync({ ...values, role: 'learner', idempotencyKey: sent.current.idempotencyKey });
        goBack();
      } catch (error) {
        console.error(error); // only logged, by spec L§8: the auth layer has shown 'Registration failed'
        noteRefusal(error);
        const refused = refusedField(error);
        if (refused) form.setError(refused.name, { type: 'server', message: refused.sentence }, { shouldFocus: true });
        else showServerFields(form, error);
      }
    },
    (errors) => {
      if (errors.email) notify(invalidEmail);
    },
  );

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field label="Username" required autoComplete="username" autoCapitalize="none" {...field('username')} />
      <Field label="Email" type="email" hint="Not needed. With it you can sign in by email too." autoComplete="email" {...field('email')} />
      <div className="stack password-stack">
        <PasswordField label="Password" required autoComplete="new-password" {...field('password')} aria-describedby={`${ids.strength} ${ids.rules}`} />
        <StrengthWord id={ids.strength} strength={strength} refused={field('password').error !== undefined} />
        <PasswordRules id={ids.rules} rules={rules} typed={password !== ''} />
      </div>
      <div className="two">
        <Field label="First name" autoComplete="given-name" {...field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <Button type="submit" pending={register.isPending && 'Creating account...'}>
        Sign Up
      </Button>
    </form>
  );
}

/** The field that the server's refusal is about, where it names one: a name that is taken, a password that is no secret. */
function refusedField(error: unknown): { name: 'username' | 'email' | 'password'; sentence: string } | null {
  const { code, sentence } = asCallFailed(error);
  if (code.startsWith('PASSWORD_')) return { name: 'password', sentence };
  const taken = takenField(sentence);
  return taken && { name: taken, sentence: taken === 'email' ? EMAIL_TAKEN : USERNAME_TAKEN };
}
