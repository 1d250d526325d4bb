import type { MouseEventHandler, ReactNode, Ref } from 'react';
import './button.css';
import { type ButtonLook, buttonLook } from './button-look.ts';

export interface ButtonProps extends ButtonLook {
  children: ReactNode;
  type?: 'button' | 'submit';
  /** The id of the form that it submits, where it stands outside of it. */
  form?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  /** A request is under way: the button is disabled and reads this. */
  pending?: string | false;
  ref?: Ref<HTMLButtonElement>;
  'aria-pressed'?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** A button: plain HTML with the look of button.css. Mantine's would cost every first load 8 kB for no more (decision 0011). */
export function Button({ children, tone = 'primary', size, className, pending = false, disabled = false, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonLook({ tone, size, className })} disabled={disabled || pending !== false}>
      {pending === false ? children : pending}
    </button>
  );
}
