import type { LearningDay } from '@lou/contract/mastery';
import { nounFor } from '../../../lib/counted.ts';
import '../progress.css';
import { monthOf, sharePercent } from './spans.ts';

/** The month so far, in four figures. */
export function ThisMonth({ days }: { days: readonly LearningDay[] }) {
  const { minutes, answers, right, hints } = monthOf(days);
  const percent = sharePercent(right, answers);
  const time = minutes < 60 ? minutes : Math.round(minutes / 6) / 10;
  return (
    <section aria-labelledby="month">
      <div className="block-head">
        <h2 id="month">This month</h2>
      </div>
      <dl className="figures">
        <div>
          <dt>Learning Time</dt>
          <dd>
            {time} <small>{nounFor(time, minutes < 60 ? 'minute' : 'hour')}</small>
          </dd>
        </div>
        <div>
          <dt>Answers</dt>
          <dd>{answers.toLocaleString()}</dd>
        </div>
        <div>
          <dt>Right at once</dt>
          <dd>
            {percent ?? '–'}
            {percent !== null && <small>%</small>}
          </dd>
        </div>
        <div>
          <dt>Hints used</dt>
          <dd>{hints}</dd>
        </div>
      </dl>
    </section>
  );
}
