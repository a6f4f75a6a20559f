import { useEffect } from 'react';
import { create } from 'zustand';
import type { PublicConfig } from '../../contracts/config.ts';
import { ApiError } from '../api/api-error.ts';
import { loadConfig } from '../api/config.ts';

interface ConfigState {
  readonly config: PublicConfig | undefined;
  readonly asked: boolean;
}

const useConfigStore = create<ConfigState>()(() => ({ config: undefined, asked: false }));

/** What the operator filled in; undefined until it is known, and when it cannot be had. Asked for once. */
export function useConfig(): PublicConfig | undefined {
  useEffect(() => void askOnce(), []);
  return useConfigStore((state) => state.config);
}

async function askOnce(): Promise<void> {
  if (useConfigStore.getState().asked) return;
  useConfigStore.setState({ asked: true });
  try {
    useConfigStore.setState({ config: await loadConfig() });
  } catch (error) {
    // Pages work without it, and the client has logged the failure.
    if (!(error instanceof ApiError)) throw error;
  }
}
