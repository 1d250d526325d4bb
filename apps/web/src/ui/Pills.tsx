import type { ReactNode } from 'react';
import './pills.css';

/** A row of pills, of which one is on; on a phone it scrolls sideways. */
export function Pills({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields, these filter a list
    <div className="pills" role="group" aria-label={label}>
      {children}
    </div>
  );
}

export function Pill({ on, onPress, children }: { on: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button className="pill" type="button" aria-pressed={on} onClick={onPress}>
      {children}
    </button>
  );
}
