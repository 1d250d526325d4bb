import { useMemo } from 'react';
import { designCover } from './cover-design.ts';
import { drawPattern } from './cover-patterns.tsx';
import './cover.css';

interface CoverProps {
  /** The course's id (or the item's): it picks the pattern and its seed. */
  id: string;
  category: string;
  title: string;
}

/** A course as a cloth-bound book, drawn from its data. Decoration: the title stands beside it. */
export function Cover({ id, category, title }: CoverProps) {
  const design = useMemo(() => designCover(id, category), [id, category]);
  return (
    <span className={`cover cloth-${design.cloth}`} aria-hidden="true">
      <svg viewBox="0 0 120 160" aria-hidden="true" focusable="false">
        {design.pattern === 'initial' ? (
          <text className="initial" x="64" y="104" textAnchor="middle">
            {title.trim().charAt(0).toUpperCase()}
          </text>
        ) : (
          drawPattern(design.pattern, design.seed)
        )}
      </svg>
    </span>
  );
}
