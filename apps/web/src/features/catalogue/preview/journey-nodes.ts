/** A course's way as nodes: what the preview's list and its scene both show. Pure. Source: L§3 Journey node, L§4 Journey nodes in the preview. */
import type { Section } from '@lou/contract/catalogue';

export type NodeType = 'start' | 'lesson' | 'quiz' | 'project' | 'checkpoint';
export type NodeStatus = 'available' | 'locked' | 'completed';

export interface JourneyNode {
  readonly id: string;
  readonly title: string;
  readonly type: NodeType;
  readonly status: NodeStatus;
  /** In minutes. */
  readonly minutes: number;
  readonly skills: readonly string[];
  /** Ids of the nodes that follow. */
  readonly connections: readonly string[];
}

const typeOf: Record<string, NodeType> = { learn: 'lesson', practice: 'quiz', apply: 'project', review: 'checkpoint' };

/** Shown where a course has no sections yet; the first two are open. */
const samples: readonly (readonly [string, NodeType])[] = [
  ['Where you begin', 'start'],
  ['First ideas', 'lesson'],
  ['A first try', 'quiz'],
  ['Further on', 'lesson'],
  ['Something of your own', 'project'],
  ['Looking back', 'checkpoint'],
];

/** The first node is available, the rest are locked; without sections six samples stand, the first two available. */
export function journeyNodes(sections: readonly Section[]): readonly JourneyNode[] {
  const nodes =
    sections.length > 0
      ? sections.map(({ id, title, objectiveType, estimatedDuration, skills }, index) => ({
          id,
          title,
          type: index === 0 ? ('start' as const) : (typeOf[objectiveType] ?? 'lesson'),
          status: index === 0 ? ('available' as const) : ('locked' as const),
          minutes: estimatedDuration,
          skills: skills.map(({ name }) => name),
        }))
      : samples.map(([title, type], index) => ({
          id: `sample-${index + 1}`,
          title,
          type,
          status: index < 2 ? ('available' as const) : ('locked' as const),
          minutes: 30,
          skills: [],
        }));
  return nodes.map((node, index) => ({ ...node, connections: nodes.slice(index + 1, index + 2).map(({ id }) => id) }));
}

/** The badge of a node's details. */
export const statusWords: Record<NodeStatus, string> = { available: 'Ready to start', completed: 'Completed', locked: 'Locked' };
export const typeWords: Record<NodeType, string> = { start: 'Start', lesson: 'Lesson', quiz: 'Quiz', project: 'Project', checkpoint: 'Checkpoint' };
