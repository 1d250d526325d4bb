import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHere } from '../lib/auth.ts';
import { accessDenied } from '../lib/auth-texts.ts';
import { ledToSignIn, wasSignedOut } from '../lib/current-user.ts';
import { lazyPartOr } from '../lib/lazy-part.tsx';
import { Titled } from '../lib/page-title.tsx';
import { hasSignInMarker } from '../lib/sign-in-marker.ts';
import { showsAccount } from '../lib/trpc.ts';
import { notify } from '../ui/notice-queue.ts';
import { Denied } from './Denied.tsx';
import { AppFrame } from './frame/AppFrame.tsx';
import { PlainFrame } from './frame/PlainFrame.tsx';
import { decide, find } from './guards.ts';
import { NotFound } from './NotFound.tsx';
import { routes } from './routes.ts';
import { ScreenMissingAlone } from './ScreenMissing.tsx';
import { Unreachable } from './Unreachable.tsx';
import { Waiting, WaitingPage } from './Waiting.tsx';

const FetchedLanding = lazyPartOr<object>(async () => (await import('../features/shell/landing/Landing.tsx')).Landing, ScreenMissingAlone);

interface Props {
  landing?: ReactNode;
}

/** The screen that this address shows to whoever is here; for somebody else in their place it begins anew. */
export function CurrentScreen({ landing }: Props) {
  const id = useHere().user?.id;
  const [seat, setSeat] = useState({ id, taken: 0 });
  // Signing in and out go on within the screen where they are done.
  if (seat.id !== id) setSeat({ id, taken: seat.taken + (seat.id && id ? 1 : 0) });
  // What is on the screen by then is theirs, and so is what it calls.
  useLayoutEffect(() => showsAccount(id ?? null), [id]);
  return (
    <Fragment key={seat.taken}>
      <ScreenOfAddress landing={landing} />
    </Fragment>
  );
}

function ScreenOfAddress({ landing }: Props) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const client = useQueryClient();
  const { user, determining, unreached } = useHere();
  const decision = determining || unreached ? null : decide(routes, { path, search, wasSignedOut: wasSignedOut(client) }, user);
  const destination = decision && 'go' in decision ? decision.go : null;
  const denied = decision && 'go' in decision && decision.because === 'access-denied';

  useEffect(() => {
    if (!destination) return;
    if (denied) notify(accessDenied);
    navigate(destination, { replace: true });
    ledToSignIn(client);
  }, [client, destination, denied, navigate]);

  if (unreached) return framed('plain', <Unreachable />);
  if (!decision || 'go' in decision) return <Waiting beside={hasSignInMarker() && (find(routes, path)?.route.frame ?? 'app') === 'app'} />;
  switch (decision.show) {
    case 'landing':
      return (
        landing ?? (
          <Suspense fallback={<Waiting />}>
            <FetchedLanding />
          </Suspense>
        )
      );
    case 'not-found':
      return framed(user ? 'app' : 'plain', <NotFound />, 'Page Not Found');
    case 'denied':
      return framed('app', <Denied />, 'Access denied');
    case 'route': {
      const { route, parameters } = decision;
      return framed(route.frame, <route.screen parameters={parameters} />, route.title);
    }
  }
}

/** A screen in its frame: while its code is on the way the frame stands and bones hold its place. */
function framed(frame: 'app' | 'plain' | 'full', screen: ReactNode, title = 'Lou') {
  const Frame = frame === 'app' ? AppFrame : PlainFrame;
  const inside = (
    <Suspense fallback={frame === 'full' ? <Waiting /> : <WaitingPage />}>
      <Titled title={title}>{screen}</Titled>
    </Suspense>
  );
  return frame === 'full' ? inside : <Frame>{inside}</Frame>;
}
