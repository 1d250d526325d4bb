import { useQuery } from '@tanstack/react-query';
import { nameOf, useUser } from '../../../lib/auth.ts';
import { reading } from '../../../lib/queries.ts';
import '../../../ui/desk.css';
import { FourStates } from '../../../ui/FourStates.tsx';
import { Lou } from '../../../ui/Lou.tsx';
import { NextOnJourney } from '../../journeys/NextOnJourney.tsx';
import { greetingOf } from '../../recommendations/reasons.ts';
import { DeskLoading, NextStep, NothingYet } from './NextStep.tsx';

/** The welcome card: one next step, under the lamp. Source: L§2 Welcome card. */
export function Desk() {
  const user = useUser();
  const recommendations = useQuery(reading('recommendations.list', {}));
  const first = recommendations.data?.[0];
  return (
    <section className="desk" aria-labelledby="hello">
      <h1 id="hello">Welcome back, {nameOf(user)}!</h1>
      <p className="quiet desk-line">{first ? greetingOf(first.reason) : 'The light is on. What would you like to learn?'}</p>
      <div className="surface">
        <FourStates asked={recommendations} problem="Your next step could not be loaded" loading={<DeskLoading />} empty={<NothingYet />}>
          {([next]) => next && <NextStep next={next} />}
        </FourStates>
        <div className="desk-lamp">
          <Lou flip size={196} />
        </div>
        <div className="desk-edge" aria-hidden="true" />
        <ul className="also" aria-label="Also waiting">
          <NextOnJourney />
        </ul>
      </div>
    </section>
  );
}
