import { useState } from 'react';
import { useLocation } from 'wouter';
import { knowsNoPassword, useHere } from '../../lib/auth.ts';
import { keep, recall } from '../../lib/kept-here.ts';
import { notify } from '../../ui/notice-queue.ts';
import { ChoosePassword } from '../identity/ChoosePassword.tsx';
import { choosePassword } from '../identity/texts.ts';
import { welcome, welcomeWithPassword } from './texts.ts';
import { Wizard } from './Wizard.tsx';

/** Kept in the tab until the welcome was said, also over a reload of the password page. */
const JUST_REGISTERED = 'just-registered';

/**
 * Three steps, then a password of one's own, then a first course. Whoever comes back without one (from the reminder, after
 * a reload) finds the password step. Source: L§2 Onboarding, L§4; server-decisions.md 'Who'.
 */
export function OnboardingPage() {
  const { user } = useHere();
  const [, navigate] = useLocation();
  const [justRegistered, setJustRegistered] = useState(false);
  const register = () => {
    keep(JUST_REGISTERED, true);
    setJustRegistered(true);
  };
  // The welcome speaks of the first course: it waits for the page of courses, and lies over no field.
  const onDone = (isChosen: boolean) => {
    navigate('/courses');
    const isNew = justRegistered || recall(JUST_REGISTERED) === true;
    keep(JUST_REGISTERED, null);
    if (isNew) notify(isChosen ? welcomeWithPassword : welcome);
    else if (isChosen) notify(choosePassword.saved);
  };
  if (user && (justRegistered || knowsNoPassword(user))) return <ChoosePassword onDone={onDone} takesFocus={justRegistered} />;
  return <Wizard onRegistered={register} />;
}
