/** primary: the one act of a page. second: beside it. soft: 'go on' inside a part. plain: a way out. danger: what cannot be undone. */
export type ButtonTone = 'primary' | 'second' | 'soft' | 'plain' | 'danger';

export interface ButtonLook {
  tone?: ButtonTone | undefined;
  size?: 'normal' | 'large' | 'small' | undefined;
  className?: string | undefined;
}

/** The classes of button.css. */
export const buttonLook = ({ tone = 'primary', size = 'normal', className = '' }: ButtonLook): string =>
  ['button', tone === 'primary' ? '' : tone, size === 'normal' ? '' : size, className].filter(Boolean).join(' ');
