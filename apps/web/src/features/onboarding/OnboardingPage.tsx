import { useState } from 'react';
import { useLocation } from 'wouter';
import { knowsNoPassword, useHere } from '../../lib/auth.ts';
import { notify } from '../../ui/notice-queue.ts';
import { ChoosePassword } from '../identity/ChoosePassword.tsx';
import { choosePassword } from '../identity/texts.ts';
import { welcome, welcomeWithPassword } from './texts.ts';
import { Wizard } from './Wizard.tsx';

/**
 * Three steps, then a password of one's own, then a first course. Whoever comes back without one (from the reminder, after
 * a reload) finds the password step. Source: L§2 Onboarding, L§4; server-decisions.md 'Who'.
 */
export function OnboardingPage() {
  const { user } = useHere();
  const [, navigate] = useLocation();
  const [justRegistered, setJustRegistered] = useState(false);
  // The welcome speaks of the first course: it waits for the page of courses, and lies over no field.
  const onDone = (isChosen: boolean) => {
    navigate('/courses');
    if (justRegistered) notify(isChosen ? welcomeWithPassword : welcome);
    else if (isChosen) notify(choosePassword.saved);
  };
  if (user && (justRegistered || knowsNoPassword(user))) return <ChoosePassword onDone={onDone} takesFocus={justRegistered} />;
  return <Wizard onRegistered={() => setJustRegistered(true)} />;
}
