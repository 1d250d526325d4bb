import { INTERESTS, type Interest } from '@lou/domain/onboarding/interests';
import { stepTitles } from './texts.ts';

/** Step 2: as many as one likes, none is an answer too. Source: L§9. */
export function InterestChoices({ chosen, onChange }: { chosen: readonly Interest[]; onChange: (chosen: readonly Interest[]) => void }) {
  const toggle = (interest: Interest) => onChange(chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest]);
  return (
    <fieldset>
      <legend className="sr">{stepTitles[1]}</legend>
      <p className="small quiet wizard-hint">Choose as many as you like. You can change this later in Settings.</p>
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
