import type { User } from '@lou/contract/identity';

/** Two letters in a round: decoration, the name stands beside it. */
export function Initials({ user }: { user: User }) {
  const names = [user.firstName, user.lastName].filter((name) => name?.trim());
  const letters = (names.length > 0 ? names : [user.username]).map((name) => [...(name ?? '').trim()][0] ?? '').join('');
  return (
    <span className="initials" aria-hidden="true">
      {letters.toLocaleUpperCase()}
    </span>
  );
}
