import { MantineProvider } from '@mantine/core';
import './mantine.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { NewAchievements } from '../features/achievements/NewAchievements.tsx';
import { OwnLook } from '../features/identity/OwnLook.tsx';
import { LiveChanges } from '../features/shell/LiveChanges.tsx';
import { askWhoIsHere, followOtherTabs } from '../lib/current-user.ts';
import { makeQueryClient } from '../lib/queries.ts';
import { themeChoice } from '../lib/theme-choice.ts';
import { whenSignedOut } from '../lib/trpc.ts';
import { Notices } from '../ui/Notices.tsx';
import { Offline } from '../ui/Offline.tsx';
import { CurrentScreen } from './CurrentScreen.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { theme } from './theme.ts';

interface Props {
  /** The landing page, where it is here already: it need not be fetched and stands at once, also on the way back to it. */
  landing?: ReactNode;
  /** Called when the app is on the page. */
  onEnter?: () => void;
}

/** Everything behind the door: who is here, what is known, and the screen of the address. */
export default function App({ landing, onEnter }: Props) {
  const [client] = useState(makeQueryClient);
  const [manager] = useState(themeChoice);
  const [path] = useLocation();
  useEffect(() => onEnter?.(), [onEnter]);
  useEffect(() => whenSignedOut(() => void askWhoIsHere(client)), [client]);
  useEffect(() => followOtherTabs(client), [client]);
  return (
    <MantineProvider theme={theme} colorSchemeManager={manager} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={client}>
        <OwnLook />
        <Offline />
        <PageBoundary path={path}>
          <CurrentScreen landing={landing} />
        </PageBoundary>
        <Notices />
        <NewAchievements />
        <LiveChanges />
      </QueryClientProvider>
    </MantineProvider>
  );
}
