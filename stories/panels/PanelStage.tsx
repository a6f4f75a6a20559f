import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface PanelStageProps {
  /** In px; by default the column beside a checklist on a wide page. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A panel's surroundings in a story: a column of the page and a separate cache. */
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

export function onPanelStage(width?: number) {
  return function Staged(Story: () => ReactNode) {
    return (
      <PanelStage {...(width !== undefined && { width })}>
        <Story />
      </PanelStage>
    );
  };
}
