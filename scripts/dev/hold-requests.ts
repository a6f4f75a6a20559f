import type { Plugin } from 'vite';
import type { ApiServer } from './api-server.ts';
import { needsServer } from '../vite/dev-pages.ts';

/** Holds requests while the server starts: otherwise a page would show that the server is gone. */
export function holdRequests({ ready }: Pick<ApiServer, 'ready'>): Plugin {
  return {
    name: 'hold-requests',
    // Before the proxy, and before pages are written.
    enforce: 'pre',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        if (!needsServer(request)) return next();
        const hold = async () => {
          await ready(response);
          // A closed response means that the browser gave up the request.
          if (!response.closed) next();
        };
        void hold();
      });
    },
  };
}
