/** The journey's two dialogs, fetched when one first opens: the dashboard's first load is light. */
import type { Milestone } from '@lou/contract/journeys';
import { overPart, whenFirstOpen } from '../../ui/over-part.tsx';
import type { ChooseJourneyProps } from './ChooseJourney.tsx';

interface WriteDialogProps {
  /** What is written for; null while nothing is. */
  milestone: Milestone | null;
  onClose: () => void;
}

export const WriteDialog = whenFirstOpen<WriteDialogProps>(
  ({ milestone }) => milestone !== null,
  overPart(async () => (await import('./WriteDialog.tsx')).WriteDialog),
);

export const ChooseJourney = whenFirstOpen<ChooseJourneyProps>(
  ({ opened }) => opened,
  overPart(async () => (await import('./ChooseJourney.tsx')).ChooseJourney),
);
