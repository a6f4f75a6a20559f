import { use, useCallback, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { CodeNotLoaded } from '../../ui/page/code-not-loaded.ts';
import { CrashedPage } from '../CrashedPage.tsx';
import { PageLoadsContext } from '../page-loads-context.ts';
import { reloadOnce } from '../page-loads.ts';
import { ElsewherePage } from './ElsewherePage.tsx';

interface PageBoundaryProps {
  readonly around?: (failed: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

export function PageBoundary({ around, children }: PageBoundaryProps) {
  return <ErrorBoundary fallback={toFallback(around)}>{children}</ErrorBoundary>;
}

function toFallback(around: PageBoundaryProps['around'] = (failed) => failed) {
  return (_renderAgain: () => void, error: unknown) => around(<FailedPage error={error} />);
}

/**
 * Some browsers remember failed module loads, so only a reload retries them; once, because the server may no longer have
 * the code.
 */
function FailedPage({ error }: { readonly error: unknown }) {
  const pages = use(PageLoadsContext);
  const [isCrashed, setCrashed] = useState(!(error instanceof CodeNotLoaded));
  const loadOnce = useCallback(() => setCrashed(!reloadOnce(pages)), [pages]);
  return isCrashed ? <CrashedPage onReload={pages.reload} /> : <ElsewherePage onReachable={loadOnce} />;
}
