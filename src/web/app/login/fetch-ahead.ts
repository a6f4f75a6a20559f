/** Fetches what comes next once the page is painted and the browser has time, first this and then what the app needs. */
export function fetchAhead(fetchFirst: () => void): void {
  const fetch = () => {
    fetchFirst();
    document.head.append(...listAddresses().map(toLink));
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(fetch) : setTimeout(fetch));
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

function toLink(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(link, {
    rel: 'prefetch',
    as: address.endsWith('.css') ? 'style' : 'script',
    href: address,
  });
}
