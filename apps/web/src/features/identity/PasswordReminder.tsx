import { Link } from 'wouter';
import { knowsNoPassword, useUser } from '../../lib/auth.ts';
import { LockIcon, RightIcon } from '../../ui/icons.tsx';
import './password-reminder.css';
import { handedOver, withoutPassword } from './without-password.ts';

/** On the dashboard while the password is one that was made up. */
export function PasswordReminder() {
  const user = useUser();
  return (
    <aside className="password-reminder" aria-label="Your password">
      <LockIcon />
      <p className="small">{knowsNoPassword(user) ? withoutPassword.reminder : handedOver.reminder}</p>
      <Link className="link" href={knowsNoPassword(user) ? '/onboarding' : '/settings#password'}>
        Choose a password <RightIcon />
      </Link>
    </aside>
  );
}
