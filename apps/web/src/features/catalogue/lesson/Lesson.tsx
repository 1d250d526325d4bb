import { useEffect, useMemo, useRef } from 'react';
import { AskAboutMarked } from './AskAboutMarked.tsx';
import { CITED_ID, type Cited, CitedLine, type WayBackTo } from './cited.tsx';
import { LearnersQuestions } from './LearnersQuestions.tsx';
import './lesson.css';
import type { LessonText } from './lesson-text.ts';
import { Prose } from './Prose.tsx';
import { TaskOf } from './Tasks.tsx';
import { WorkedExample } from './WorkedExample.tsx';

interface LessonProps {
  text: LessonText;
  /** The sentence that a conversation led to. */
  cited: Omit<Cited, 'back'> | null;
  /** An anchor to go to where the sentence is not found. */
  goTo: string | null;
  /** The conversation about this section. */
  talk: string;
  /** Where the sentence was cited or found. */
  back: WayBackTo;
}

/** A section to read: its text set like a book, worked examples, figures, and what is to be tried. */
export function Lesson({ text, cited, goTo, talk, back }: LessonProps) {
  const lit = useMemo(() => (cited ? { ...cited, back } : null), [cited, back]);
  const place = useRef<HTMLDivElement>(null);
  const target = cited ? CITED_ID : goTo;
  useEffect(() => {
    if (!target) return;
    const frame = requestAnimationFrame(() => document.getElementById(target)?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return (
    <CitedLine value={lit}>
      <div className="lesson" ref={place}>
        {text.parts.map((part) => {
          if (part.kind === 'prose') return <Prose key={part.key} pieces={part.pieces} />;
          if (part.kind === 'worked') return <WorkedExample key={part.key} part={part} />;
          if (part.kind === 'questions') return <LearnersQuestions key={part.key} part={part} goTo={goTo} />;
          return <TaskOf key={part.key} block={part.block} anchor={part.anchor} talk={talk} />;
        })}
      </div>
      <AskAboutMarked lesson={place} talk={talk} />
    </CitedLine>
  );
}
