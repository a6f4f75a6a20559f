import { useSyncExternalStore } from 'react';
import { getTheme, subscribeToTheme } from './theme.ts';
import type { Theme } from './theme.ts';

export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, getTheme, () => 'dark');
}
