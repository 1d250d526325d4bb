import type { Learning } from '@lou/contract/mastery';
import { isStaff } from '@lou/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../../lib/auth.ts';
import { reading } from '../../../lib/queries.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { FourStates } from '../../../ui/FourStates.tsx';
import { Bone, Empty, Loading } from '../../../ui/states.tsx';
import '../../../ui/page-head.css';
import '../../../ui/segment.css';
import '../../../ui/split.css';
import { Adapted } from './Adapted.tsx';
import { DaysOfTalk, WeeksOfWork } from './Graphs.tsx';
import './learning.css';
import { Skills } from './Skills.tsx';
import { StreakCalendar } from './StreakCalendar.tsx';
import { ThisMonth } from './ThisMonth.tsx';
import { ofStaff, subtitle, title } from './texts.ts';

/** How one's own learning went: time, sections and quizzes, streak, what Lou adapted, and skill by skill the answers behind. Source: server-decisions.md, L018. */
export function LearningPage() {
  const learning = useQuery(reading('mastery.learning', {}));
  const [asTable, setAsTable] = useState(false);
  const { role } = useUser();
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          <p>{subtitle}</p>
          {isStaff(role) && <p>{ofStaff}</p>}
        </div>
        {learning.data && !isNew(learning.data) && <ShowAs asTable={asTable} onChange={setAsTable} />}
      </div>
      <FourStates asked={learning} problem="Your learning could not be loaded" loading={<LearningLoading />} isEmpty={isNew} empty={<NothingYet />}>
        {(known) => <Known learning={known} asTable={asTable} />}
      </FourStates>
    </>
  );
}

/** Nothing was done in these weeks, and nothing was ever answered. */
const isNew = ({ days, skills }: Learning): boolean => skills.length === 0 && !days.some(({ learned }) => learned);

function Known({ learning: { days, streakDays, skills, level }, asTable }: { learning: Learning; asTable: boolean }) {
  return (
    <>
      <div className="split learning">
        <div className="stack graphs">
          <DaysOfTalk days={days} asTable={asTable} />
          <WeeksOfWork days={days} asTable={asTable} />
        </div>
        <div className="aside">
          <StreakCalendar days={days} streakDays={streakDays} />
          <ThisMonth days={days} />
          <Adapted level={level} />
        </div>
      </div>
      <Skills skills={skills} asTable={asTable} />
    </>
  );
}

/** Every chart has its table: one switch for all of them. */
function ShowAs({ asTable, onChange }: { asTable: boolean; onChange: (asTable: boolean) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own box; the group has its name
    <div className="segment push" role="group" aria-label="Show as">
      <button type="button" aria-pressed={!asTable} onClick={() => onChange(false)}>
        Chart
      </button>
      <button type="button" aria-pressed={asTable} onClick={() => onChange(true)}>
        Table
      </button>
    </div>
  );
}

const NothingYet = () => (
  <Empty title="Nothing to show yet" text="After your first talk with Lou you find here how long you learned, on which days, and how your answers went.">
    <ButtonLink href="/courses">Browse Courses</ButtonLink>
  </Empty>
);

const LearningLoading = () => (
  <Loading what="Loading your learning" className="split learning">
    <div className="stack">
      <Bone shape="title" width={40} />
      <div className="bone graph" />
      <Bone shape="title" width={40} />
      <div className="bone graph" />
    </div>
    <div className="stack">
      <Bone shape="title" width={60} />
      <div className="bone graph" />
      <Bone width={80} />
      <Bone width={60} />
    </div>
  </Loading>
);
