import { Children, cloneElement, type ReactElement, type ReactNode, useId } from 'react';

/** A box to tick, its words, and what it means below. */
export function WithHint({ hint, children }: { hint: string; children: [ReactElement<{ id: string; 'aria-describedby': string }>, ReactNode] }) {
  const id = useId();
  const [box, words] = Children.toArray(children) as typeof children;
  return (
    <div className="with-hint">
      {cloneElement(box, { id, 'aria-describedby': `${id}-hint` })}
      <label htmlFor={id}>{words}</label>
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
    </div>
  );
}
