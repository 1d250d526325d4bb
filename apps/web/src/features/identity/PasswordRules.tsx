import { CheckIcon, CrossIcon } from '../../ui/icons.tsx';
import './password-rules.css';
import type { Rules, Strength } from './password-strength.ts';

/** The rules in words; each ticks itself. */
export function PasswordRules({ id, rules, typed }: { id: string; rules: Rules; typed: boolean }) {
  return (
    <ul className="rules" id={id}>
      <Rule met={rules.length} failed={false} words="8 to 128 characters" />
      <Rule met={rules.uncommon} failed={typed && !rules.uncommon} words="Not on the list of common passwords" />
    </ul>
  );
}

function Rule({ met, failed, words }: { met: boolean; failed: boolean; words: string }) {
  return (
    <li className={met ? 'met' : failed ? 'no' : undefined}>
      {met ? <CheckIcon /> : failed ? <CrossIcon /> : <i className="ring" aria-hidden="true" />}
      <span>
        <span className="sr">{met ? 'Done: ' : 'Not yet: '}</span>
        {words}
      </span>
    </li>
  );
}

/** One word and its reason, no meter; the word alone where a sentence says what is wrong. Always there, so that it can be read aloud when it changes and moves nothing. */
export function StrengthWord({ id, strength, refused }: { id: string; strength: Strength | null; refused: boolean }) {
  return (
    <p className="strength" id={id} role="status">
      {strength ? (
        <>
          <b className={strength.word === 'Strong' ? 'strong' : undefined}>{strength.word}</b>
          {!refused && <span className="quiet">{strength.reason}</span>}
        </>
      ) : (
        <span className="quiet">How strong it is shows here as you type.</span>
      )}
    </p>
  );
}
