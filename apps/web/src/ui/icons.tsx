/** Our own small drawings, 20 by 20, one stroke, from the mock. Each is decoration: the word stands beside it. */
import type { ReactNode } from 'react';
import './icons.css';

interface IconProps {
  className?: string;
}

/** An icon as a component; it takes the colour of the text around it. */
export type IconType = (props: IconProps) => ReactNode;

const Drawing = ({ className = '', children }: IconProps & { children: ReactNode }) => (
  <svg className={`icon ${className}`} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

export const BookIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M10 5.5C8.5 4.3 6 4 3.5 4.3v10.9c2.5-.3 5 0 6.5 1.2 1.5-1.2 4-1.5 6.5-1.2V4.3C14 4 11.5 4.3 10 5.5Zm0 0v10.9" />
  </Drawing>
);
export const ChartIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3.5 16.5h13M5.5 13.5v-3M10 13.5v-7M14.5 13.5v-9.5" />
  </Drawing>
);
export const CheckIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m4.5 10.5 3.7 3.7 7.3-8" />
  </Drawing>
);
export const ClockIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="10" cy="10" r="6.7" />
    <path d="M10 6.3V10l2.6 1.7" />
  </Drawing>
);
export const CompassIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M10 3v2.5M8.5 7.2 4.5 16.5M11.5 7.2l4 9.3M6.6 12.5c2 1.3 4.8 1.3 6.8 0" />
    <circle cx="10" cy="6.6" r="1.5" />
  </Drawing>
);
export const CrossIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m5.5 5.5 9 9m0-9-9 9" />
  </Drawing>
);
export const DotsIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="4" cy="10" r="1.5" className="fill" />
    <circle cx="10" cy="10" r="1.5" className="fill" />
    <circle cx="16" cy="10" r="1.5" className="fill" />
  </Drawing>
);
export const DownIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m5.5 8 4.5 4.5L14.5 8" />
  </Drawing>
);
export const FlagIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M5 17V3.5h9.5L12.5 7l2 3.5H5" />
  </Drawing>
);
export const GearIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="10" cy="10" r="2.4" />
    <path d="M10 3v2.2M10 14.8V17M3 10h2.2M14.8 10H17M5.05 5.05 6.6 6.6M13.4 13.4l1.55 1.55M14.95 5.05 13.4 6.6M6.6 13.4l-1.55 1.55" />
  </Drawing>
);
export const HomeIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3.5 9.5 10 4l6.5 5.5V16a1 1 0 0 1-1 1h-3.5v-4.5h-4V17H4.5a1 1 0 0 1-1-1Z" />
  </Drawing>
);
export const LeftIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m12 5.5-4.5 4.5 4.5 4.5" />
  </Drawing>
);
export const LinkIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M8.5 11.5 11.5 8.5M7.5 9 5.3 11.2a2.5 2.5 0 0 0 3.5 3.5L11 12.5M12.5 11l2.2-2.2a2.5 2.5 0 0 0-3.5-3.5L9 7.5" />
  </Drawing>
);
export const LockIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="4.8" y="9" width="10.4" height="7.5" rx="1.5" />
    <path d="M7 9V6.8a3 3 0 0 1 6 0V9" />
  </Drawing>
);
export const LoopIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M15.8 8.3A6 6 0 0 0 4.7 7.5M4.2 11.7a6 6 0 0 0 11.1.8M4.5 4v3.6h3.6M15.5 16v-3.6h-3.6" />
  </Drawing>
);
export const MenuIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3.5 6h13M3.5 10h13M3.5 14h13" />
  </Drawing>
);
export const MicIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="7.5" y="2.8" width="5" height="9" rx="2.5" />
    <path d="M4.5 9.5a5.5 5.5 0 0 0 11 0M10 15v2.5" />
  </Drawing>
);
export const PageIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M5.5 3.5h6l3 3v10h-9Zm6 0v3h3M7.7 10h4.6M7.7 13h4.6" />
  </Drawing>
);
export const PauseIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M7.5 5.5v9M12.5 5.5v9" />
  </Drawing>
);
export const PenIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m4 16 .8-3.4L13.3 4.1a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.4 15.2Z" />
  </Drawing>
);
export const PeopleIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="7.5" cy="7" r="2.7" />
    <path d="M2.5 16c.4-3 2.3-4.5 5-4.5s4.6 1.5 5 4.5M13 4.6a2.7 2.7 0 0 1 0 4.9M14.5 11.8c1.7.5 2.7 1.9 3 4.2" />
  </Drawing>
);
export const PlayIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m7.5 5.500 7 4.500-7 4.500Z" />
  </Drawing>
);
export const QuizIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M6.4 7.1A3.6 3.6 0 1 1 11.1 10.5c-.8.4-1.1.9-1.1 1.8" />
    <circle cx="10" cy="15.8" r=".6" className="fill" />
  </Drawing>
);
export const RightIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m8 5.5 4.5 4.5L8 14.5" />
  </Drawing>
);
export const SendIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3.5 10 16.5 4l-4 12.5-3-5Zm6 1.5 3-3" />
  </Drawing>
);
export const ShelfIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3 16.5h14M5 16.5v-11h3v11M8 16.5v-9h3v9M12.2 7.3l2.7-.8 2.3 9" />
  </Drawing>
);
export const SparkIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M10 3.5c.6 3.8 2.7 5.9 6.5 6.5-3.8.6-5.9 2.7-6.5 6.5-.6-3.8-2.7-5.9-6.5-6.5 3.8-.6 5.9-2.7 6.5-6.5Z" />
  </Drawing>
);
export const StopIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="5.5" y="5.5" width="9" height="9" rx="1.5" />
  </Drawing>
);
export const TagIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3.5 4v5.3l7.4 7.2 5.6-5.5L9 3.7Z" />
    <circle cx="6.7" cy="7" r=".8" className="fill" />
  </Drawing>
);
export const TalkIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3.5 5.5a1.5 1.5 0 0 1 1.5-1.5h10a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5H9l-3.5 3V13H5a1.5 1.5 0 0 1-1.5-1.5Z" />
  </Drawing>
);
export const TrashIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6" />
  </Drawing>
);
export const VideoIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="3" y="5" width="14" height="10" rx="1.5" />
    <path d="m8.7 7.8 3.6 2.2-3.6 2.2Z" />
  </Drawing>
);
