import { once } from 'node:events';
import type { Plugin } from 'vite';

export interface RequestGate {
  readonly plugin: Plugin;
  /** Resolves once every request that was let through is answered. */
  readonly settled: () => Promise<void>;
}

/** Lets what the server answers wait while it starts: a page that asks meanwhile would be told that it is gone. */
export function openRequestGate(ready: () => Promise<void>): RequestGate {
  const underWay = new Set<Promise<unknown>>();
  return {
    async settled() {
      await Promise.all(underWay);
    },
    plugin: {
      name: 'hold-requests',
      // Before the proxy, and before pages are written.
      enforce: 'pre',
      configureServer(vite) {
        vite.middlewares.use((request, response, next) => {
          if (!isServed(request.url ?? '/', request.headers.accept ?? '')) return next();
          const letThrough = async () => {
            await ready();
            const answered = once(response, 'close').finally(() => underWay.delete(answered));
            underWay.add(answered);
            next();
          };
          void letThrough();
        });
      },
    },
  };
}

/** Vite's own modules need no server; pages are written with its configuration. */
function isServed(url: string, accept: string): boolean {
  return (
    accept.includes('text/html') || /^\/(?:api|data|media|config\.json|healthz|readyz)(?:[/?]|$)/.test(url)
  );
}
