import { useEffect, useRef } from 'react';
import './ask-first.css';
import { Button, type ButtonProps } from './Button.tsx';
import { meant } from './meant.ts';

interface AskFirstProps {
  question: string;
  /** What would come of it. */
  what?: string;
  /** The word that does it. */
  act: string;
  /** The word that leaves everything as it is. */
  stay: string;
  tone?: ButtonProps['tone'];
  size?: ButtonProps['size'];
  pending?: string | false | undefined;
  onAct: () => void;
  onStay: () => void;
}

/** A question in place of the button that was pressed, before something ends. What leaves it as it is has the focus; Escape does so too. */
export function AskFirst({ question, what, act, stay, tone, size, pending, onAct, onStay }: AskFirstProps) {
  const staying = useRef<HTMLButtonElement>(null);
  useEffect(() => staying.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset className="ask-first" onKeyDown={(event) => event.key === 'Escape' && onStay()}>
      <legend>
        {question} {what && <span className="quiet">{what}</span>}
      </legend>
      <Button tone={tone} size={size} onClick={meant(onAct)} pending={pending ?? false}>
        {act}
      </Button>
      <Button tone="second" size={size} ref={staying} onClick={meant(onStay)}>
        {stay}
      </Button>
    </fieldset>
  );
}
