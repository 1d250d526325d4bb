/** What Lou says to a person in need, in order: no tone, no variants, nothing about a subject, and no claim to have done anything. */
import type { Need } from './signs.ts';

const waits = 'The lesson can wait.';
const crisisLine = 'in many places 988, 116 123 or 112';
const emergency = 'in many places 112, 911 or 999';

export const careSentences: Readonly<Record<Need, readonly string[]>> = {
  'harming-oneself': [
    'I am glad you told me, and I am sorry that it is so hard just now.',
    `I am a program and cannot be there for you, but a person can: please talk to someone you trust today, or call your local crisis line (${crisisLine}).`,
    'If you might act on it, or already have, please call the emergency number now.',
    waits,
  ],
  'somebody-else': [
    'I am glad that you look out for them, and that you told me.',
    `I am a program, so please do not carry this alone: tell an adult you trust, or call a crisis line now and say what you know (${crisisLine}).`,
    'If they are in danger this minute, please call the emergency number and stay with them if you can.',
    waits,
  ],
  'being-hurt': [
    'I am sorry that this is happening to you; it is not your fault.',
    'Please tell a grown-up you trust, a teacher, a doctor or a helpline near you, as soon as you safely can.',
    `If you are in danger now, please call the emergency number (${emergency}).`,
    waits,
  ],
  'sexual-harm': [
    'I am sorry that this happened; it is not your fault, and you were right to say it.',
    'Please tell a grown-up you trust, such as a parent, a teacher or a doctor, even if it is meant to be a secret; if one does not listen, tell another.',
    'You need not answer messages of that kind or send anything.',
    `If you are in danger now, please call the emergency number (${emergency}).`,
    waits,
  ],
  neglect: [
    'I am sorry; you should have food, a safe place and someone who looks after you, and it is not your fault that you have not.',
    'Please tell a grown-up you trust, such as a teacher, a school nurse, a neighbour or a relative, or call a helpline near you.',
    `If you are in danger now, please call the emergency number (${emergency}).`,
    waits,
  ],
  'body-in-danger': [
    'This sounds urgent, and I cannot call anyone for you.',
    `Please call the emergency number now (${emergency}), or get someone near you to call, also if you feel all right just now.`,
    'Say what happened, or what was taken and how much, and stay near a person until a doctor has seen to it.',
  ],
  danger: [
    'This sounds urgent, and I cannot call anyone for you.',
    `If you can, go where it is safe, and call the emergency number now (${emergency}), or get someone near you to call.`,
  ],
  eating: [
    'Thank you for telling me; that sounds hard, and it is not something to be ashamed of.',
    'Your body needs food, and a doctor can help with this: please tell someone you trust, such as a parent, a doctor or a school nurse, today.',
    `If you faint, your chest hurts or you cannot keep water down, please call the emergency number (${emergency}).`,
    waits,
  ],
  'harming-others': [
    'That worries me, and I cannot help with it.',
    `Please talk to someone you trust before anything happens, or call the emergency number if somebody could be hurt (${emergency}).`,
  ],
  hopeless: [
    'That sounds heavy, and I am sorry that you feel like this.',
    'I am a program; a person can be there in a way that I cannot, so please tell someone you trust today, a parent, a friend or a doctor.',
    `If it gets too much, or you think of hurting yourself, please call a crisis line (${crisisLine}).`,
    'The lesson can wait, and nothing is counted.',
  ],
  alone: [
    'That sounds lonely, and I am sorry that you feel like this.',
    'I am a program; someone you trust can be there in a way that I cannot, so please tell one person today: a parent, a teacher, a friend or a doctor.',
    `If nobody comes to mind, a helpline will listen (${crisisLine}).`,
    'The lesson can wait, and nothing is counted.',
  ],
  panic: [
    'That is frightening, and panic does pass.',
    'Breathe out slowly, longer than you breathe in, and look at something near you.',
    'Please get someone you trust to sit with you, and tell a doctor if it comes back.',
    `If your chest hurts or you cannot get air, please call the emergency number (${emergency}).`,
    waits,
  ],
  'exam-fear': [
    'That is a lot of fear to carry, and you are worth more than a grade.',
    'Please tell someone you trust about it today, such as a parent, a teacher or a school counsellor.',
    'If you are afraid of what happens at home, tell a teacher or a doctor.',
    `If it gets too much, a helpline will listen (${crisisLine}).`,
    'The lesson can wait, and nothing is counted.',
  ],
};

/** The numbers that these sentences name. */
export const careFigures: readonly string[] = Object.values(careSentences).flatMap((sentences) => sentences.join(' ').match(/\d+/g) ?? []);
