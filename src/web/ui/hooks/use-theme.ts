import { useSyncExternalStore } from 'react';
import { attempt } from '../../../lib/attempt.ts';

export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, getTheme, () => 'dark');
}

export type Theme = 'light' | 'dark';

/** A script of the document sets the theme before the first paint. */
function getTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

/** Stored on this device if storage is allowed. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  attempt(() => localStorage.setItem('theme', theme));
}

function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
