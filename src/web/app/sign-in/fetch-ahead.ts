/** Runs once the page is painted and the browser is idle: `loadFirst`, then the app's files. */
export function fetchAhead(loadFirst: () => void): void {
  const loadAll = () => {
    loadFirst();
    listAddresses().forEach(prefetch);
  };
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(loadAll) : setTimeout(loadAll);
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    whenIdle();
  }).observe({ type: 'paint', buffered: true });
}

/** The server writes the names of the built files into the document. */
function listAddresses(): readonly string[] {
  const named = document.querySelector<HTMLElement>('[data-ahead]')?.dataset['ahead'] ?? '';
  return named.split(' ').filter((address) => address !== '');
}

/**
 * Fills the browser's cache for the next page. `<link rel="prefetch">` does not work: Firefox checks it against the
 * CSP's default-src, which allows nothing, and Safari does not support it.
 */
function prefetch(address: string): void {
  fetch(address, { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
