import type { AccountSettings } from '@lou/contract/me';
import { useId } from 'react';
import { browserZone } from '../../../lib/browser-zone.ts';
import { clockTime } from '../../../lib/days.ts';
import { Button } from '../../../ui/Button.tsx';
import { SettingForm } from './SettingSection.tsx';
import { cityOf, zonesByRegion } from './time-zones.ts';
import { useSettingForm } from './use-setting-form.ts';
import { WithHint } from './WithHint.tsx';

/** When the day ends, whether points are shown, and whether one is reminded. */
export function Learning({ settings }: { settings: AccountSettings }) {
  const { form, field, submit, undo, standing } = useSettingForm(settings, ['timeZone', 'gamification', 'reminders'], 'settings.learning');
  const id = useId();
  const here = browserZone();
  const { error: _zone, ...zoneField } = field('timeZone');
  const { error: _shown, ...shownField } = field('gamification');
  const { error: _reminded, ...remindedField } = field('reminders');
  const zone = form.watch('timeZone') ?? settings.timeZone;
  return (
    <SettingForm
      id="learning"
      title="Learning"
      lead="When your day ends, and how much Lou counts."
      save="Save learning"
      standing={standing}
      onSubmit={submit}
      onUndo={undo}
    >
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Time zone
        </label>
        <select className="input" id={id} aria-describedby={`${id}-hint`} {...zoneField}>
          {zonesByRegion([...Intl.supportedValuesOf('timeZone'), here, settings.timeZone], settings.timeZone).map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {zones.map((name) => (
                <option key={name} value={name}>
                  {cityOf(name)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <span className="hint num" id={`${id}-hint`}>
          It is {clockTime(new Date().toISOString(), zone)} there now. Your days and your streak follow this clock from the moment you save.
        </span>
        {zone !== here && (
          <div>
            <Button tone="second" size="small" onClick={() => form.setValue('timeZone', here, { shouldDirty: true })}>
              Use this device’s: {cityOf(here)}
            </Button>
          </div>
        )}
      </div>
      <WithHint hint="When this is off, no points, achievements or streak are shown anywhere. Your history is kept.">
        <input type="checkbox" {...shownField} />
        Show points, achievements and streak
      </WithHint>
      {form.watch('gamification') && (
        <WithHint hint="A note under the streak on your dashboard, never an email, and none on a day on which you have learned.">
          <input type="checkbox" {...remindedField} />
          Remind me to learn
        </WithHint>
      )}
    </SettingForm>
  );
}
