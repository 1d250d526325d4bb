import { useEffect, useMemo, useRef, useState } from 'react';
import { keep, recall } from '../../../lib/kept-here.ts';
import { usePartInSight } from '../../../ui/use-part-in-sight.ts';
import type { OutlineEntry } from './lesson-text.ts';
import { readOn } from './outline-marks.ts';

const known = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);

/** Which part of a section's lesson one is at, and which one has read; kept for as long as the tab. */
export function useReadParts(sectionId: string, outline: readonly OutlineEntry[]) {
  const place = `read.${sectionId}`;
  const [read, setRead] = useState(() => known(recall(place)));
  useEffect(() => keep(place, read), [place, read]);
  const leapt = useLeaps();
  const anchors = useMemo(() => outline.map(({ anchor }) => anchor), [outline]);
  const now = usePartInSight(anchors, true);
  const before = useRef(now);
  useEffect(() => {
    const from = before.current;
    if (!leapt.current) setRead((soFar) => readOn(soFar, anchors, from, now));
    before.current = now;
    leapt.current = false;
  }, [now, anchors, leapt]);
  return { now, before: useMemo(() => new Set(read.filter((anchor) => anchor !== now)), [read, now]) };
}

/** Whether the page went further at once than one can have read, as a link leads. */
function useLeaps() {
  const leapt = useRef(false);
  useEffect(() => {
    let top = window.scrollY;
    const look = () => {
      if (Math.abs(window.scrollY - top) > window.innerHeight) leapt.current = true;
      top = window.scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return leapt;
}
