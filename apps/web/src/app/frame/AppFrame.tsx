import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { PointsBar } from '../../features/achievements/PointsBar.tsx';
import { knowsNoPassword, nameOf, useLogout, useUser } from '../../lib/auth.ts';
import { hasVoice } from '../../lib/voice.ts';
import { Button } from '../../ui/Button.tsx';
import { SideSheet } from '../../ui/dialogs.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { Main } from '../../ui/Main.tsx';
import { Brand, SkipLink } from '../../ui/TopBar.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Initials } from './Initials.tsx';
import { SideNav } from './SideNav.tsx';
import './app-frame.css';

/** The frame of a signed-in page: bar with points, seals, name and Sign Out; navigation at the side, in a drawer under 1080 px. */
export function AppFrame({ children }: { children: ReactNode }) {
  const user = useUser();
  const [navOpen, setNavOpen] = useState(false);
  const signOut = useSignOut();
  return (
    <>
      <SkipLink />
      <header className="topbar" data-kept-clear>
        <IconButton icon={MenuIcon} name="Open navigation" className="nav-menu at-start" aria-expanded={navOpen} onClick={() => setNavOpen(true)} />
        <Brand leadsTo="dashboard" />
        <PointsBar className="push only-wide" />
        <div className="who only-wide">
          <Initials user={user} />
          <span className="who-name">{nameOf(user)}</span>
        </div>
        <Button className="only-wide" tone="second" size="small" onClick={signOut.start} pending={signOut.pending && 'Signing out...'}>
          Sign Out
        </Button>
        <AccountMenu signOut={signOut} />
      </header>
      <PointsBar className="strip only-small" />
      <SideSheet opened={navOpen} onClose={() => setNavOpen(false)} title="Navigation">
        <SideNav voice={hasVoice()} onFollow={() => setNavOpen(false)} />
      </SideSheet>
      <div className="shell">
        <div className="only-wide">
          <SideNav voice={hasVoice()} />
        </div>
        <Main>{children}</Main>
      </div>
    </>
  );
}

export interface SignOut {
  start: () => void;
  pending: boolean;
}

/** Signing out at once; whoever knows no password is asked once more, on /logout. */
function useSignOut(): SignOut {
  const user = useUser();
  const [, navigate] = useLocation();
  const { mutate, isPending } = useLogout();
  return { start: () => (knowsNoPassword(user) ? navigate('/logout') : mutate()), pending: isPending };
}
