import { useState } from 'react';
import { asCallFailed } from '../../lib/trpc.ts';
import { checkPassword } from './password-strength.ts';

/** A new password, looked at as it is typed; what the server refused as too well known is one of those from then on. */
export function usePasswordCheck(password: string, names: readonly (string | null)[]) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const known = names.filter((name) => name !== null);
  return {
    ...checkPassword(password, known, refused),
    noteRefusal: (failure: unknown) => {
      if (asCallFailed(failure).code === 'PASSWORD_WELL_KNOWN') setRefused(new Set([...refused, password]));
    },
  };
}
