import { Link } from 'wouter';
import { useUser } from '../../lib/auth.ts';
import { useFoldOut } from '../../ui/use-fold-out.ts';
import type { SignOut } from './AppFrame.tsx';
import { Initials } from './Initials.tsx';

/** The small screen's menu: Settings, Help, Sign Out. Escape and a tap elsewhere close it. Source: L§2 Header. */
export function AccountMenu({ signOut }: { signOut: SignOut }) {
  const user = useUser();
  const { box, button, list, open, toggle, close } = useFoldOut();
  return (
    <div className="account push only-small" ref={box}>
      <button className="icon-button" type="button" ref={button} aria-expanded={open} aria-controls={list} onClick={toggle}>
        <Initials user={user} />
        <span className="sr">Account menu: Settings, Help, Sign Out</span>
      </button>
      <ul className="account-list" id={list} hidden={!open}>
        <li>
          <Link href="/settings" onClick={close}>
            Settings
          </Link>
        </li>
        <li>
          <Link href="/help" onClick={close}>
            Help
          </Link>
        </li>
        <li>
          <button type="button" onClick={signOut.start} disabled={signOut.pending}>
            {signOut.pending ? 'Signing out...' : 'Sign Out'}
          </button>
        </li>
      </ul>
    </div>
  );
}
