import type { ReactNode } from 'react';
import { CheckIcon } from './icons.tsx';
import './state-word.css';

/** What is done, as a word with its mark: 'Completed', 'Right'. */
export function StateWord({ children }: { children: ReactNode }) {
  return (
    <span className="state-word done">
      <CheckIcon />
      {children}
    </span>
  );
}
