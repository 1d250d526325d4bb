/** A menu that folds out of its button: Escape and a press elsewhere close it, Escape gives the focus back. */
import { useEffect, useId, useRef, useState } from 'react';

/** `box` goes around button and list, `button` on the button, `list` is the list's id. */
export function useFoldOut<Box extends HTMLElement = HTMLDivElement>() {
  const [open, setOpen] = useState(false);
  const box = useRef<Box>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return { box, button, list, open, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
