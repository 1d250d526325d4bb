import { Component, type ReactNode } from 'react';
import { ScreenMissingAlone } from './ScreenMissing.tsx';

interface PageBoundaryProps {
  /** The address that is shown; another one is another try. */
  path: string;
  children: ReactNode;
}

/** Catches what a screen did not: it threw. The way out is to load the page again, or to go to another. */
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
    return this.state.failed ? <ScreenMissingAlone again={() => location.reload()} /> : this.props.children;
  }
}
