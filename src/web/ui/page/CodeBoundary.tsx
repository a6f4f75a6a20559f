import { useEffect, type ReactNode } from 'react';
import { failuresCopy as copy } from '../../copy/failures.ts';
import { ErrorBoundary } from '../blocks/ErrorBoundary.tsx';
import { Failed } from '../blocks/Failed.tsx';
import { CodeNotLoaded } from './lazy-code.ts';

interface CodeBoundaryProps {
  /** Says what is missing. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Around a part whose code may not come: what stands around it stays, and the part can be asked for again. */
export function CodeBoundary({ title, children }: CodeBoundaryProps) {
  return <ErrorBoundary fallback={toLost(title)}>{children}</ErrorBoundary>;
}

function toLost(title: string) {
  return (draw: () => void, thrown: unknown) => {
    // What crashed would crash again.
    if (!(thrown instanceof CodeNotLoaded)) throw thrown;
    return <Lost title={title} fetch={thrown.fetch} draw={draw} />;
  };
}

interface LostProps {
  readonly title: string;
  readonly fetch: CodeNotLoaded['fetch'];
  readonly draw: () => void;
}

/** Asks by itself once the network is back. */
function Lost({ title, fetch, draw }: LostProps) {
  const askAgain = (button?: HTMLElement) => {
    const place = button?.closest<HTMLElement>('section, main');
    void fetch()
      // The button goes with the failure; whoever pressed it stays where it was.
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
