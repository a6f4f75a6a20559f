import { use, useCallback, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { CodeNotLoaded } from '../../ui/page/lazy-code.ts';
import { CrashedPage } from '../CrashedPage.tsx';
import { PageLoadsContext } from '../page-loads-context.ts';
import { reloadOnce } from '../page-loads.ts';
import { ElsewherePage } from './ElsewherePage.tsx';

interface PageBoundaryProps {
  readonly around?: (lost: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

export function PageBoundary({ around, children }: PageBoundaryProps) {
  return <ErrorBoundary fallback={toFallback(around)}>{children}</ErrorBoundary>;
}

function toFallback(around: PageBoundaryProps['around'] = (lost) => lost) {
  return (_retry: () => void, thrown: unknown) => around(<LostPage thrown={thrown} />);
}

/**
 * Browsers remember failed module loads, so only a reload retries them; once, because the server may no longer have
 * the code.
 */
function LostPage({ thrown }: { readonly thrown: unknown }) {
  const pages = use(PageLoadsContext);
  const [isCrashed, setCrashed] = useState(!(thrown instanceof CodeNotLoaded));
  const loadOnce = useCallback(() => setCrashed(!reloadOnce(pages)), [pages]);
  return isCrashed ? <CrashedPage onReload={pages.reload} /> : <ElsewherePage onReachable={loadOnce} />;
}
