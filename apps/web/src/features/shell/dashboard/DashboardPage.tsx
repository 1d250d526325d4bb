import { Suspense } from 'react';
import { useUser } from '../../../lib/auth.ts';
import { lazyPartOr } from '../../../lib/lazy-part.tsx';
import { JourneyBoard } from '../../journeys/JourneyBoard.tsx';
import { AvailableContent } from '../../knowledge/AvailableContent.tsx';
import { ProgressCard } from '../../mastery/ProgressCard.tsx';
import { StreakPlace } from '../../mastery/StreakCard.tsx';
import { useFirstVisit } from '../../onboarding/use-first-visit.ts';
import { Recommendations } from '../../recommendations/Recommendations.tsx';
import { RecentSessions } from '../../tutoring/RecentSessions.tsx';
import { TutoringCard } from '../../tutoring/TutoringCard.tsx';
import '../../../ui/split.css';
import './dashboard.css';
import { Desk } from './Desk.tsx';

/** Few need it: it is fetched for them, and missed by nobody where it is lost. */
const PasswordReminder = lazyPartOr<object>(
  async () => (await import('../../identity/PasswordReminder.tsx')).PasswordReminder,
  () => null,
);

/** 'What now?' first: the next step in the light, then the conversation, then how it goes. Source: L§2 Learner dashboard. */
export function DashboardPage() {
  useFirstVisit();
  const { passwordGenerated } = useUser();
  return (
    <>
      {passwordGenerated && (
        <Suspense>
          <PasswordReminder />
        </Suspense>
      )}
      <Desk />
      <div className="split dashboard">
        <TutoringCard />
        <div className="aside">
          <StreakPlace />
          <ProgressCard />
          <RecentSessions />
        </div>
        <AvailableContent />
      </div>
      <JourneyBoard />
      <Recommendations />
    </>
  );
}
