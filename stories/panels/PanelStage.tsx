import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface PanelStageProps {
  /** In px; the column beside a checklist on a wide page by default. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** The room that a panel's story stands in: a column of the page and a cache of its own. */
export function PanelStage({ width = 332, children }: PanelStageProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <div style={{ padding: 16 }}>
        <div style={{ maxWidth: width }}>{children}</div>
      </div>
    </QueryClientProvider>
  );
}

/** Has a story stand in that room. */
export function onPanelStage(width?: number) {
  return function Staged(Story: () => ReactNode) {
    return (
      <PanelStage {...(width !== undefined && { width })}>
        <Story />
      </PanelStage>
    );
  };
}
