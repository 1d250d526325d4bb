/** A course's way as nodes: what the preview's list and its scene both show. Pure. Source: L§3 Journey node, L§4 Journey nodes in the preview. */
import type { Section } from '@lou/contract/catalogue';
import type { Enrollment } from '@lou/contract/enrolment';
import { objectiveOf } from '../../../ui/Badge.tsx';

export type NodeType = 'start' | 'lesson' | 'quiz' | 'project' | 'checkpoint';
export type NodeStatus = 'available' | 'locked' | 'completed';

export interface JourneyNode {
  readonly id: string;
  readonly title: string;
  readonly type: NodeType;
  /** What the course's timeline calls its kind. */
  readonly word: string;
  /** The one in the light: the first that is open. */
  readonly isNext: boolean;
  readonly status: NodeStatus;
  /** In minutes. */
  readonly minutes: number;
  readonly skills: readonly string[];
  /** Ids of the nodes that follow. */
  readonly connections: readonly string[];
}

const types: Record<Section['objectiveType'], NodeType> = { learn: 'lesson', practice: 'quiz', apply: 'project', review: 'checkpoint' };
const typeOf = (objectiveType: Section['objectiveType']): NodeType => types[objectiveType] ?? 'lesson';

/** Shown where a course has no sections yet; the first two are open. */
const samples: readonly (readonly [string, Section['objectiveType']])[] = [
  ['Where you begin', 'learn'],
  ['First ideas', 'learn'],
  ['A first try', 'practice'],
  ['Further on', 'learn'],
  ['Something of your own', 'apply'],
  ['Looking back', 'review'],
];

/** Where a learner stands in the course; null or undefined: not enrolled. */
export type EnrolledOrNot = Pick<Enrollment, 'completedSectionIds'> | null | undefined;

/**
 * Before one enrols the first node is available and the rest are locked; once enrolled each section is open, or completed. Without
 * sections six samples stand, the first two available.
 */
export function journeyNodes(sections: readonly Section[], enrolled?: EnrolledOrNot): readonly JourneyNode[] {
  const statusOf = (id: string, index: number): NodeStatus => {
    if (!enrolled) return index === 0 ? 'available' : 'locked';
    return enrolled.completedSectionIds.includes(id) ? 'completed' : 'available';
  };
  const nodes =
    sections.length > 0
      ? sections.map(({ id, title, objectiveType, estimatedDuration, skills }, index) => ({
          id,
          title,
          objectiveType,
          status: statusOf(id, index),
          minutes: estimatedDuration,
          skills: skills.map(({ name }) => name),
        }))
      : samples.map(([title, objectiveType], index) => ({
          id: `sample-${index + 1}`,
          title,
          objectiveType,
          status: index < 2 ? ('available' as const) : ('locked' as const),
          minutes: 30,
          skills: [],
        }));
  const next = nodes.findIndex(({ status }) => status === 'available');
  return nodes.map(({ objectiveType, ...node }, index) => ({
    ...node,
    type: index === 0 ? 'start' : typeOf(objectiveType),
    word: objectiveOf(objectiveType).word,
    isNext: index === next,
    connections: nodes.slice(index + 1, index + 2).map(({ id }) => id),
  }));
}

/** The badge of a node's details. */
export const statusWords: Record<NodeStatus, string> = { available: 'Ready to start', completed: 'Completed', locked: 'Locked' };

/** What a lock means: nothing needs to be earned. */
export const opensAtOnce = 'Once you enroll, every section is open, in any order.';
