import type { AccountSettings } from '@lou/contract/me';
import type { Motion, Theme } from '@lou/contract/preferences';
import { useEffect, useRef } from 'react';
import { showMotion } from '../../../lib/motion-choice.ts';
import '../../../ui/choices.css';
import { showTheme } from '../../../lib/theme-choice.ts';
import { notify } from '../../../ui/notice-queue.ts';
import { schemeOf } from '../OwnLook.tsx';
import { lookNotSaved } from '../texts.ts';
import { LookPicture } from './LookPicture.tsx';
import { SettingForm } from './SettingSection.tsx';
import { useSettingForm } from './use-setting-form.ts';
import { WithHint } from './WithHint.tsx';

const themes: readonly (readonly [theme: Theme, word: string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];
const motions: readonly (readonly [motion: Motion, word: string])[] = [
  ['system', 'System'],
  ['reduced', 'No movement'],
];

/** Theme and motion: shown at once, kept when they are saved, taken back when the page is left without. And what keys do. */
export function Appearance({ settings }: { settings: AccountSettings }) {
  const { form, field, submit, undo, standing } = useSettingForm(settings, ['theme', 'motion', 'singleKeys'], null);
  const chosen = form.watch();
  const [theme, motion] = [chosen.theme ?? settings.theme, chosen.motion ?? settings.motion];

  useEffect(() => showTheme(schemeOf(theme)), [theme]);
  useEffect(() => showMotion(motion), [motion]);

  const seen = useRef({ theme, motion });
  seen.current = { theme, motion };
  const kept = useRef(settings);
  useEffect(() => {
    kept.current = settings;
  }, [settings]);
  useEffect(
    () => () => {
      const { theme: savedTheme, motion: savedMotion } = kept.current;
      if (seen.current.theme !== savedTheme || seen.current.motion !== savedMotion) notify(lookNotSaved);
      showTheme(schemeOf(kept.current.theme));
      showMotion(kept.current.motion);
    },
    [],
  );

  const { error: _theme, ...themeField } = field('theme');
  const { error: _motion, ...motionField } = field('motion');
  const { error: _keys, ...keysField } = field('singleKeys');
  return (
    <SettingForm
      id="appearance"
      title="Appearance"
      lead="Paper by day, a lamp by night. Shown at once, kept when you save."
      save="Save appearance"
      standing={standing}
      onSubmit={submit}
      onUndo={undo}
    >
      <fieldset>
        <legend>Theme</legend>
        <div className="looks">
          {themes.map(([value, word]) => (
            <label className="look" key={value}>
              <LookPicture theme={value} />
              <span className="check">
                <input type="radio" value={value} {...themeField} />
                {word}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Motion</legend>
        <div className="choices">
          {motions.map(([value, word]) => (
            <label className="choice" key={value}>
              <input type="radio" value={value} {...motionField} />
              {word}
            </label>
          ))}
        </div>
        <p className="meta choices-note">Without movement Lou still changes posture; nothing slides, fades or pulses.</p>
      </fieldset>
      <WithHint hint="In the Content Library the / key goes to the search line. Switch it off if you speak to your computer, or press keys by accident.">
        <input type="checkbox" {...keysField} />
        Single keys do something
      </WithHint>
    </SettingForm>
  );
}
