import { bySchema, useFields } from '../../lib/forms.ts';
import { useLogin } from '../../lib/signing.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, PasswordField } from '../../ui/Field.tsx';
import { forgotten } from './texts.ts';
import { useWayBack } from './use-way-back.ts';

const start = { username: '', password: '' };
const check = bySchema<typeof start>(async () => (await import('@lou/contract/identity')).login.input);

/** Username (or e-mail) and password. A failure shows the auth layer's notice and stands under the password; what was typed stays. Source: L§2, L§5, L§8. */
export function SignInForm() {
  const { form, field } = useFields({ start, check });
  const login = useLogin();
  const goBack = useWayBack();

  const submit = form.handleSubmit(async (values) => {
    try {
      await login.mutateAsync(values);
      goBack();
    } catch (error) {
      // The auth layer's notice goes away; the sentence under the field stays until something is typed.
      form.setError('password', { type: 'server', message: sentenceOf(error) });
      form.setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field label="Username" hint="Or the email that you registered with." required autoComplete="username" autoCapitalize="none" {...field('username')} />
      <PasswordField label="Password" required autoComplete="current-password" {...field('password')} />
      <Button type="submit" pending={login.isPending && 'Signing in...'}>
        Sign In
      </Button>
      <p className="small quiet">{forgotten}</p>
    </form>
  );
}
