import { useEffect, type ReactNode } from 'react';
import { failuresCopy as copy } from '../../copy/failures.ts';
import { ErrorBoundary } from '../blocks/ErrorBoundary.tsx';
import { Failed } from '../blocks/Failed.tsx';
import { CodeNotLoaded } from './lazy-code.ts';

interface CodeBoundaryProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** If code fails to load, the rest of the page stays, and the member can retry. */
export function CodeBoundary({ title, children }: CodeBoundaryProps) {
  return <ErrorBoundary fallback={toFallback(title)}>{children}</ErrorBoundary>;
}

function toFallback(title: string) {
  return (renderAgain: () => void, error: unknown) => {
    // A retry would crash again.
    if (!(error instanceof CodeNotLoaded)) throw error;
    return <CodeMissing title={title} fetch={error.fetch} renderAgain={renderAgain} />;
  };
}

interface CodeMissingProps {
  readonly title: string;
  readonly fetch: CodeNotLoaded['fetch'];
  readonly renderAgain: () => void;
}

/** Retries by itself when the network is back. */
function CodeMissing({ title, fetch, renderAgain }: CodeMissingProps) {
  const retry = (button?: HTMLElement) => {
    const place = button?.closest<HTMLElement>('section, main');
    void fetch()
      // The button disappears with the error: keep the focus in this place.
      .then(() => place?.focus())
      .then(renderAgain, () => undefined);
  };
  useEffect(() => {
    const onOnline = () => retry();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  });
  return (
    <Failed title={title} retry={{ onRetry: retry }}>
      {copy.unreachableHint}
    </Failed>
  );
}
