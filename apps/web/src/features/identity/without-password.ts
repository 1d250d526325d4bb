/** What a password that the wizard made up means, for whoever has no other yet. Source: server-decisions.md 'Who'. */
export const withoutPassword = {
  reminder: 'You have not chosen a password yet. Until you do, you cannot sign in anywhere else, or here again after signing out.',
  question: 'Sign out without a password?',
  consequence: 'Your account has no password that you know. Once you are signed out, you cannot sign in again without somebody’s help.',
} as const;

/** What one means that was made for somebody and told to them: the first admin's, or one that was reset. */
export const handedOver = {
  reminder: 'Your password was made for you, and whoever gave it to you knows it too. Choose one of your own.',
} as const;
