/** The demo's stories, db/seeds/*.yaml: a person, and the sittings in which they learned. Their form is explained in db/seeds/README.md. */
import { readAuthored } from '@lou/api/content/authored-files';
import type { Complaint } from '@lou/api/content/complaint';
import { listOf, short, whole, words } from '@lou/api/content/fields';
import { readYaml } from '@lou/api/content/yaml-text';
import { isTimeZone } from '@lou/domain/days';
import { INTERESTS } from '@lou/domain/interests';
import { QUIZ_LENGTH } from '@lou/domain/quizzes/quiz';
import { role } from '@lou/domain/shapes';
import * as z from 'zod';

/** Two months, and a few days to get settled. */
const LONGEST_AGO_DAYS = 62;

const person = z.strictObject({
  firstName: words,
  lastName: words,
  role,
  timeZone: words.refine(isTimeZone, 'must be a time zone like Europe/Berlin'),
  interests: listOf(z.enum(INTERESTS), 0, INTERESTS.length),
});

const what = {
  /** A section's id; the person enrols in its course where they have not. */
  section: words.optional(),
  /** A knowledge item's id. */
  item: words.optional(),
  /** A free talk's topic. */
  topic: short(200).optional(),
  /** What is typed, and in brackets what is pressed or answered: [good], [partial], [wrong], [hint], [show me]. */
  says: listOf(words, 0, 30),
  /** One letter an answer, R for right, W for wrong; fewer than a quiz has leave it open. */
  quiz: z
    .string()
    .regex(new RegExp(`^[RW]{1,${QUIZ_LENGTH}}$`), `must be 1 to ${QUIZ_LENGTH} letters R or W`)
    .optional(),
  /** Marks the section as complete at the end. */
  completes: z
    .literal('yes')
    .transform(() => true)
    .optional(),
  /** Ends the session and says how it was, 1 to 5. */
  rates: whole(1, 5).optional(),
};

const sitting = z.union([
  /** A wall clock where the person is. */
  z.strictObject({ daysAgo: whole(0, LONGEST_AGO_DAYS), at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 19:30'), ...what }),
  /** The last one before Lou was started: told whatever the hour is. */
  z.strictObject({ minutesAgo: whole(60, 600), ...what }),
]);
export type Sitting = z.infer<typeof sitting>;

const story = z.strictObject({ person, sittings: listOf(sitting, 1, 80) });

export interface Story extends z.infer<typeof story> {
  /** The file's name; also what the person signs in with. */
  readonly username: string;
}

export interface ReadStories {
  readonly stories: readonly Story[];
  readonly complaints: readonly Complaint[];
}

/** Every story of a folder, by name; one with a fault in its form is left out and complained of. */
export async function readStories(folder: string): Promise<ReadStories> {
  const read = (await readAuthored(folder, '.yaml')).map(({ slug, text }) => {
    const { value, complaints } = readYaml(story, text, { file: `${slug}.yaml` });
    return { stories: value ? [{ username: slug, ...value }] : [], complaints };
  });
  return { stories: read.flatMap(({ stories }) => stories), complaints: read.flatMap(({ complaints }) => complaints) };
}
