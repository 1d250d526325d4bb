import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { nameOf, useHere } from '../../lib/auth.ts';
import { hasVoice } from '../../lib/voice.ts';
import { hasBeenSignedOut } from '../../lib/way-back.ts';
import { Lou } from '../../ui/Lou.tsx';
import { notices } from '../../ui/notice-queue.ts';
import '../../ui/tabs.css';
import './auth.css';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { featuresOf, signedOutElsewhere, tagline } from './texts.ts';

const classNames = { root: 'auth-tabs', list: 'tabs', tab: 'tab', tabLabel: 'tab-label' };

/** Signing in and up, beside what Lou is. Starts on Sign In. Source: L§2 Auth. */
export function AuthPage() {
  const [tab, setTab] = useState<string | null>('sign-in');
  /** What went wrong on the one tab is not about the other, and would lie over it. */
  const change = (to: string | null) => {
    if (notices.complains()) notices.withdraw();
    setTab(to);
  };
  return (
    <div className="auth">
      <section className="auth-panel" aria-labelledby="auth-tagline">
        <div className="auth-lead">
          <Lou state="speaking" size={120} />
          <h1 id="auth-tagline">{tagline}</h1>
        </div>
        <dl className="auth-features">
          {featuresOf(hasVoice()).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="auth-card">
        <WhoIsHere />
        <Tabs className="sheet form" value={tab} onChange={change} classNames={classNames} keepMounted>
          <Tabs.List aria-label="Account">
            <Tabs.Tab value="sign-in">Sign In</Tabs.Tab>
            <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="sign-in">
            <SignInForm />
          </Tabs.Panel>
          <Tabs.Panel value="sign-up">
            <SignUpForm />
          </Tabs.Panel>
        </Tabs>
        <p className="small quiet auth-way">
          New here? <Link href="/onboarding">Let Lou set things up with you</Link>
        </p>
      </div>
    </div>
  );
}

/** `/auth` is an address for a signed-in user too; who was signed out elsewhere reads that here. */
function WhoIsHere() {
  const { user } = useHere();
  const search = useSearch();
  if (!user) return hasBeenSignedOut(search) && <p className="auth-already">{signedOutElsewhere}</p>;
  return (
    <p className="auth-already">
      You are signed in as <strong>{nameOf(user)}</strong>. <Link href="/">Go to your dashboard</Link>
    </p>
  );
}
