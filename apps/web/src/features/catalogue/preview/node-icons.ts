/** The mark of each kind of stop, in the list and in the scene. */
import { BookIcon, CompassIcon, FlagIcon, type IconType, LoopIcon, QuizIcon } from '../../../ui/icons.tsx';
import type { NodeType } from './journey-nodes.ts';

export const nodeIcons: Record<NodeType, IconType> = { start: FlagIcon, lesson: BookIcon, quiz: QuizIcon, project: CompassIcon, checkpoint: LoopIcon };
