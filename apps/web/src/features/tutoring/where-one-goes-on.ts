import type { RefObject } from 'react';

/** Where one goes on who asked for a quiz: at it, once its code is there; at `otherwise` where Lou offered none. */
export const whereAQuizBegins = (log: RefObject<HTMLElement | null>, otherwise: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => ({
  get current() {
    const newest = [...(log.current?.querySelectorAll('.turn-lou') ?? [])].at(-1);
    if (newest?.querySelector('.quiz-coming')) return null;
    return newest?.querySelector<HTMLElement>('.quiz-place') ?? otherwise.current;
  },
});

/** Where one goes on by touch who asked for help: at what help is left, or `otherwise`; never at the line, which would bring the screen's keyboard up. */
export const whereHelpIs = (log: RefObject<HTMLElement | null>, otherwise: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => ({
  get current() {
    return log.current?.querySelector<HTMLElement>('.help button') ?? otherwise.current;
  },
});
