/** Fetches what comes next once the page is painted and the browser has time, first this and then what the app needs. */
export function fetchAhead(fetchFirst: () => void): void {
  const fetchAll = () => {
    fetchFirst();
    listAddresses().forEach(cache);
  };
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(fetchAll) : setTimeout(fetchAll);
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    whenIdle();
  }).observe({ type: 'paint', buffered: true });
}

/** Named by the server, which knows what the build has written. */
function listAddresses(): readonly string[] {
  const named = document.querySelector<HTMLElement>('[data-ahead]')?.dataset['ahead'] ?? '';
  return named.split(' ').filter((address) => address !== '');
}

/**
 * Into the browser's cache, for the page that follows. No `<link rel="prefetch">`: Firefox judges it by the
 * Content-Security-Policy's default-src, which allows nothing, and Safari does not know it.
 */
function cache(address: string): void {
  fetch(address, { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
