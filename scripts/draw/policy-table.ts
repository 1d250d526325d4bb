/** Who may call what: the policy table of the contract, with what stands behind each row. */
import type { PolicyRow, Who } from '@lou/contract';
import { code, table } from './markdown.ts';

const words: Record<Who, string> = {
  anyone: 'anyone',
  signedIn: 'signed in',
  self: 'the user in the path',
  selfOrStaff: 'the user in the path, or staff',
  staff: 'teacher, admin',
  admin: 'admin',
};

/** What answers a call: its procedure, or nothing yet. A message of the socket has no procedure; /ws answers it. */
export const answeredBy = (name: string, built: ReadonlySet<string>): string => (built.has(name) || name.startsWith('socket.') ? name : '(not built)');

export const policyTable = (policy: Readonly<Record<string, PolicyRow>>, built: ReadonlySet<string>): string =>
  table(
    ['row', 'call', 'who', 'procedure'],
    Object.entries(policy).map(([name, { row, call, who }]) => {
      const answer = answeredBy(name, built);
      return [String(row), code(call), words[who], answer === name ? code(name) : 'not built'];
    }),
  );
