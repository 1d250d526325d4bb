import { Link, useLocation, useSearch } from 'wouter';
import { useUser } from '../../lib/auth.ts';
import { Lou } from '../../ui/Lou.tsx';
import { help, isCurrent, type NavLink, navigationFor } from './nav-links.ts';

/** The side navigation's inside: fixed beside the page on large screens, in a drawer on small ones. Source: L§2. */
export function SideNav({ voice, onFollow }: { voice: boolean; onFollow?: () => void }) {
  const { role } = useUser();
  const [path] = useLocation();
  const { name, links, across } = navigationFor(role, path);
  return (
    <nav className="sidenav" aria-label={name}>
      <NavLinks links={links} onFollow={onFollow} />
      {across && (
        <div>
          <p className="label">{across.word}</p>
          <NavLinks links={across.links} onFollow={onFollow} />
        </div>
      )}
      <NavLinks links={help} onFollow={onFollow} />
      {voice && name === 'Main' && <VoicePanel />}
    </nav>
  );
}

function NavLinks({ links, onFollow }: { links: readonly NavLink[]; onFollow: (() => void) | undefined }) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <ul className="plain">
      {links.map((link) => {
        const { href, word, icon: Icon } = link;
        return (
          <li key={href}>
            <Link href={href} aria-current={isCurrent(link, path, search) ? 'page' : undefined} onClick={onFollow}>
              <Icon />
              {word}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Shown where the server has a voice; VOICE_PROVIDER=off shows none. */
function VoicePanel() {
  return (
    <div className="voice-panel">
      <Lou size={48} />
      <div className="small">
        <strong>Voice AI Active</strong>
        <br />
        <span className="quiet">Ready to help learners</span>
      </div>
    </div>
  );
}
