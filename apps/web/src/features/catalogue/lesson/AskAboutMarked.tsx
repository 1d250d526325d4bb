import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { askAbout } from '../../../lib/asked-about.ts';
import { cutAtWord } from '../../../lib/cut-at-word.ts';
import { Button } from '../../../ui/Button.tsx';
import { TalkIcon } from '../../../ui/icons.tsx';
import { placeInSightBeside } from './place-beside.ts';

/** Less is a slip of the hand, more is no question any longer. In characters. */
const [LEAST, MOST] = [2, 300];
/** A selection that is still being drawn is not looked at. */
const REST_MS = 250;

interface Marked {
  readonly piece: Element;
  readonly words: string;
  /** Where on the screen they begin. */
  readonly line: DOMRect;
}

/**
 * The way to ask Lou about what the reader has marked: beside it in the margin where there is one, else over what follows the passage. It floats, so
 * that nothing moves under the hand that marks. Source: mock/NOTES.md, lesson.
 */
export function AskAboutMarked({ lesson, talk }: { lesson: RefObject<HTMLElement | null>; talk: string }) {
  const marked = useMarked(lesson);
  const [, navigate] = useLocation();
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (marked && note.current) placeInSightBeside(note.current, marked.line, ', .beside.lit');
  }, [marked]);
  if (!marked) return null;
  const ask = () => {
    askAbout(talk, marked.words);
    navigate(talk);
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing it must not take the marking away before it is read
    <div className="beside mine" ref={note} onMouseDown={(event) => event.preventDefault()}>
      <Button tone="soft" size="small" onClick={ask}>
        <TalkIcon />
        Ask Lou about this
      </Button>
      <span>About the words you marked.</span>
    </div>,
    marked.piece,
  );
}

function useMarked(lesson: RefObject<HTMLElement | null>): Marked | null {
  const [marked, setMarked] = useState<Marked | null>(null);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(rest);
      rest = setTimeout(() => setMarked(markedIn(lesson.current)), REST_MS);
    };
    document.addEventListener('selectionchange', look);
    return () => {
      clearTimeout(rest);
      document.removeEventListener('selectionchange', look);
    };
  }, [lesson]);
  return marked;
}

function markedIn(lesson: HTMLElement | null): Marked | null {
  const selection = document.getSelection();
  if (!lesson || !selection || selection.isCollapsed) return null;
  const words = selection.toString().replace(/\s+/g, ' ').trim();
  const range = selection.getRangeAt(0);
  const { startContainer } = range;
  const piece = (startContainer instanceof Element ? startContainer : startContainer.parentElement)?.closest('.piece');
  return piece && lesson.contains(piece) && words.length >= LEAST ? { piece, words: cutAtWord(words, MOST), line: range.getBoundingClientRect() } : null;
}
