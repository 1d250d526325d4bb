import type { AccountSettings } from '@lou/contract/me';
import { hasVoice } from '../../../lib/voice.ts';
import { SettingForm, SettingSection } from './SettingSection.tsx';
import { useSettingForm } from './use-setting-form.ts';
import { WithHint } from './WithHint.tsx';

/** Whether Lou reads aloud; where the server has no voice it says so, and nothing can be set. */
export function Voice({ settings }: { settings: AccountSettings }) {
  if (hasVoice()) return <VoiceForm settings={settings} />;
  return (
    <SettingSection id="voice" title="Voice" lead="Speak with Lou, or only read.">
      <p className="small setting-text">This Lou was set up without a voice. You write, Lou writes back, and everything can be learned that way.</p>
    </SettingSection>
  );
}

function VoiceForm({ settings }: { settings: AccountSettings }) {
  const { field, submit, undo, standing } = useSettingForm(settings, ['voice'], null);
  const { error: _, ...voiceField } = field('voice');
  return (
    <SettingForm id="voice" title="Voice" lead="Speak with Lou, or only read." save="Save voice" standing={standing} onSubmit={submit} onUndo={undo}>
      <WithHint hint="The words are always on the screen as well.">
        <input type="checkbox" {...voiceField} />
        Lou reads its answers aloud
      </WithHint>
    </SettingForm>
  );
}
