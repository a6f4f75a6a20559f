import { useSyncExternalStore } from 'react';

/** Whether the browser has a network at all; a server may still be out of reach. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', onChange, stop);
  window.addEventListener('offline', onChange, stop);
  return () => stop.abort();
}
