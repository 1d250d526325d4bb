/** The open item's answer as the checks keep it: what it is, what already was said of it, where it stands in the lesson. */
import type { KeptAnswer } from '../checks/leak.ts';
import type { KeyIdea } from '../ports.ts';
import { sourceOfIdea } from './idea-source.ts';
import type { Turn } from './turn.ts';

export function keeping(idea: KeyIdea, turn: Pick<Turn, 'library' | 'material' | 'weighing' | 'pointsMade' | 'openIdea'>): KeptAnswer {
  return { idea, source: sourceOfIdea(idea, turn), saidAlready: turn.openIdea === idea ? turn.pointsMade : new Set(), weighing: turn.weighing };
}
