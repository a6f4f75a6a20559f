import { Component, type ReactNode } from 'react';
import { CodeNotLoaded } from '../page/code-not-loaded.ts';

interface ErrorBoundaryProps {
  readonly children?: ReactNode;
  readonly fallback: ReactNode | ((renderAgain: () => void, error: unknown) => ReactNode);
}

interface ErrorBoundaryState {
  readonly crash: { readonly error: unknown } | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crash: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof CodeNotLoaded) error.forget();
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const { children, fallback } = this.props;
    if (!crash) return children;
    if (typeof fallback !== 'function') return fallback;
    return fallback(() => this.setState({ crash: undefined }), crash.error);
  }
}
