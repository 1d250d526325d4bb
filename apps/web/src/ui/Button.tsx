import { Button as MantineButton } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import './button.css';
import { type ButtonLook, buttonLook } from './button-look.ts';

interface ButtonProps extends ButtonLook {
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

const variants = { primary: 'filled', second: 'default', soft: 'light', plain: 'subtle', danger: 'subtle' } as const;

/** A button of ours: Mantine's behaviour, the mock's look. */
export function Button({ children, tone = 'primary', size, className, pending = false, disabled = false, type = 'button', ...rest }: ButtonProps) {
  return (
    <MantineButton
      {...rest}
      type={type}
      variant={variants[tone]}
      classNames={{ root: buttonLook({ tone, size, className }), inner: 'button-inner', label: 'button-label' }}
      disabled={disabled || pending !== false}
    >
      {pending === false ? children : pending}
    </MantineButton>
  );
}
