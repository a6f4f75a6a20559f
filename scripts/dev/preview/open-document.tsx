import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../src/web/ui/styles/base.css';
import { openPreviewStore, type PreviewStore } from './preview-store.ts';

export function openDocument(draw: (store: PreviewStore) => ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  const store = openPreviewStore();
  const showTheme = () => void (document.documentElement.dataset['theme'] = store.getState().theme);
  store.subscribe(showTheme);
  showTheme();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>{draw(store)}</QueryClientProvider>
    </StrictMode>,
  );
}
