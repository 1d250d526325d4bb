import './wordmark.css';

/** The name: the L is the lamp, then live text. Its accessible name is `Lou` and what is behind it, `Lou, home`. */
export function Wordmark({ leadsTo }: { leadsTo: string }) {
  return (
    <>
      <span className="wordmark">
        <svg viewBox="0 0 30 40" width="24" height="32" aria-hidden="true" focusable="false">
          <path className="wm-stem" d="M6.5 35V14.5C6.5 8 10.5 4.3 15.5 6" />
          <path className="wm-foot" d="M6.5 35H18.5" />
          <g transform="translate(17 7.4) rotate(-26) scale(.33)">
            <path className="lou-bulb" d="M-12 29a12 12 0 0 0 24 0Z" />
            <path className="lou-shade" d="M-6-5a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v4c13 3 21 14 23 28a3 3 0 0 1-3 3.5h-52a3 3 0 0 1-3-3.5c2-14 10-25 23-28Z" />
          </g>
        </svg>
        <span aria-hidden="true">ou</span>
      </span>
      <span className="sr">Lou, {leadsTo}</span>
    </>
  );
}
