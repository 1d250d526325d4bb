import type { ReactNode } from 'react';
import { Main } from '../../ui/Main.tsx';
import { Brand, SkipLink } from '../../ui/TopBar.tsx';
import { shortTitle } from './short-title.ts';
import './course-frame.css';

interface CourseFrameProps {
  /** The course's title; cut to 30 characters. Nothing until it is known. */
  title: string | undefined;
  /** At the end of the bar: how far. */
  standing?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The frame of a course and of its sections: product name and course title, no navigation. Source: L§2 Course learning page. */
export function CourseFrame({ title, standing, className = 'main course-main', children }: CourseFrameProps) {
  return (
    <>
      <SkipLink />
      <header className="topbar" data-kept-clear>
        <Brand leadsTo="dashboard" />
        {title && (
          <span className="quiet course-name" title={title}>
            {shortTitle(title)}
          </span>
        )}
        <div className="push course-standing">{standing}</div>
      </header>
      <Main className={className}>{children}</Main>
    </>
  );
}
