import { useCallback, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { CodeNotLoaded } from '../../ui/page/lazy-code.ts';
import { CrashedPage } from '../CrashedPage.tsx';
import { reloadOnce, type PageLoads } from '../page-loads.ts';
import { ElsewherePage } from './ElsewherePage.tsx';

interface PageBoundaryProps {
  readonly pages: PageLoads;
  readonly around?: (lost: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

export function PageBoundary({ pages, around, children }: PageBoundaryProps) {
  return <ErrorBoundary fallback={toFallback(pages, around)}>{children}</ErrorBoundary>;
}

function toFallback(pages: PageLoads, around: PageBoundaryProps['around'] = (lost) => lost) {
  return (_retry: () => void, thrown: unknown) => around(<LostPage thrown={thrown} pages={pages} />);
}

interface LostPageProps {
  readonly thrown: unknown;
  readonly pages: PageLoads;
}

/**
 * Browsers remember failed module loads, so only a reload retries them; once, because the server may no longer have
 * the code.
 */
function LostPage({ thrown, pages }: LostPageProps) {
  const [isCrashed, setCrashed] = useState(!(thrown instanceof CodeNotLoaded));
  const loadOnce = useCallback(() => setCrashed(!reloadOnce(pages)), [pages]);
  return isCrashed ? <CrashedPage onReload={pages.reload} /> : <ElsewherePage onReachable={loadOnce} />;
}
