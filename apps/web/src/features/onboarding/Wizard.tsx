import type { Interest } from '@lou/domain/interests';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { nameOf, useHere } from '../../lib/auth.ts';
import { drawKey } from '../../lib/draw-key.ts';
import { useFields } from '../../lib/forms.ts';
import { loadPatiently } from '../../lib/load-patiently.ts';
import { useRegister } from '../../lib/signing.ts';
import { EMAIL_TAKEN, takenField } from '../../lib/signing-texts.ts';
import { mayPass } from '../../lib/trpc.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { isFirstPage } from '../../ui/arrival.ts';
import { Button } from '../../ui/Button.tsx';
import { notices } from '../../ui/notice-queue.ts';
import { AboutYouFields } from './AboutYouFields.tsx';
import { AllSet } from './AllSet.tsx';
import { makePassword, makeUsername } from './credentials.ts';
import { InterestChoices } from './InterestChoices.tsx';
import { forgetWizard, keepSent, keepWizard, recallSent, recallWizard } from './kept-wizard.ts';
import { setUpFailed, stepTitles } from './texts.ts';
import { useStep } from './use-step.ts';
import { type AboutYou, backward, checkAboutYou, forward, isFilled, registrationOf, STEPS, type Step } from './wizard.ts';
import './wizard.css';

const check = async (about: AboutYou) => checkAboutYou(about, (await loadPatiently(() => import('@lou/contract/identity'))).EMAIL_PATTERN);

/** How often a taken made-up username is drawn again before the newcomer hears of it. */
const USERNAME_DRAWS = 5;

export function Wizard({ onRegistered }: { onRegistered: () => void }) {
  const { user } = useHere();
  const [begun] = useState(recallWizard);
  const [step, setStep] = useStep(begun.step);
  const [interests, setInterests] = useState<readonly Interest[]>(begun.interests);
  const { form, field } = useFields({ start: begun.about, check });
  const register = useRegister({ failed: () => setUpFailed });
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(!isFirstPage(location.pathname));
  const about = form.watch();
  useEffect(() => keepWizard({ step, interests, about }), [step, interests, about]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new step is announced by its heading, a step gone back to by its error
  useEffect(() => {
    const wrong = Object.keys(form.formState.errors)[0];
    if (wrong) form.setFocus(wrong as keyof AboutYou);
    else if (moved.current) heading.current?.focus();
    moved.current = true;
  }, [step]);

  const submit = async (about: AboutYou) => {
    // One account comes of one address, however often it is sent: only a username that is taken is drawn again.
    const sent = recallSent(about.email) ?? { email: about.email, password: makePassword(), idempotencyKey: drawKey() };
    keepSent(sent);
    const { password, idempotencyKey } = sent;
    const credentials = () => ({ username: makeUsername(about.firstName, about.lastName), password, idempotencyKey });
    try {
      await register.mutateAsync({ draw: () => registrationOf(about, interests, credentials()), draws: USERNAME_DRAWS });
      forgetWizard();
      keepSent(null);
      notices.withdraw();
      onRegistered();
    } catch (error) {
      if (!mayPass(error)) keepSent(null);
      if (takenField(sentenceOf(error)) !== 'email') return;
      form.setError('email', { type: 'server', message: EMAIL_TAKEN });
      setStep(1);
    }
  };
  // Every Next looks at step 1 again, the last one too: what is wrong by then leads back there.
  const next = form.handleSubmit(
    (about) => (step === STEPS ? submit(about) : setStep(forward(step))),
    () => setStep(1),
  );

  const blocked = step === 1 && !isFilled(about);
  return (
    <div className="wizard">
      {user && (
        <p className="quiet">
          You are signed in as {nameOf(user)}. Finishing this makes another account. <Link href="/">Go to your dashboard</Link>
        </p>
      )}
      <form className="sheet form" onSubmit={next} noValidate>
        <Progress step={step} />
        <h1 className="wizard-title" ref={heading} tabIndex={-1}>
          {stepTitles[step - 1]}
        </h1>
        <div hidden={step !== 1}>
          <AboutYouFields field={field} />
        </div>
        {step === 2 && (
          <InterestChoices chosen={interests} onChange={setInterests}>
            <legend className="sr">{stepTitles[1]}</legend>
            <p className="small quiet wizard-hint">Choose as many as you like. You can change this later in Settings.</p>
          </InterestChoices>
        )}
        {step === 3 && <AllSet />}
        <div className="row between">
          <Button tone="second" disabled={step === 1 || register.isPending} onClick={() => setStep(backward(step))}>
            Back
          </Button>
          <Button type="submit" disabled={blocked} pending={register.isPending && 'Setting up...'}>
            {step === STEPS ? 'Start Learning!' : 'Next'}
          </Button>
        </div>
      </form>
      {step < STEPS && (
        <p className="small quiet wizard-way">
          Already have an account? <Link href="/auth">Sign In</Link>
        </p>
      )}
    </div>
  );
}

/** Three marks, those reached filled; the words beside them say it too. */
function Progress({ step }: { step: Step }) {
  return (
    <div className="wizard-progress">
      <div
        className="wizard-steps"
        role="progressbar"
        aria-label="Setting up"
        aria-valuemin={1}
        aria-valuemax={STEPS}
        aria-valuenow={step}
        aria-valuetext={`Step ${step} of ${STEPS}`}
      >
        {[1, 2, 3].map((mark) => (
          <span key={mark} className={mark <= step ? 'done' : undefined} />
        ))}
      </div>
      <span className="meta" aria-hidden="true">
        Step {step} of {STEPS}
      </span>
    </div>
  );
}
