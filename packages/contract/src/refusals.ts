/** What a refusal becomes on the wire: one table from kind to status, and the fixed sentences. Source: server-decisions.md 'Errors'. */
import type { RefusalKind } from '@lou/domain/kernel';

export const statusOf: Record<RefusalKind, number> = {
  invalid: 400,
  'signed-out': 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
};

export const sentences = {
  signedOut: 'Please sign in to continue.',
  otherAccount: 'You are signed in as somebody else by now.',
  forbidden: 'You do not have permission to do this.',
  missing: 'Not found.',
  unexpected: 'Something went wrong. Please try again.',
  notBuilt: 'This part of Lou is not built yet.',
  readOnly: 'The service is temporarily read-only. Please try again later.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  tooLarge: 'That is too much at once. Please send less.',
  notJson: 'Please send JSON.',
  brokenAddress: 'That address cannot be read.',
  addressTooLong: 'That address is too long.',
  wrongMethod: 'This call is made in another way.',
  badOrigin: 'This request came from another site and was refused.',
} as const;
