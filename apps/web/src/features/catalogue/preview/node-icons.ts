/** The mark of each kind of stop, in the list and in the scene: a flag where one begins, then those of the timeline. */
import { BookIcon, CompassIcon, FlagIcon, type IconType, LoopIcon, PenIcon } from '../../../ui/icons.tsx';
import type { NodeType } from './journey-nodes.ts';

export const nodeIcons: Record<NodeType, IconType> = { start: FlagIcon, lesson: BookIcon, quiz: PenIcon, project: CompassIcon, checkpoint: LoopIcon };
