import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reading } from '../../../lib/queries.ts';
import { FourStates } from '../../../ui/FourStates.tsx';
import '../../../ui/field.css';
import { Bone, Loading } from '../../../ui/states.tsx';
import { usePartInSight } from '../../../ui/use-part-in-sight.ts';
import { Appearance } from './Appearance.tsx';
import { Devices } from './Devices.tsx';
import { Learning } from './Learning.tsx';
import { Password } from './Password.tsx';
import { Privacy } from './Privacy.tsx';
import { Profile } from './Profile.tsx';
import './settings.css';
import { Voice } from './Voice.tsx';

const sections = [
  ['profile', 'Profile'],
  ['password', 'Password'],
  ['appearance', 'Appearance'],
  ['learning', 'Learning'],
  ['voice', 'Voice'],
  ['privacy', 'Privacy'],
  ['devices', 'Signed-in devices'],
] as const;
const ids = sections.map(([id]) => id);

/** One's own account: seven parts, each saved on its own. Source: server-decisions.md 'Real instead of pretended'. */
export function SettingsPage() {
  const settings = useQuery(reading('identity.settings', {}));
  const isThere = settings.data !== undefined;
  const inSight = usePartInSight(ids, isThere);

  // An address like /settings#password leads there once there is something to lead to.
  useEffect(() => {
    const wanted = location.hash.slice(1);
    if (!isThere || wanted === '') return;
    const frame = requestAnimationFrame(() => document.getElementById(wanted)?.scrollIntoView()); // after the page has gone to its top
    return () => cancelAnimationFrame(frame);
  }, [isThere]);

  return (
    <>
      <div className="settings-head">
        <h1>Settings</h1>
        <p>Each part is saved on its own.</p>
      </div>
      <FourStates asked={settings} problem="Your settings could not be loaded" loading={<SettingsLoading />}>
        {(known) => (
          <div className="settings">
            <nav className="side-list" aria-label="Settings">
              <ul className="plain">
                {sections.map(([id, word]) => (
                  <li key={id}>
                    <a href={`#${id}`} aria-current={id === inSight ? 'location' : undefined}>
                      {word}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="settings-parts">
              <Profile settings={known} />
              <Password />
              <Appearance settings={known} />
              <Learning settings={known} />
              <Voice settings={known} />
              <Privacy />
              <Devices />
            </div>
          </div>
        )}
      </FourStates>
    </>
  );
}

const SettingsLoading = () => (
  <Loading what="Loading your settings" className="settings">
    <div className="stack settings-bones">
      <Bone width={60} />
      <Bone width={70} />
      <Bone width={60} />
    </div>
    <div className="stack">
      <Bone shape="title" width={30} />
      <div className="sheet form">
        <Bone width={30} />
        <Bone shape="title" />
        <Bone width={20} />
        <Bone shape="title" />
        <Bone width={30} />
        <Bone shape="title" />
      </div>
    </div>
  </Loading>
);
