import { CompassIcon, FlagIcon, type IconType, MicIcon } from '../../ui/icons.tsx';
import { announcements } from './texts.ts';

const icons: readonly IconType[] = [MicIcon, FlagIcon, CompassIcon];

/** Step 3: what waits behind the door. Source: L§2 Onboarding. */
export function AllSet() {
  return (
    <ul className="announced">
      {announcements.map(({ name, text }, index) => {
        const Icon = icons[index] ?? CompassIcon;
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
  );
}
