import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A node, or what to show given a way to try again and what was thrown. */
  readonly fallback: ReactNode | ((retry: () => void, thrown: unknown) => ReactNode);
}

interface ErrorBoundaryState {
  readonly crash: { readonly thrown: unknown } | undefined;
}

/** Keeps the crash of what it holds to itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crash: undefined };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { crash: { thrown } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const { children, fallback } = this.props;
    if (!crash) return children;
    if (typeof fallback !== 'function') return fallback;
    return fallback(() => this.setState({ crash: undefined }), crash.thrown);
  }
}
