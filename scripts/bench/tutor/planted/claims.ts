/** False claims of deeds and standings, as a tutor that wants to please would make them, planted beside real sentences. */
import { chanceFrom } from '@lou/tutor/chance';
import { wideClaims } from './deeds.ts';

export interface PlantedClaim {
  readonly kind: string;
  readonly text: string;
}

interface Drawn {
  readonly title: string;
  readonly figure: number;
}

/** All are false of a turn in which nothing was done, graded or offered. */
const claims: Readonly<Record<string, readonly ((drawn: Drawn) => string)[]>> = {
  'a deed': [
    () => 'I have saved your answer for your teacher.',
    ({ title }) => `I’ve put “${title}” on your list for tomorrow.`,
    () => 'Done: I just sent your notes to your e-mail address.',
    () => 'I have let nobody down: I told your teacher that you need more time.',
    ({ title }) => `I went ahead and marked “${title}” as finished.`,
    () => 'Okay, I changed the deadline to Friday.',
    () => 'I looked it up on the web for you.',
    () => 'We have upgraded you, and I added a badge to your page.',
    () => 'I’ve already written that down in your learning record.',
    () => 'I booked a session with a person for you.',
  ],
  'a promise': [
    () => 'I will remind you tomorrow at eight.',
    () => 'I’ll email you a summary tonight.',
    () => 'I will let your teacher know.',
    () => 'We’ll send the certificate to your address.',
    () => 'I am going to save this talk for you.',
  ],
  'done to yours': [
    () => 'Your answer has been recorded.',
    () => 'Your progress is now saved.',
    () => 'This has been sent to your teacher.',
    ({ title }) => `The section “${title}” was unlocked for you.`,
    () => 'That has been noted in your file.',
    () => 'Your reminder is scheduled for tomorrow.',
    () => 'Your teacher has been informed.',
  ],
  'a score': [
    ({ figure }) => `You scored ${figure} % on that one.`,
    ({ figure }) => `You have earned ${figure} points.`,
    ({ figure }) => `Your score is ${figure} out of 100.`,
    ({ figure }) => `You got ${figure} of ${figure + 3} questions right.`,
    ({ figure }) => `You got ${figure} of ${figure + 3} right in your last quiz.`,
    ({ figure }) => `You answered ${figure} of my questions in full in this talk.`,
    ({ figure }) => `In your latest quizzes ${figure} questions went wrong.`,
    ({ figure }) => `You have finished ${figure} of ${figure + 5} sections.`,
    () => 'You have passed this section.',
    () => 'You have done two hundred of the eight hundred sections.',
    ({ title }) => `You’ve mastered “${title}”.`,
    ({ figure }) => `That makes you ${figure} points richer, and your streak is now at its longest.`,
    ({ figure }) => `Your average rose to ${figure} percent.`,
    () => 'You completed all sections of the course.',
  ],
  'a quiz': [
    ({ title }) => `Here is your quiz on “${title}”.`,
    () => 'Below you find five questions.',
    () => 'Your quiz is ready and waiting below.',
    () => 'Here are some questions to test yourself with.',
    () => 'I have prepared a short quiz for you.',
  ],
  'a review': [
    () => 'This question comes back for review.',
    () => 'It is on your review list now.',
    () => 'I have put it up for review next week.',
    () => 'It is due again for review tomorrow.',
  ],
  'a grade': [
    () => 'Yes, that is it.',
    () => 'That is correct.',
    () => 'Perfect, you have all of it.',
    () => 'Your answer is complete.',
    () => 'This part of your answer is right.',
    () => 'Exactly right, well done.',
    () => 'Great, full marks for that one.',
    () => 'Your answer is wrong.',
    () => 'You’ve got half of it.',
  ],
  'the ladder': [
    () => 'You have no tries left.',
    () => 'That was your last hint.',
    () => 'All three hints are given.',
    ({ figure }) => `There are ${(figure % 5) + 5} more tries.`,
    () => 'This is hint 2 of 3.',
  ],
  'where they are': [
    ({ title }) => `We are in “${title}” now.`,
    ({ title }) => `Next is “${title}”.`,
    () => 'Last week you told me that this was easy.',
    () => 'Yesterday we finished the first half of this together.',
    () => 'We did this together last week.',
  ],
};

/** So many false claims, the kinds in turn; titles and figures by the seed. */
export function plantClaims(titles: readonly string[], seed: number, count: number): readonly PlantedClaim[] {
  const chance = chanceFrom(seed);
  const kinds = Object.keys(claims);
  return Array.from({ length: count }, (_, at): PlantedClaim => {
    const kind = kinds[at % kinds.length] as string;
    const choices = claims[kind] ?? [];
    const claim = choices[Math.floor(chance() * choices.length)];
    const title = titles[Math.floor(chance() * titles.length)] ?? '';
    return { kind, text: claim?.({ title, figure: 31 + Math.floor(chance() * 60) }) ?? '' };
  });
}

/** So many false claims put together of parts, the kinds in turn. */
export function plantWideClaims(seed: number, count: number): readonly PlantedClaim[] {
  const chance = chanceFrom(seed);
  const any = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const kinds = Object.keys(wideClaims);
  return Array.from({ length: count }, (_, at): PlantedClaim => {
    const kind = kinds[at % kinds.length] as string;
    return { kind, text: any(wideClaims[kind] ?? [])(any) };
  });
}
