import { hasVoice } from '../../lib/voice.ts';
import { CompassIcon, FlagIcon, type IconType, MicIcon } from '../../ui/icons.tsx';
import { announcementsOf, passwordFollows } from './texts.ts';

const icons: Readonly<Record<'voice' | 'progress' | 'personal', IconType>> = { voice: MicIcon, progress: FlagIcon, personal: CompassIcon };

/** Step 3: what waits behind the door. Source: L§2 Onboarding. */
export function AllSet() {
  return (
    <>
      <ul className="announced">
        {announcementsOf(hasVoice()).map(({ kind, name, text }) => {
          const Icon = icons[kind];
          return (
            <li key={name}>
              <Icon />
              <span>
                <strong>{name}</strong>
                <span className="quiet">{text}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="small quiet">{passwordFollows}</p>
    </>
  );
}
