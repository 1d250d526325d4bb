import { useEffect, useState } from 'react';
import { STEPS, type Step } from './wizard.ts';

interface StepEntry {
  readonly step: Step;
  /** The entry before this one is the wizard's as well. */
  readonly follows: boolean;
}

const entry = (): StepEntry | null => {
  const { step, follows } = (history.state ?? {}) as Partial<Record<keyof StepEntry, unknown>>;
  return typeof step === 'number' && step >= 1 && step <= STEPS ? { step: step as Step, follows: follows === true } : null;
};

/** The wizard's step, each an entry of the browser's history, so that the browser's Back is the wizard's. */
export function useStep(begun: Step): readonly [Step, (next: Step) => void] {
  const [step, setStep] = useState(begun);

  useEffect(() => {
    history.replaceState({ step: begun, follows: entry()?.follows ?? false } satisfies StepEntry, '');
    const moved = () => setStep((now) => entry()?.step ?? now);
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, [begun]);

  const go = (next: Step) => {
    // What the history says, since a second press may come before the screen has followed the first.
    const now = entry()?.step ?? step;
    if (next === now) return;
    if (next === now - 1 && entry()?.follows) return history.back();
    history.pushState({ step: next, follows: true } satisfies StepEntry, '');
    setStep(next);
  };
  return [step, go];
}
