import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A node, or what to show given a way to try again. */
  readonly fallback: ReactNode | ((retry: () => void) => ReactNode);
}

/** Keeps the crash of what it holds to itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    const { fallback } = this.props;
    return typeof fallback === 'function' ? fallback(() => this.setState({ crashed: false })) : fallback;
  }
}
