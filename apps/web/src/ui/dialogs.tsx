/** Dialog and side sheet: Mantine's, fetched when one first opens. Focus goes in, Escape closes, focus comes back to where it was. */
import { type ComponentType, lazy, type ReactNode, useEffect, useRef } from 'react';
import { whenFirstWanted } from './when-first-wanted.tsx';

export interface OverProps {
  opened: boolean;
  onClose: () => void;
  /** Its name, read aloud when it opens. */
  title: string;
  /** Stays in sight below: the acts. */
  foot?: ReactNode;
  /** `wide` for a preview, 1040 px; `normal` for a question or a form. Full screen under 720. */
  size?: 'normal' | 'wide';
  children: ReactNode;
}

/** Loaded when it first opens; focus comes back to where it was when it closes. */
function whenFirstOpened(Inside: ComponentType<OverProps>) {
  const Late = whenFirstWanted<OverProps>(({ opened }) => opened, Inside);
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
export const Dialog = whenFirstOpened(lazy(async () => ({ default: (await import('./Dialog.tsx')).MiddleDialog })));

/** A sheet from the side: the navigation on a small screen. */
export const SideSheet = whenFirstOpened(lazy(async () => ({ default: (await import('./SideSheet.tsx')).SheetFromTheSide })));
