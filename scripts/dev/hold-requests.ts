import type { Plugin } from 'vite';

/** Lets what the server answers wait while it starts: a page that asks meanwhile would be told that it is gone. */
export function holdRequests(ready: () => Promise<void>): Plugin {
  return {
    name: 'hold-requests',
    // Before the proxy, and before pages are written.
    enforce: 'pre',
    configureServer(vite) {
      vite.middlewares.use((request, _, next) => {
        if (!isServed(request.url ?? '/', request.headers.accept ?? '')) return next();
        ready().then(() => next(), next);
      });
    },
  };
}

/** Vite's own modules need no server; pages are written with its configuration. */
function isServed(url: string, accept: string): boolean {
  return (
    accept.includes('text/html') || /^\/(?:api|data|media|config\.json|healthz|readyz)(?:[/?]|$)/.test(url)
  );
}
