import type { ReactNode } from 'react';
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
    const askAgain = async (button: HTMLElement) => {
      const place = button.closest<HTMLElement>('section, main');
      try {
        await thrown.fetch();
      } catch {
        return;
      }
      // The button goes with the failure; whoever pressed it stays where it was.
      place?.focus();
      draw();
    };
    return (
      <Failed title={title} retry={{ onRetry: (button) => void askAgain(button) }}>
        {copy.unreachableHint}
      </Failed>
    );
  };
}
