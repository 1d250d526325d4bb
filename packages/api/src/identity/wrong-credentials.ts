import { Refused } from '@lou/domain/kernel';

/** One sentence whether the name is unknown, the password wrong, the account closed, or any of it changed while it was looked at. */
export const wrongCredentials = () => new Refused('WRONG_CREDENTIALS', 'Invalid username or password.', 'signed-out');
