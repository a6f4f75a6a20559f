import { createContext, useContext, useEffect } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { PublicConfig } from '../../contracts/config.ts';
import { ApiError } from '../api/api-error.ts';
import { loadConfig } from '../api/config.ts';

interface ConfigState {
  readonly config: PublicConfig | undefined;
  readonly asked: boolean;
}

type ConfigStore = StoreApi<ConfigState>;

export const ConfigContext = createContext<ConfigStore | undefined>(undefined);

export function buildConfigStore(): ConfigStore {
  return createStore(() => ({ config: undefined, asked: false }));
}

/** Requested once; undefined until loaded, and after a failure. */
export function useConfig(): PublicConfig | undefined {
  const store = useContext(ConfigContext);
  if (!store) throw new Error('The configuration is had only within the app');
  useEffect(() => void storeConfig(store), [store]);
  return useStore(store, (state) => state.config);
}

async function storeConfig(store: ConfigStore): Promise<void> {
  if (store.getState().asked) return;
  store.setState({ asked: true });
  try {
    store.setState({ config: await loadConfig() });
  } catch (error) {
    // Pages work without it, and the client has logged the failure.
    if (!(error instanceof ApiError)) throw error;
  }
}
