import { Link } from 'wouter';
import { useUser } from '../../lib/auth.ts';
import { LockIcon, RightIcon } from '../../ui/icons.tsx';
import './password-reminder.css';
import { withoutPassword } from './without-password.ts';

/** On the dashboard while the password is the one that the wizard made up. */
export function PasswordReminder() {
  const { passwordGenerated } = useUser();
  if (!passwordGenerated) return null;
  return (
    <aside className="password-reminder" aria-label="Your password">
      <LockIcon />
      <p className="small">{withoutPassword.reminder}</p>
      <Link className="link" href="/onboarding">
        Choose a password <RightIcon />
      </Link>
    </aside>
  );
}
