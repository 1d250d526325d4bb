import { type FocusEvent, type MouseEventHandler, type Ref, useEffect, useRef, useState } from 'react';
import type { IconType } from './icons.tsx';
import { tipDelay } from './tip-timing.ts';
import './button.css';
import './icon-button.css';

let lastClosedAt: number | null = null;

interface IconButtonProps {
  icon: IconType;
  /** The control's name; it is also what the tip reads. */
  name: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  small?: boolean;
  disabled?: boolean;
  className?: string;
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
}

/** A control that is only a drawing: named for those who cannot see it, with a tip for those who wonder. Escape closes the tip. */
export function IconButton({ icon: Icon, name, small = false, className = '', type = 'button', ...rest }: IconButtonProps) {
  const [open, setOpen] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const enter = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setOpen(true), tipDelay(performance.now(), lastClosedAt));
  };
  const leave = () => {
    clearTimeout(waiting.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      lastClosedAt = performance.now();
      setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <span className={`with-tip ${className}`} onPointerEnter={enter} onPointerLeave={leave} onPointerDown={leave}>
      <button
        {...rest}
        className={small ? 'icon-button small' : 'icon-button'}
        type={type}
        aria-label={name}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && !isGivenBack(event) && enter()}
        onBlur={leave}
      >
        <Icon />
      </button>
      {open && (
        <span className="tip" aria-hidden="true">
          {name}
        </span>
      )}
    </span>
  );
}

/** The focus comes from a dialog that was opened here and closes: nobody wonders what this is. */
const isGivenBack = ({ currentTarget, relatedTarget }: FocusEvent): boolean => {
  const left = relatedTarget instanceof Element ? relatedTarget.closest('[role="dialog"]') : null;
  return left !== null && !left.contains(currentTarget);
};
