import { INTERESTS, type Interest } from '@lou/domain/interests';
import type { ReactNode } from 'react';
import '../../ui/choices.css';

interface InterestChoicesProps {
  chosen: readonly Interest[];
  onChange: (chosen: readonly Interest[]) => void;
  /** The legend, and what else stands above. */
  children: ReactNode;
}

/** The six interests: as many as one likes, the first chosen first, none is an answer too. Source: L§9. */
export function InterestChoices({ chosen, onChange, children }: InterestChoicesProps) {
  const toggle = (interest: Interest) => onChange(chosen.includes(interest) ? chosen.filter((one) => one !== interest) : [...chosen, interest]);
  return (
    <fieldset>
      {children}
      <div className="choices">
        {INTERESTS.map((interest) => (
          <label className="choice" key={interest}>
            <input type="checkbox" checked={chosen.includes(interest)} onChange={() => toggle(interest)} />
            {interest}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
