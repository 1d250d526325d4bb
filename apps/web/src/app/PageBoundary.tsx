import { Component, type ReactNode } from 'react';
import { Problem } from '../ui/states.tsx';
import { PlainFrame } from './frame/PlainFrame.tsx';

/** Catches what a screen did not: its code could not be fetched, or it threw. The way out is to load the page again. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <PlainFrame>
        <Problem title="This page could not be shown" text="Please load it again. Nothing that you have learned is lost." retry={() => location.reload()} />
      </PlainFrame>
    );
  }
}
