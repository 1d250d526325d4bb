import { useEffect, useState } from 'react';

/** Which of a page's parts one is at: the last whose beginning has come into the upper third of the window. */
export function usePartInSight(ids: readonly string[], isThere: boolean): string {
  const [inSight, setInSight] = useState(ids[0] ?? '');
  useEffect(() => {
    if (!isThere) return;
    const look = () => {
      const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < window.innerHeight / 3);
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setInSight((isAtEnd && window.scrollY > 0 ? ids.at(-1) : passed.at(-1)) ?? ids[0] ?? '');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids, isThere]);
  return inSight;
}
