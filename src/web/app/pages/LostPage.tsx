import { useCallback, useState } from 'react';
import { CodeNotLoaded } from '../../ui/page/lazy-code.ts';
import { CrashedPage } from '../CrashedPage.tsx';
import { reloadOnce, type PageLoads } from '../page-loads.ts';
import { ElsewherePage } from './ElsewherePage.tsx';

interface LostPageProps {
  readonly thrown: unknown;
  readonly pages: PageLoads;
}

/**
 * A page that crashed, or whose code did not come. Only a whole load of the page asks for such code again, for the
 * browser remembers what it could not preload; done once, since the server may not have the code any more.
 */
export function LostPage({ thrown, pages }: LostPageProps) {
  const [isCrashed, setCrashed] = useState(!(thrown instanceof CodeNotLoaded));
  const loadOnce = useCallback(() => setCrashed(!reloadOnce(pages)), [pages]);
  return isCrashed ? <CrashedPage onReload={pages.reload} /> : <ElsewherePage onReachable={loadOnce} />;
}
