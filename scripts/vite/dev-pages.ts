import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { toPublicPage } from '../../src/contracts/public-pages.ts';
import { isPagePath, isSessionEnd } from '../../src/server/http/pages/page-paths.ts';

/** What the server answers in development too, as a pattern of addresses. */
export const servedByServer = '^/(?:api|data|media|config\\.json|healthz|readyz|openapi\\.json)(?:[/?]|$)';

/** In development: answers page requests like the server, with the public pages for visitors, else the app. */
export function devPages(apiServer: string): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use(
        (request, response, next) => void answer(vite, apiServer, request, response, next),
      );
    },
  };
}

async function answer(
  vite: ViteDevServer,
  apiServer: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  if (!isPageRequest(request)) return next();
  const path = pathOf(request);
  try {
    const html = await renderPage(vite, apiServer, request, path);
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  } catch (error) {
    next(error);
  }
}

/** Whether the response needs the server: pages are written with its configuration. */
export function needsServer(request: IncomingMessage): boolean {
  return new RegExp(servedByServer).test(request.url ?? '/') || isPageRequest(request);
}

/** The path of any request, even without a valid address. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

/** Vite's own modules have an ending, or begin with /@ or /__. */
function isPageRequest(request: IncomingMessage): boolean {
  const path = pathOf(request);
  const isModule = /\.\w+$|^\/(?:@|__)/.test(path);
  return ['GET', 'HEAD'].includes(request.method ?? '') && isPagePath(path) && !isModule;
}

async function renderPage(vite: ViteDevServer, apiServer: string, request: IncomingMessage, path: string) {
  const query = request.url?.split('?', 2)[1] ?? '';
  const isMember = /(^|;\s*)sid=/.test(request.headers.cookie ?? '') && !isSessionEnd(path, query);
  if (!isMember) return renderPublic(vite, apiServer, path);
  const template = await readFile(`${vite.config.root}/app.html`, 'utf8');
  // The build resolves what lies above the page's folder; the development server names it by its place on disk.
  const resolved = template.replaceAll('"../', `"/@fs${dirname(vite.config.root)}/`);
  // By its own name, not the page's address: plugins that add the theme and the outline look for it.
  return vite.transformIndexHtml('/app.html', resolved, request.url);
}

async function renderPublic(vite: ViteDevServer, apiServer: string, path: string): Promise<string> {
  const config: unknown = await (await fetch(`${apiServer}/config.json`)).json();
  const { renderPublicPage } = await vite.ssrLoadModule('/public-pages.tsx');
  return vite.transformIndexHtml(
    path,
    renderPublicPage(toPublicPage(path).path, config, new Date().getUTCFullYear()),
  );
}
