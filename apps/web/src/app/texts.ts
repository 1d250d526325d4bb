/** Sentences of the app's frame. Source: S§2, S§8, server-decisions.md. */
import type { NewNotice } from '../ui/notice-queue.ts';

export const accessDenied: NewNotice = { kind: 'destructive', title: 'Access Denied', text: 'You need admin privileges to access this page.' };
export const deniedHere = 'Access denied. Admin privileges required.';
export const notFound = '404 Page Not Found';
