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
  return <ErrorBoundary fallback={toLost(title)}>{children}</ErrorBoundary>;
}

function toLost(title: string) {
  return (draw: () => void, thrown: unknown) => {
    // A retry would crash again.
    if (!(thrown instanceof CodeNotLoaded)) throw thrown;
    return <Lost title={title} fetch={thrown.fetch} draw={draw} />;
  };
}

interface LostProps {
  readonly title: string;
  readonly fetch: CodeNotLoaded['fetch'];
  readonly draw: () => void;
}

/** Retries by itself when the network is back. */
function Lost({ title, fetch, draw }: LostProps) {
  const askAgain = (button?: HTMLElement) => {
    const place = button?.closest<HTMLElement>('section, main');
    void fetch()
      // The button disappears with the error: keep the focus in this place.
      .then(() => place?.focus())
      .then(draw, () => undefined);
  };
  useEffect(() => {
    const onOnline = () => askAgain();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  });
  return (
    <Failed title={title} retry={{ onRetry: askAgain }}>
      {copy.unreachableHint}
    </Failed>
  );
}
