/** The open item's answer as the checks keep it: what it is, what already was said of it, where it stands in the lesson. */
import type { KeptAnswer } from '../checks/leak.ts';
import type { KeyIdea } from '../ports.ts';
import { sourceOfIdea } from './idea-source.ts';
import type { Turn } from './turn.ts';
import { writtenOn } from './written.ts';

export function keeping(idea: KeyIdea, turn: Pick<Turn, 'library' | 'material' | 'weighing' | 'pointsMade' | 'openIdea'>): KeptAnswer {
  const isOpen = turn.openIdea === idea;
  return {
    idea,
    source: sourceOfIdea(idea, turn),
    saidAlready: isOpen ? turn.pointsMade : new Set(),
    written: isOpen ? writtenOn(idea, turn.material).join('\n') : '',
    weighing: turn.weighing,
  };
}
