import type { LearnerStats } from '@lou/contract/mastery';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { nounFor } from '../../lib/counted.ts';
import { reading } from '../../lib/queries.ts';
import { LabelledBar } from '../../ui/Bar.tsx';
import { FourStates } from '../../ui/FourStates.tsx';
import { Bone, Loading } from '../../ui/states.tsx';
import './progress.css';

/** How it goes, in four figures and a bar. Source: L§2 Progress card, L§3 Learner stats. */
export function ProgressCard() {
  const stats = useQuery(reading('mastery.learnerStats', {}));
  return (
    <section aria-labelledby="progress">
      <div className="block-head">
        <h2 id="progress">Progress</h2>
      </div>
      <FourStates asked={stats} problem="Your progress could not be loaded" loading={<ProgressLoading />}>
        {(known) => <Figures stats={known} />}
      </FourStates>
    </section>
  );
}

function Figures({ stats }: { stats: LearnerStats }) {
  return (
    <>
      <dl className="figures">
        <Figure name="Sessions Completed" means="Talks in which you took part, ended or not">
          {stats.totalSessions}
        </Figure>
        <Figure name="Learning Time" means="In those talks">
          <Hours of={stats.totalHours} />
        </Figure>
        <Figure name="Completion Rate" means="Of the sections in your courses">
          {Math.round(stats.completionRate * 100)}
          <small>%</small>
        </Figure>
        <Figure name="Current Level" means={stats.levelIsShown ? 'From your quiz answers' : 'Until your quiz answers show one'} word>
          {stats.currentLevel.charAt(0).toUpperCase() + stats.currentLevel.slice(1)}
        </Figure>
      </dl>
      <LabelledBar label="Engagement" percent={stats.engagementScore * 20} />
      <p className="engagement-means">Over two weeks: your days of learning, Lou’s questions answered, and what you finished of what you began</p>
    </>
  );
}

/** One decimal; what is there but rounds to nothing is said so. */
function Hours({ of: hours }: { of: number }) {
  const isHardlyAny = hours > 0 && hours < 0.05;
  const shown = isHardlyAny ? 0.1 : Math.round(hours * 10) / 10;
  return (
    <>
      {isHardlyAny && <small>under </small>}
      {shown} <small>{nounFor(shown, 'hour')}</small>
    </>
  );
}

interface FigureProps {
  name: string;
  /** What is counted, in a few words. Source: server-decisions.md 'Definitions'. */
  means: string;
  word?: boolean;
  children: ReactNode;
}

function Figure({ name, means, word = false, children }: FigureProps) {
  return (
    <div>
      <dt>
        {name}
        <span className="means">{means}</span>
      </dt>
      <dd className={word ? 'word' : undefined}>{children}</dd>
    </div>
  );
}

function ProgressLoading() {
  return (
    <Loading className="figures" what="Loading your progress">
      {['sessions', 'time', 'rate', 'level'].map((figure) => (
        <div key={figure}>
          <Bone width={70} />
          <Bone shape="title" width={40} />
        </div>
      ))}
    </Loading>
  );
}
