import { useEffect, useRef, useState } from 'react';
import { spokenText } from './paragraphs.ts';
import type { Talk } from './talk.ts';

/** How long the lamp stays on a reply that came at once: about as long as one begins to read it. */
const PER_WORD_MS = 90;
const LONGEST_MS = 6_000;

/** What Lou says now, not what was said before the page was opened: who is lit, and what is read aloud. */
export function useLive({ phase, lines }: Talk): { speaking: string | null; announced: string } {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [quietAbout, setQuietAbout] = useState<string | null>(null);
  if (phase === 'ready' && known.current === null) known.current = new Set(lines.map(({ key }) => key));

  const last = lines.findLast((line) => line.from === 'lou');
  const live = last && known.current && !known.current.has(last.key) ? last : undefined;
  const text = live ? spokenText(live.sentences.map((sentence) => sentence.text).join(' ')) : '';
  const key = live?.key ?? null;
  const complete = live?.complete ?? false;

  useEffect(() => {
    if (!key || !complete) return;
    const timer = setTimeout(() => setQuietAbout(key), Math.min(LONGEST_MS, text.split(' ').length * PER_WORD_MS));
    return () => clearTimeout(timer);
  }, [key, complete, text]);
  return { speaking: key !== quietAbout ? key : null, announced: complete ? `Lou said: ${text}` : '' };
}
