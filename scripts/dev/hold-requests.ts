import type { Plugin } from 'vite';
import { needsServer } from '../vite/dev-pages.ts';

/** Lets requests wait while the server starts: a page that asks meanwhile would show that the server is gone. */
export function holdRequests(ready: () => Promise<void>): Plugin {
  return {
    name: 'hold-requests',
    // Before the proxy, and before pages are written.
    enforce: 'pre',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        if (!needsServer(request)) return next();
        const hold = async () => {
          await ready();
          // Otherwise nobody waits for the answer any more.
          if (!response.closed) next();
        };
        void hold();
      });
    },
  };
}
