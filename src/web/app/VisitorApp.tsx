import { useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { loginPath, publicPages } from '../../contracts/public-pages.ts';
import { loginCopy } from '../copy/login.ts';
import { LoginScreen } from '../screens/login/LoginScreen.tsx';
import { useSessionState } from '../session/session-context.ts';
import { LoginFrame } from '../shell/public/LoginFrame.tsx';
import { useConfig } from './config-store.ts';
import { toLoginPath } from './login-path.ts';
import { reloadOnce } from './page-loads.ts';
import type { PageLoads } from './page-loads.ts';
import { useDocumentTitle } from './document-title.ts';

export function VisitorApp({ pages }: { readonly pages: PageLoads }) {
  return (
    <Routes>
      <Route path={loginPath} element={<LoginPage />} />
      <Route path="*" element={<OtherPage pages={pages} />} />
    </Routes>
  );
}

function LoginPage() {
  const config = useConfig();
  useDocumentTitle(loginCopy.title);
  return (
    <LoginFrame config={config}>
      <LoginScreen config={config} />
    </LoginFrame>
  );
}

/** A session that the server ended leads to the login; else the page is public, and the server has it. */
function OtherPage({ pages }: { readonly pages: PageLoads }) {
  const ended = useSessionState((session) => session.ended);
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (ended === 'logout') pages.open(publicPages.landing.path);
    else if (ended === 'expired' || !reloadOnce(pages))
      void navigate(toLoginPath(location), { replace: true });
  }, [ended, location, navigate, pages]);
  return undefined;
}
