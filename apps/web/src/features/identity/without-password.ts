/** What a password that the wizard made up means, for whoever has no other yet. Source: server-decisions.md 'Who'. */
export const withoutPassword = {
  reminder: 'You have not chosen a password yet. Until you do, you cannot sign in anywhere else, or here again after signing out.',
  question: 'Sign out without a password?',
  consequence: 'Your account has no password that you know. Once you are signed out, you cannot sign in again without somebody’s help.',
} as const;
