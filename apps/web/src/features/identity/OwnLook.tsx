import type { Theme } from '@lou/contract/preferences';
import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useHere } from '../../lib/auth.ts';
import { keepMotion, showMotion } from '../../lib/motion-choice.ts';

/** What Mantine calls it. */
export const schemeOf = (theme: Theme) => (theme === 'system' ? 'auto' : theme);

/** Lou looks on every device as its reader has chosen: what the account says is shown here, and kept for the next first paint. Where nobody is signed in the device decides. */
export function OwnLook() {
  const { user, determining, unreached } = useHere();
  // Mantine makes another one with each drawing: a look that is only tried would be taken back by any of them.
  const setColorScheme = useEffectEvent(useMantineColorScheme().setColorScheme);
  const { theme, motion } = user ?? {};
  useEffect(() => {
    if (theme) setColorScheme(schemeOf(theme));
  }, [theme]);
  useEffect(() => {
    if (!motion) return;
    showMotion(motion);
    keepMotion(motion);
  }, [motion]);

  const isNobody = user === null && !determining && !unreached;
  useEffect(() => {
    if (!isNobody) return;
    setColorScheme('auto');
    showMotion('system');
    keepMotion('system');
  }, [isNobody]);
  return null;
}
