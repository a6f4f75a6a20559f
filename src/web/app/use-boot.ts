import { startTransition, useEffect, useState } from 'react';
import { loginPath } from '../../contracts/public-pages.ts';
import { getMember, type MemberSession } from '../session/open-session.ts';
import { restore } from '../session/session-acts.ts';
import { reloadOnce } from './page-loads.ts';
import type { PageLoads } from './page-loads.ts';

/** `settled`: whether there is a member is known. */
export type Boot = 'asking' | 'settled' | 'unreachable';

/** Finds out who is there: this tab knows, or the document says nobody, or the server is asked. */
export function useBoot(
  session: MemberSession,
  pages: PageLoads,
): { readonly boot: Boot; readonly askAgain: () => void } {
  const [boot, setBoot] = useState<Boot>(() => (isKnown(session) ? 'settled' : 'asking'));
  useEffect(() => {
    if (boot !== 'asking') return undefined;
    let left = false;
    const ask = async () => {
      const outcome = await restore(session);
      if (left) return;
      // The refusal took the cookie away, so the server answers with the public page now.
      if (outcome === 'none' && window.location.pathname !== loginPath && reloadOnce(pages)) return;
      // In slices, for the whole frame follows from it.
      startTransition(() => setBoot(outcome === 'failed' ? 'unreachable' : 'settled'));
    };
    void ask();
    return () => {
      left = true;
    };
  }, [boot, session, pages]);
  return { boot, askAgain: () => setBoot('asking') };
}

function isKnown(session: MemberSession): boolean {
  return getMember(session) !== undefined || 'visitor' in document.documentElement.dataset;
}
