import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode | ((retry: () => void, thrown: unknown) => ReactNode);
}

interface ErrorBoundaryState {
  readonly crash: { readonly thrown: unknown } | undefined;
}

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
