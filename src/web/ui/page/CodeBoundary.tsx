import { useState, type ReactNode } from 'react';
import { failuresCopy as copy } from '../../copy/failures.ts';
import { uiCopy } from '../../copy/ui.ts';
import { ErrorBoundary } from '../blocks/ErrorBoundary.tsx';
import { Failed } from '../blocks/Failed.tsx';
import { Button } from '../controls/Button.tsx';
import { CodeNotLoaded } from './code-not-loaded.ts';
import { useOnline } from './use-online.ts';

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
  const [hasRetried, setRetried] = useState(false);
  const retry = (button?: HTMLElement) => {
    const place = button?.closest<HTMLElement>('dialog, section, main');
    void fetch()
      // The button disappears with the error: keep the focus in this place.
      .then(() => place?.focus())
      .then(renderAgain, () => setRetried(true));
  };
  useOnline(retry);
  return (
    <Failed
      title={title}
      actions={
        <>
          <Button onClick={({ currentTarget }) => retry(currentTarget)}>{uiCopy.tryAgain}</Button>
          {/* Some browsers remember a failed load until the page is reloaded. */}
          {hasRetried && (
            <Button icon="refresh" onClick={() => window.location.reload()}>
              {copy.reload}
            </Button>
          )}
        </>
      }
    >
      {copy.unreachableHint}
    </Failed>
  );
}
