/** What happens to an account: the audit trail of rows that identity keeps. No name, no e-mail. */
import * as z from 'zod';
import { INTERESTS } from '../interests.ts';
import { factType } from '../kernel.ts';
import { role } from '../shapes.ts';

/** Where erasures are written down when the learner's own stream is gone. */
export const IDENTITY_STREAM = 'identity';

/**
 * An account was made. First fact of a learner's stream. Of the goals only the interests of the list: what somebody wrote of
 * themselves is a row. Facts of before may hold more, which nobody is shown.
 */
export const LearnerRegistered = factType(
  'LearnerRegistered',
  z.object({
    learnerId: z.string(),
    role,
    /** The password was made up by the wizard. */
    passwordGenerated: z.boolean(),
    interests: z.array(z.enum(INTERESTS)),
  }),
  {
    sample: { learnerId: 'u1', role: 'learner', passwordGenerated: true, interests: ['Language Learning'] },
    upcast: (data) => {
      const registered = data as { readonly interests: readonly string[] };
      return { ...registered, interests: registered.interests.filter((interest) => (INTERESTS as readonly string[]).includes(interest)) };
    },
  },
);

/** A password of one's own was chosen, or given by the command line (`by: staff`). */
export const PasswordChosen = factType('PasswordChosen', z.object({ learnerId: z.string(), by: z.enum(['learner', 'staff']) }), {
  sample: { learnerId: 'u1', by: 'learner' },
});

/** What a user may set of their own account. Source: calls.md 'Me'. */
export const settingName = z.enum([
  'firstName',
  'lastName',
  'email',
  'learningGoals',
  'interests',
  'timeZone',
  'theme',
  'motion',
  'gamification',
  'voice',
  'reminders',
  'singleKeys',
]);
export type SettingName = z.infer<typeof settingName>;

/** A user changed their settings: which ones, never to what. The values are rows. */
export const SettingsChanged = factType('SettingsChanged', z.object({ learnerId: z.string(), changed: z.array(settingName) }), {
  sample: { learnerId: 'u1', changed: ['timeZone'] },
});

/** An admin gave a user another role. */
export const RoleChanged = factType('RoleChanged', z.object({ learnerId: z.string(), from: role, to: role }), {
  sample: { learnerId: 'u1', from: 'learner', to: 'teacher' },
});

/** A learner and everything about them was erased. On the platform stream `identity`, since their own is gone. */
export const LearnerErased = factType('LearnerErased', z.object({ learnerId: z.string() }), { sample: { learnerId: 'u1' } });
