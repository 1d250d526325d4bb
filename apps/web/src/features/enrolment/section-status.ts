/** Where a learner stands in a course, as the server says, and as it will say once what was just pressed has arrived. Pure. Source: L§4 Course section status, L§9. */
import type { Section } from '@lou/contract/catalogue';
import type { Enrollment } from '@lou/contract/enrolment';
import { toNumericString } from '@lou/contract/numeric-percent';

export type SectionStatus = 'completed' | 'in_progress' | 'available';

/** Completed by the server's set; in progress the current one; any other is available. */
export function statusOf(sectionId: string, enrolled: Pick<Enrollment, 'completedSectionIds' | 'currentSectionId'>): SectionStatus {
  if (enrolled.completedSectionIds.includes(sectionId)) return 'completed';
  return enrolled.currentSectionId === sectionId ? 'in_progress' : 'available';
}

/** The one section that stands in the light: the current one, else the first that is not completed. */
export const litSection = (sections: readonly Section[], enrolled: Enrollment): string | null =>
  enrolled.currentSectionId ?? sections.find(({ id }) => !enrolled.completedSectionIds.includes(id))?.id ?? null;

/** Minutes that a section counts where none are given. Source: L§2, L§9. */
const DEFAULT_MINUTES = 30;

export const minutesOf = ({ estimatedDuration }: Pick<Section, 'estimatedDuration'>): number => estimatedDuration || DEFAULT_MINUTES;

/** Minutes of the sections that are still to come. */
export const minutesToGo = (sections: readonly Section[], enrolled: Enrollment): number =>
  sections.filter(({ id }) => !enrolled.completedSectionIds.includes(id)).reduce((sum, section) => sum + minutesOf(section), 0);

/** The enrolment once a section has been started. A completed section stays completed. */
export const started = (enrolled: Enrollment, sectionId: string): Enrollment =>
  enrolled.completedSectionIds.includes(sectionId) ? enrolled : { ...enrolled, currentSectionId: sectionId };

/** The enrolment once a section is completed: no section counts twice, another one that is under way stays so, progress is (completed + 1) / sections, at most 100. */
export function completed(enrolled: Enrollment, sectionId: string, sections: number): Enrollment {
  if (enrolled.completedSectionIds.includes(sectionId)) return enrolled;
  const currentSectionId = enrolled.currentSectionId === sectionId ? null : enrolled.currentSectionId;
  return { ...enrolled, currentSectionId, ...withCompleted([...enrolled.completedSectionIds, sectionId], sections) };
}

/** The enrolment once it is known that a section was not completed after all, as it was `before`; what else has happened since stays. */
export function reopened(enrolled: Enrollment, before: Enrollment, sectionId: string, sections: number): Enrollment {
  if (before.completedSectionIds.includes(sectionId)) return enrolled;
  const wasCurrent = before.currentSectionId === sectionId ? sectionId : null;
  const others = enrolled.completedSectionIds.filter((id) => id !== sectionId);
  return { ...enrolled, currentSectionId: enrolled.currentSectionId ?? wasCurrent, ...withCompleted(others, sections) };
}

function withCompleted(completedSectionIds: Enrollment['completedSectionIds'], sections: number): Pick<Enrollment, 'completedSectionIds' | 'progress'> {
  const percent = sections === 0 ? 0 : Math.min(100, (completedSectionIds.length / sections) * 100);
  return { completedSectionIds, progress: toNumericString(percent) };
}
