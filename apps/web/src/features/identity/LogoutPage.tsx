import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { knowsNoPassword, useHere, useLogout } from '../../lib/auth.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Empty, Problem } from '../../ui/states.tsx';
import { withoutPassword } from './without-password.ts';

/** Signs out and returns to `/`. Whoever knows no password is asked once more. Source: server-decisions.md 'Who'. */
export function LogoutPage() {
  const { user } = useHere();
  const [sure, setSure] = useState(false);
  const [, navigate] = useLocation();
  const { mutate, isPending, isIdle, error } = useLogout();
  const signedOut = user === null;
  const mayGo = user !== null && (sure || !knowsNoPassword(user));

  useEffect(() => {
    if (mayGo && isIdle) mutate();
  }, [mayGo, isIdle, mutate]);
  useEffect(() => {
    if (signedOut && isIdle) navigate('/', { replace: true });
  }, [signedOut, isIdle, navigate]);

  if (error) return <Problem title="You are still signed in" text={sentenceOf(error)} retry={mutate} />;
  if (user && !mayGo)
    return (
      <Empty heading="h1" title={withoutPassword.question} text={withoutPassword.consequence}>
        <div className="row">
          <ButtonLink href="/onboarding">Choose a password</ButtonLink>
          <Button tone="second" pending={isPending && 'Signing out...'} onClick={() => setSure(true)}>
            Sign out anyway
          </Button>
        </div>
        <ButtonLink tone="plain" href="/">
          Stay
        </ButtonLink>
      </Empty>
    );
  return <Empty heading="h1" title="Signing out..." />;
}
