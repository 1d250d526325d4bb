import type { Learning } from '@lou/contract/mastery';
import { shortDay } from '../../../lib/days.ts';
import { DifficultyBadge } from '../../../ui/Badge.tsx';

/** Changes that are shown. */
const SHOWN = 4;

const order = ['beginner', 'intermediate', 'advanced'];

/** How hard Lou's questions are now, and when and why that changed. */
export function Adapted({ level: { now, changes } }: Pick<Learning, 'level'>) {
  return (
    <section aria-labelledby="adapted">
      <div className="block-head">
        <h2 id="adapted">What Lou adapted</h2>
      </div>
      <p>
        Your next questions are <DifficultyBadge difficulty={now} />
      </p>
      {changes.length === 0 ? (
        <p className="meta">When several answers in a row go well, Lou asks harder ones, and easier ones when they do not.</p>
      ) : (
        <ul className="list changes">
          {changes.slice(0, SHOWN).map(({ at, from, to }) => (
            <li key={at}>
              <time dateTime={at}>{shortDay(at)}</time>
              <span>
                {order.indexOf(to) > order.indexOf(from)
                  ? `Up from ${from} to ${to}, as your answers went well.`
                  : `Back from ${from} to ${to}, as the last answers did not go well.`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
