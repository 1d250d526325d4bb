/** Dialog and side sheet: Mantine's, fetched when one first opens. Focus goes in, Escape closes, focus comes back to where it was. */
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { overPart, whenFirstOpen } from './over-part.tsx';

export interface OverProps {
  opened: boolean;
  onClose: () => void;
  /** Its name, read aloud when it opens. */
  title: string;
  /** Stays in sight below: the acts. */
  foot?: ReactNode;
  /** `wide` for a preview, 1040 px; `normal` for a question or a form. Full screen under 720. */
  size?: 'normal' | 'wide';
  /** Draws what a dialog begins with, the title in its midst; without it the title stands alone above the text. */
  lead?: (title: ReactNode) => ReactNode;
  /** What it is, on a phone, where the way out has a line of its own above what it begins with. */
  kind?: string;
  children: ReactNode;
}

/** Loaded when it first opens; focus comes back to where it was when it closes. */
function whenFirstOpened(Inside: ComponentType<OverProps>) {
  const Late = whenFirstOpen<OverProps>(({ opened }) => opened, Inside);
  return function Over(props: OverProps) {
    const cameFrom = useRef<HTMLElement | null>(null);

    useEffect(() => {
      if (!props.opened) return;
      cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      return () => {
        const back = cameFrom.current;
        requestAnimationFrame(() => back?.isConnected && back.focus({ preventScroll: true }));
      };
    }, [props.opened]);

    return <Late {...props} />;
  };
}

/** A dialog in the middle of the page; full screen under 720. */
export const Dialog = whenFirstOpened(overPart(async () => (await import('./Dialog.tsx')).MiddleDialog));

/** A sheet from the side: the navigation on a small screen. */
export const SideSheet = whenFirstOpened(overPart(async () => (await import('./SideSheet.tsx')).SheetFromTheSide));
