import { Link } from 'wouter';
import { DotsIcon } from '../../ui/icons.tsx';
import { useFoldOut } from '../../ui/use-fold-out.ts';
import '../../ui/button.css';

const links = [
  { href: '/settings#profile', word: 'Profile' },
  { href: '/settings', word: 'Settings' },
  { href: '/logout', word: 'Logout' },
] as const;

/** Opens upwards; Escape and a tap elsewhere close it. Source: L§2: 'a menu with Profile, Settings and Logout'. */
export function PersonMenu() {
  const { box, button, list, open, toggle } = useFoldOut();
  return (
    <div className="person-menu" ref={box}>
      <button className="icon-button" type="button" ref={button} aria-expanded={open} aria-controls={list} onClick={toggle}>
        <DotsIcon />
        <span className="sr">Menu: Profile, Settings, Logout</span>
      </button>
      <ul id={list} className="person-list" hidden={!open}>
        {links.map(({ href, word }) => (
          <li key={href}>
            <Link href={href}>{word}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
