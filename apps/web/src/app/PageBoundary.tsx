import { Component, type ReactNode, useEffect, useRef } from 'react';
import { useOnline } from '../lib/use-online.ts';
import { Problem } from '../ui/states.tsx';
import { PlainFrame } from './frame/PlainFrame.tsx';

interface PageBoundaryProps {
  /** The address that is shown; another one is another try. */
  path: string;
  children: ReactNode;
}

/** Catches what a screen did not: its code could not be fetched, or it threw. The way out is to load the page again, or to go to another. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override componentDidUpdate({ path }: PageBoundaryProps) {
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <NotShown /> : this.props.children;
  }
}

/** While there is no network it waits for it, and then loads the page by itself. */
function NotShown() {
  const online = useOnline();
  const wasOffline = useRef(!online);
  useEffect(() => {
    if (online && wasOffline.current) location.reload();
    wasOffline.current = !online;
  }, [online]);
  const text = online
    ? 'Please load it again. Nothing that you have learned is lost.'
    : 'You are offline. It comes by itself when the connection is back. Nothing that you have learned is lost.';
  return (
    <PlainFrame>
      <Problem heading="h1" title="This page could not be shown" text={text} retry={() => location.reload()} />
    </PlainFrame>
  );
}
