import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';

/** Copies a text; says so for a moment. Where the browser does not allow it, the field beside it can be selected. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <Button tone="second" onClick={copy}>
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </Button>
  );
}
