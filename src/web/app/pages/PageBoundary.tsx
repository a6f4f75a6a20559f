import { useCallback, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { CodeNotLoaded } from '../../ui/page/lazy-code.ts';
import { CrashedPage } from '../CrashedPage.tsx';
import { reloadOnce, type PageLoads } from '../page-loads.ts';
import { ElsewherePage } from './ElsewherePage.tsx';

interface PageBoundaryProps {
  readonly pages: PageLoads;
  /** What stands around the page that is shown instead. */
  readonly around?: (lost: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps to itself the crash of a page, or that its code did not come. */
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
 * A page that crashed, or whose code did not come. Only a whole load of the page asks for such code again, for the
 * browser remembers what it could not preload; done once, since the server may not have the code any more.
 */
function LostPage({ thrown, pages }: LostPageProps) {
  const [isCrashed, setCrashed] = useState(!(thrown instanceof CodeNotLoaded));
  const loadOnce = useCallback(() => setCrashed(!reloadOnce(pages)), [pages]);
  return isCrashed ? <CrashedPage onReload={pages.reload} /> : <ElsewherePage onReachable={loadOnce} />;
}
