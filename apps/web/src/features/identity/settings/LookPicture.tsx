import type { Theme } from '@lou/contract/preferences';
import { Lou } from '../../../ui/Lou.tsx';

/** A page of Lou in small, by day, by night, or half and half. */
export function LookPicture({ theme }: { theme: Theme }) {
  return (
    <span className="pic">
      <PageInSmall scheme={theme === 'dark' ? 'dark' : 'light'} />
      {theme === 'system' && <PageInSmall scheme="dark" half />}
    </span>
  );
}

function PageInSmall({ scheme, half = false }: { scheme: 'light' | 'dark'; half?: boolean }) {
  return (
    <span className={`small-page as-${scheme}${half ? ' half' : ''}`}>
      <svg viewBox="0 0 160 96" aria-hidden="true">
        <rect className="paper" width="160" height="96" />
        <circle className="glow" cx="126" cy="44" r="40" />
        <rect className="ink" x="14" y="13" width="52" height="6" rx="3" />
        <rect className="leaf" x="14.5" y="27.5" width="98" height="54" rx="4" />
        <rect className="faint" x="23" y="37" width="66" height="4" rx="2" />
        <rect className="faint" x="23" y="46" width="50" height="4" rx="2" />
        <rect className="act" x="23" y="61" width="34" height="11" rx="3" />
      </svg>
      <Lou size={48} flip />
    </span>
  );
}
