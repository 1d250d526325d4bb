/** One db/content/journeys/<slug>.yaml, read into the journey that is shipped. Pure. */
import { interest, milestoneType } from '@lou/contract/journeys';
import { difficulty } from '@lou/domain/shapes';
import * as z from 'zod';
import type { Complaint } from '../content/complaint.ts';
import { kebab, listOf, point, short, truth, version, whole, words } from '../content/fields.ts';
import { milestoneIdOf, sectionIdOf } from '../content/ids.ts';
import { type Read, readYaml } from '../content/yaml-text.ts';
import type { Asks, JourneyText } from './journey.ts';

const sections = (least: number) => listOf(kebab, least, 20);

const anyMilestone = {
  id: kebab,
  title: short(60),
  description: words,
  estimatedDurationMinutes: whole(5, 600),
  prerequisites: z.array(kebab),
  rewards: z.strictObject({ points: whole(0, 500), badges: listOf(short(40), 0, 3) }),
};

const written = { ...anyMilestone, task: words, points: listOf(point, 2, 5), wordForWord: truth.optional() };

const milestone = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ ...anyMilestone, type: z.literal('checkpoint'), course: kebab, sections: sections(1) }),
    z.strictObject({ ...anyMilestone, type: z.literal('quiz'), course: kebab, sections: sections(1).optional() }),
    z.strictObject({ ...written, type: z.literal('project') }),
    z.strictObject({ ...written, type: z.literal('assignment') }),
  ],
  { error: `must be ${milestoneType.options.join(', ')}` },
);
export type MilestoneSource = z.infer<typeof milestone>;

export const journeyShape = z.strictObject({
  title: short(60),
  description: words,
  interest,
  difficulty,
  estimatedDurationHours: whole(1, 200),
  version,
  milestones: listOf(milestone, 3, 12),
});
export type JourneyHead = z.infer<typeof journeyShape>;

export interface JourneySource {
  readonly slug: string;
  /** `numbers-you-trust.yaml` */
  readonly file: string;
  readonly read: Read<JourneyHead>;
}

export interface ShippedJourney {
  readonly version: number;
  readonly content: JourneyText;
}

/** Reads a file; without a complaint it can be imported. */
export function readJourneyFile(slug: string, text: string): { source: JourneySource; shipped: ShippedJourney | undefined; complaints: readonly Complaint[] } {
  const file = `${slug}.yaml`;
  const read = readYaml(journeyShape, text, { file });
  const source = { slug, file, read };
  const complaints = [...read.complaints, ...wrongOrder(source)];
  return { source, shipped: read.value && complaints.length === 0 ? shippedJourney(slug, read.value) : undefined, complaints };
}

/** A milestone has a name of its own and waits only for earlier ones, so that no two wait for each other. */
function wrongOrder({ file, read }: JourneySource): Complaint[] {
  const ids = (read.value?.milestones ?? []).map(({ id }) => id);
  return (read.value?.milestones ?? []).flatMap(({ id, prerequisites, ...asks }, n): Complaint[] => {
    const at = (sentence: string, ...path: (string | number)[]) => ({ file, line: read.lineOf('milestones', n, ...path), sentence });
    const points = 'points' in asks ? asks.points.map((each) => each.id) : [];
    return [
      ...(ids.indexOf(id) < n ? [at(`The milestone '${id}' is there twice.`, 'id')] : []),
      ...prerequisites.flatMap((before, m) => {
        const place = ids.indexOf(before);
        if (place >= 0 && place < n) return [];
        return [at(place < 0 ? `There is no milestone '${before}'.` : `The milestone '${before}' does not come before '${id}'.`, 'prerequisites', m)];
      }),
      ...points.flatMap((each, m) => (points.indexOf(each) < m ? [at(`The point '${each}' is there twice.`, 'points', m)] : [])),
    ];
  });
}

function shippedJourney(slug: string, { version: shippedVersion, milestones, ...rest }: JourneyHead): ShippedJourney {
  return {
    version: shippedVersion,
    content: {
      ...rest,
      id: slug,
      milestones: milestones.map((source, orderIndex) => {
        const { id, title, description, estimatedDurationMinutes, rewards } = source;
        const prerequisites = source.prerequisites.map((before) => milestoneIdOf(slug, before));
        return { id: milestoneIdOf(slug, id), title, description, estimatedDurationMinutes, orderIndex, prerequisites, rewards, asks: asksOf(source) };
      }),
    },
  };
}

function asksOf(source: MilestoneSource): Asks {
  if (source.type === 'project' || source.type === 'assignment') {
    const { type, task, points, wordForWord } = source;
    return { type, task, points, ...(wordForWord && { wordForWord }) };
  }
  const { type, course } = source;
  return { type, courseId: course, sectionIds: (source.sections ?? []).map((section) => sectionIdOf(course, section)) };
}

/** Every journey of db/content/journeys. */
export const journeyForm = { ending: '.yaml', read: readJourneyFile };
