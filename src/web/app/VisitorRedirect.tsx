import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { publicPages } from '../../contracts/public-pages.ts';
import { useSessionState } from '../session/session-context.ts';
import { PageLoadsContext } from './page-loads-context.ts';
import { reloadOnce } from './page-loads.ts';
import { toEndedPath } from './sign-in-path.ts';

/**
 * Leaves the app without a session, since the server has the public pages: to the sign-in page after a session ended,
 * to the landing page after log-out. The response that refused a cookie has removed it, so a reload shows the public
 * page of this address.
 */
export function VisitorRedirect() {
  const pages = use(PageLoadsContext);
  const ended = useSessionState((session) => session.ended);
  const membershipEndedAt = useSessionState((session) => session.membershipEndedAt);
  const location = useLocation();
  useEffect(() => {
    if (ended === 'logout') pages.open(publicPages.landing.path);
    else if (ended === 'expired' || !reloadOnce(pages)) pages.open(toEndedPath(location, membershipEndedAt));
  }, [ended, membershipEndedAt, location, pages]);
  return undefined;
}
