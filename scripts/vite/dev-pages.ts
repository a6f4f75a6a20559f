import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { toPublicPage } from '../../src/contracts/public-pages.ts';

/** In development: answers page requests as the server would, the public pages for visitors, else the app. */
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
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (!isPageRequest(request, path)) return next();
  try {
    const html = await renderPage(vite, apiServer, request, path);
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  } catch (error) {
    next(error);
  }
}

function isPageRequest(request: IncomingMessage, path: string): boolean {
  const isFile = /\.\w+$/.test(path) || path.startsWith('/@');
  const isServed = /^\/(api|data|media|assets)(\/|$)/.test(path);
  return (
    request.method === 'GET' && !isFile && !isServed && (request.headers.accept ?? '').includes('text/html')
  );
}

async function renderPage(vite: ViteDevServer, apiServer: string, request: IncomingMessage, path: string) {
  const isMember = /(^|;\s*)sid=/.test(request.headers.cookie ?? '');
  if (!isMember) return renderPublic(vite, apiServer, path);
  const template = await readFile(`${vite.config.root}/app.html`, 'utf8');
  // The build resolves what lies above the page's folder; the development server names it by its place on disk.
  const resolved = template.replaceAll('"../', `"/@fs${dirname(vite.config.root)}/`);
  return vite.transformIndexHtml(request.url ?? '/', resolved);
}

async function renderPublic(vite: ViteDevServer, apiServer: string, path: string): Promise<string> {
  const config: unknown = await (await fetch(`${apiServer}/config.json`)).json();
  const { renderPublicPage } = await vite.ssrLoadModule('/public-pages.tsx');
  return vite.transformIndexHtml(
    path,
    renderPublicPage(toPublicPage(path).path, config, new Date().getUTCFullYear()),
  );
}
