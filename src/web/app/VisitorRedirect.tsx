import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { publicPages } from '../../contracts/public-pages.ts';
import { second } from '../../lib/durations.ts';
import { useSession, useSessionState } from '../session/session-context.ts';
import { PageLoadsContext } from './page-loads-context.ts';
import { reloadOnce } from './page-loads.ts';
import { toEndedPath } from './sign-in-path.ts';

/** In ms: a database that does not respond must not keep the member here; the next sign-in removes the rest. */
const timeout = 2 * second;

/**
 * Leaves the app without a session, since the server has the public pages: to the sign-in page after a session ended, to
 * the landing page after log-out, once the device has nothing more of the member. The response that refused a cookie has
 * removed it, so a reload shows the public page of this address.
 */
export function VisitorRedirect() {
  const pages = use(PageLoadsContext);
  const session = useSession();
  const ended = useSessionState((state) => state.ended);
  const membershipEndedAt = useSessionState((state) => state.membershipEndedAt);
  const location = useLocation();
  useEffect(() => {
    if (ended !== 'logout') {
      if (ended === 'expired' || !reloadOnce(pages)) pages.open(toEndedPath(location, membershipEndedAt));
      return undefined;
    }
    let isHere = true;
    const leave = async () => {
      await Promise.race([session.cleared, new Promise((resolve) => setTimeout(resolve, timeout))]);
      if (isHere) pages.open(publicPages.landing.path);
    };
    void leave();
    return () => {
      isHere = false;
    };
  }, [session, ended, membershipEndedAt, location, pages]);
  return undefined;
}
