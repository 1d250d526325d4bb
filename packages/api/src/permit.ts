/** The policy table at work: the one place where a call is allowed or refused for who is calling. */
import { type Call, sentences } from '@lou/contract';
import { Refused } from '@lou/domain/kernel';
import { isStaff } from '@lou/domain/roles';
import type { Caller, Ctx } from './deps.ts';

type Rules = Pick<Call, 'who'> & Partial<Pick<Call, 'about'>>;

/** Throws Refused 401 for a page that still shows another account than the caller's: what was typed there is not for this one. Asking who is here stays open to it. */
export function permitPage({ procedure, who }: Pick<Call, 'procedure' | 'who'>, { caller, pageOf }: Pick<Ctx, 'caller' | 'pageOf'>): void {
  if (who === 'anyone' || procedure === 'identity.currentUser' || pageOf === null || !caller) return;
  if (pageOf !== caller.userId) throw new Refused('OTHER_ACCOUNT', sentences.otherAccount, 'signed-out');
}

/** Throws Refused: 401 for a signed-out caller of a protected call, 403 for a role or a person it is not for. */
export function permit(rules: Rules, caller: Caller | null, rawInput: unknown): void {
  if (rules.who === 'anyone') return;
  if (!caller) throw new Refused('SIGNED_OUT', sentences.signedOut, 'signed-out');
  if (!allows(rules, caller, rawInput)) throw new Refused('FORBIDDEN', sentences.forbidden, 'forbidden');
}

function allows(rules: Rules, caller: Caller, rawInput: unknown): boolean {
  switch (rules.who) {
    case 'anyone':
    case 'signedIn':
      return true;
    case 'self':
      return personNamed(rules, rawInput) === caller.userId;
    case 'selfOrStaff':
      return isStaff(caller.role) || personNamed(rules, rawInput) === caller.userId;
    case 'staff':
      return isStaff(caller.role);
    case 'admin':
      return caller.role === 'admin';
  }
}

/** The user that the path is about; a call whose path names nobody is nobody's. */
function personNamed(rules: Rules, rawInput: unknown): unknown {
  if (!rules.about || typeof rawInput !== 'object' || rawInput === null) return undefined;
  return (rawInput as Record<string, unknown>)[rules.about];
}
