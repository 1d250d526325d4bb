import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { afterPress } from './after-press.ts';
import { CrossIcon } from './icons.tsx';
import './field.css';

interface FieldProps extends Omit<ComponentProps<typeof TextInput>, 'error' | 'label' | 'description' | 'classNames'> {
  label: string;
  hint?: ReactNode;
  /** The sentence under the field, or nothing. */
  error?: string | undefined;
}

const classNames = { root: 'field', label: 'field-label', description: 'hint', error: 'error', wrapper: 'field-wrapper', input: 'input' };

/** A labelled line to write on: label, hint, error under it. Spread react-hook-form's `register(name)` into it. */
export function Field({ error, hint, onBlur, ...rest }: FieldProps) {
  return (
    <TextInput
      {...rest}
      onBlur={(event) => afterPress(() => onBlur?.(event))}
      classNames={classNames}
      withAsterisk={false}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      errorProps={{ component: 'span' }}
      error={
        error && (
          <>
            <CrossIcon />
            {error}
          </>
        )
      }
    />
  );
}

/** A password: what is typed can be shown. `children` stand under the field (strength, rules). */
export function PasswordField({ shownAtFirst = false, children, ...rest }: FieldProps & { shownAtFirst?: boolean }) {
  const [shown, setShown] = useState(shownAtFirst);
  return (
    <Field
      {...rest}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      inputContainer={(input) => (
        <div className="joined">
          {input}
          <button
            className="button second"
            type="button"
            aria-pressed={shown}
            aria-label={`${shown ? 'Hide' : 'Show'} ${rest.label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    />
  );
}
