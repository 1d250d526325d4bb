/**
 * The half-filled wizard, kept in the tab over a reload; and a registration that was sent, until it is answered: sent again
 * after a reload it is the same one only with the same key and the same made-up password, which nobody has chosen.
 */
import { INTERESTS, type Interest } from '@lou/domain/interests';
import { keep, recall } from '../../lib/kept-here.ts';
import { type AboutYou, isFilled, STEPS, type Step } from './wizard.ts';

export interface KeptWizard {
  readonly step: Step;
  readonly interests: readonly Interest[];
  readonly about: AboutYou;
}

const NAME = 'wizard';

/** What makes a registration the same one, however often it is sent; another address is another one. */
export interface SentRegistration {
  readonly email: string;
  readonly password: string;
  readonly idempotencyKey: string;
}

const SENT = 'registration';

export const keepWizard = ({ step, interests, about }: KeptWizard): void => keep(NAME, { step, interests, about });
export const forgetWizard = (): void => keep(NAME, null);

/** Where it was left, or the beginning. */
export function recallWizard(): KeptWizard {
  const kept = (recall(NAME) ?? {}) as { step?: unknown; interests?: unknown; about?: Partial<Record<keyof AboutYou, unknown>> };
  const word = (value: unknown): string => (typeof value === 'string' ? value : '');
  const about = { firstName: word(kept.about?.firstName), lastName: word(kept.about?.lastName), email: word(kept.about?.email) };
  const interests = Array.isArray(kept.interests) ? kept.interests.filter((one): one is Interest => INTERESTS.includes(one)) : [];
  const step = typeof kept.step === 'number' && kept.step > 1 && kept.step <= STEPS && isFilled(about) ? (kept.step as Step) : 1;
  return { step, interests, about };
}

/** Null once it is answered. */
export const keepSent = (sent: SentRegistration | null): void => keep(SENT, sent);

/** What was sent for this address and not answered, or null. */
export function recallSent(address: string): SentRegistration | null {
  const { email, password, idempotencyKey } = (recall(SENT) ?? {}) as Partial<SentRegistration>;
  if (email !== address || typeof password !== 'string' || typeof idempotencyKey !== 'string') return null;
  return { email, password, idempotencyKey };
}
