import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { pages } from '../../contracts/pages.ts';
import { FormerScreen } from '../screens/account/FormerScreen.tsx';
import { logout, restore } from '../session/session-actions.ts';
import { useSession } from '../session/session-context.ts';
import { FormerFrame } from '../shell/FormerFrame.tsx';
import { useConfig } from './config-context.ts';
import { useDocumentTitle } from '../ui/page/document-title.ts';
import { PrivacyPage, TermsPage } from './pages/LegalPages.tsx';
import { buildQueryClient } from './query-client.ts';

export function FormerApp() {
  const session = useSession();
  const config = useConfig();
  const [client] = useState(buildQueryClient);
  useDocumentTitle(pages.account.title);
  useEffect(() => {
    // This tab's storage may be outdated: the membership may have been renewed.
    if (!session.begun) void restore(session);
  }, [session]);
  return (
    <QueryClientProvider client={client}>
      <FormerFrame config={config} onLogout={() => void logout(session)}>
        <Routes>
          <Route path={pages.terms.path} element={<TermsPage />} />
          <Route path={pages.privacy.path} element={<PrivacyPage />} />
          <Route path="*" element={<FormerScreen contactEmail={config?.contactEmail} />} />
        </Routes>
      </FormerFrame>
    </QueryClientProvider>
  );
}
