import type { CSSProperties } from 'react';
import './lou.css';

/** What Lou is doing, told by the lamp's posture alone. */
export type LouState = 'idle' | 'listening' | 'thinking' | 'speaking';

/** In px: 40 in the conversation, 48 in a panel or a picture, 96 on an empty page, 120 beside a few words, 196 on the desk, 320 in the hero. */
type LouSize = 40 | 48 | 96 | 120 | 196 | 320;

interface LouProps {
  state?: LouState;
  size: LouSize;
  /** Faces left, as on the desk. */
  flip?: boolean;
  /** The microphone's level, 0 to 1, while listening; without it the light moves by itself. */
  level?: number;
  /** A name makes it an image; without one it is decoration and the word stands beside it. */
  label?: string;
}

/** The lamp. It has no face: attention is shown by where the light falls. The light itself stands in index.html (#lou-light). */
export function Lou({ state = 'idle', size, flip = false, level, label }: LouProps) {
  const heard = level === undefined ? {} : { style: { '--level': level, animation: 'none' } as CSSProperties };
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or decoration
    <svg className={flip ? 'lou lou-flip' : 'lou'} data-state={state} viewBox="0 0 120 120" width={size} height={size} {...name} {...heard}>
      <g className="lou-body">
        <g className="lou-head">
          <path className="lou-cone" d="M-24 30H24L62 112Q0 128-62 112Z" />
        </g>
        <path className="lou-stem" d="M42 102C42 84 27 70 27 48C27 27 42 15 61 23" />
        <path className="lou-foot" d="M21 110a3 3 0 0 1-3-3c0-5 10-9 24-9s24 4 24 9a3 3 0 0 1-3 3Z" />
        <g className="lou-head">
          <path className="lou-bulb" d="M-11 29a11 11 0 0 0 22 0Z" />
          <path className="lou-core" d="M-6 29a6 6 0 0 0 12 0Z" />
          <path className="lou-shade" d="M-6-5a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v4c13 3 21 14 23 28a3 3 0 0 1-3 3.5h-52a3 3 0 0 1-3-3.5c2-14 10-25 23-28Z" />
          <path className="lou-shine" d="M-19 21c2-8 6-13 12-16" />
          <g className="lou-ears">
            <path className="lou-arc" d="M-13 47q13 9 26 0" />
            <path className="lou-arc" d="M-19 57q19 12 38 0" />
            <path className="lou-arc" d="M-25 67q25 15 50 0" />
          </g>
        </g>
        <g className="lou-dots">
          <circle className="lou-dot" cx="84" cy="20" r="4" />
          <circle className="lou-dot" cx="97" cy="14" r="4.5" />
          <circle className="lou-dot" cx="111" cy="8" r="5" />
        </g>
        <g className="lou-words">
          <path className="lou-line" d="M74 86h40" />
          <path className="lou-line" d="M74 96h32" />
          <path className="lou-line" d="M74 106h20" />
        </g>
      </g>
    </svg>
  );
}
