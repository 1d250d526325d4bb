/** The journey's two dialogs, fetched when one first opens: the dashboard's first load is light. */
import type { Milestone } from '@lou/contract/journeys';
import { lazy } from 'react';
import { whenFirstWanted } from '../../ui/when-first-wanted.tsx';
import type { ChooseJourneyProps } from './ChooseJourney.tsx';

interface WriteDialogProps {
  /** What is written for; null while nothing is. */
  milestone: Milestone | null;
  onClose: () => void;
}

export const WriteDialog = whenFirstWanted<WriteDialogProps>(
  ({ milestone }) => milestone !== null,
  lazy(async () => ({ default: (await import('./WriteDialog.tsx')).WriteDialog })),
);

export const ChooseJourney = whenFirstWanted<ChooseJourneyProps>(
  ({ opened }) => opened,
  lazy(async () => ({ default: (await import('./ChooseJourney.tsx')).ChooseJourney })),
);
