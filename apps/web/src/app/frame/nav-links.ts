/** The side navigation as data: the learner's six, the staff's own, and the way across. Source: L§2 Side navigation. */
import { isStaff } from '@lou/domain/roles';
import type { Role } from '@lou/domain/shapes';
import {
  BookIcon,
  ChartIcon,
  GearIcon,
  HomeIcon,
  type IconType,
  LinkIcon,
  PageIcon,
  PeopleIcon,
  QuizIcon,
  ShelfIcon,
  SparkIcon,
  TagIcon,
  TalkIcon,
} from '../../ui/icons.tsx';

export interface NavLink {
  readonly href: string;
  readonly word: string;
  readonly icon: IconType;
}

export interface Navigation {
  readonly name: 'Main' | 'Staff';
  readonly links: readonly NavLink[];
  /** The other side, for staff. */
  readonly across: { readonly word: string; readonly links: readonly NavLink[] } | null;
}

const learnerLinks: readonly NavLink[] = [
  { href: '/', word: 'Dashboard', icon: HomeIcon },
  { href: '/sessions', word: 'Learning Sessions', icon: TalkIcon },
  { href: '/knowledge', word: 'Knowledge Base', icon: BookIcon },
  { href: '/analytics', word: 'Analytics', icon: ChartIcon },
  { href: '/library', word: 'Content Library', icon: ShelfIcon },
  { href: '/settings', word: 'Settings', icon: GearIcon },
];

/** Below all others, on either side. */
export const help: readonly NavLink[] = [{ href: '/help', word: 'Help', icon: QuizIcon }];

const adminLinks: readonly NavLink[] = [
  { href: '/admin', word: 'Users', icon: PeopleIcon },
  { href: '/admin?tab=content', word: 'Content', icon: PageIcon },
];

const staffLinks: readonly NavLink[] = [
  { href: '/admin/courses', word: 'Courses', icon: ShelfIcon },
  { href: '/admin/categories', word: 'Categories', icon: TagIcon },
  { href: '/admin/lessons', word: 'Lessons', icon: BookIcon },
  { href: '/admin/ai-content', word: 'AI Content', icon: SparkIcon },
  { href: '/analytics', word: 'Analytics', icon: ChartIcon },
  { href: '/crm-settings', word: 'CRM Settings', icon: LinkIcon },
];

const learnerSide: readonly NavLink[] = [
  { href: '/', word: 'Dashboard', icon: HomeIcon },
  { href: '/courses', word: 'Course catalogue', icon: ShelfIcon },
];

/** A staff page, where the staff's navigation stands. `/analytics` is one for staff. */
const onStaffSide = (path: string): boolean => /^\/(admin|crm-settings|analytics)(\/|$)/.test(path);

export function navigationFor(role: Role, path: string): Navigation {
  if (!isStaff(role)) return { name: 'Main', links: learnerLinks, across: null };
  const staff = role === 'admin' ? [...adminLinks, ...staffLinks] : staffLinks;
  if (onStaffSide(path)) return { name: 'Staff', links: staff, across: { word: 'Learner side', links: learnerSide } };
  return { name: 'Main', links: learnerLinks, across: { word: 'Staff side', links: staff.slice(0, 1) } };
}

/** The link of the page that is open: an exact address, its query included. */
export const isCurrent = (link: NavLink, path: string, search: string): boolean => {
  const [linkPath, linkSearch = ''] = link.href.split('?');
  return linkPath === path && (linkSearch === '' ? !search.includes('tab=content') : search === linkSearch);
};
