import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useUser } from '../../lib/auth.ts';
import { reading } from '../../lib/queries.ts';
import { Seal } from '../../ui/Seal.tsx';
import { useFoldOut } from '../../ui/use-fold-out.ts';
import { pointsBeside } from './points-beside.ts';
import { sealColour } from './seal-colour.ts';
import './points.css';

/** Seals in the bar; the rest is counted. Source: L§9. */
const SHOWN = 3;

/** The gamification bar, for whoever wants to see one. Source: L§2. */
export function PointsBar({ className }: { className: string }) {
  return useUser().gamification ? <Points className={className} /> : null;
}

/** Points, the first three seals, `+N more`; a seal or that opens the whole list. */
function Points({ className }: { className: string }) {
  const { id } = useUser();
  const { data: stats } = useQuery(reading('achievements.stats', { userId: id }));
  const { box, button, list, open, toggle: fold } = useFoldOut<HTMLElement>();
  const earned = stats?.achievements ?? [];
  const rest = pointsBeside(stats?.totalPoints ?? 0, earned);
  const more = Math.max(0, earned.length - SHOWN);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    button.current = event.currentTarget; // several open it: the focus goes back to the one that did
    fold();
  };
  const toggle = { type: 'button', 'aria-expanded': open, 'aria-controls': list, onClick: press } as const;
  return (
    <section className={`points ${className}`} aria-label="Points and achievements" ref={box} data-kept-clear>
      {stats && (
        <>
          <span className="num">
            <strong>{stats.totalPoints.toLocaleString()}</strong> points
          </span>
          {earned.length > 0 && (
            <span className="seals">
              {earned.slice(0, SHOWN).map((one) => (
                <button key={one.id} {...toggle}>
                  <Seal symbol={one.badge} colour={sealColour(one)} />
                  <span className="sr">
                    {one.title}
                    {one.points > 0 && `, ${one.points} points`}. {open ? 'Hide' : 'Show all achievements'}
                  </span>
                </button>
              ))}
            </span>
          )}
          {more > 0 && (
            <button className="more" {...toggle}>
              +{more} more<span className="sr"> achievements</span>
            </button>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <ul className="all-achievements" id={list} hidden={!open} tabIndex={0} aria-label="All achievements">
            {earned.map((one) => (
              <li key={one.id}>
                <Seal symbol={one.badge} colour={sealColour(one)} />
                <span>
                  <strong>{one.title}</strong>
                  <span className="meta">{one.description}</span>
                </span>
                {one.points > 0 && <span className="meta num nowrap">{one.points} points</span>}
              </li>
            ))}
            {rest > 0 && (
              <li className="points-rest">
                <span>
                  <strong>What you did</strong>
                  <span className="meta">Right answers, quizzes, sections and courses</span>
                </span>
                <span className="meta num nowrap">{rest.toLocaleString()} points</span>
              </li>
            )}
          </ul>
        </>
      )}
    </section>
  );
}
