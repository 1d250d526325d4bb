import type { ComponentProps } from 'react';
import { Field } from '../../ui/Field.tsx';
import type { AboutYou } from './wizard.ts';

type FieldOf = (name: keyof AboutYou) => Omit<ComponentProps<typeof Field>, 'label'>;

/** Step 1: all three are needed. Source: L§5 Onboarding. */
export function AboutYouFields({ field }: { field: FieldOf }) {
  return (
    <div className="stack">
      <div className="two">
        <Field label="First name" required autoComplete="given-name" {...field('firstName')} />
        <Field label="Last name" required autoComplete="family-name" {...field('lastName')} />
      </div>
      <Field label="Email" type="email" required autoComplete="email" hint="Only to find your account again. Lou sends no advertising." {...field('email')} />
    </div>
  );
}
