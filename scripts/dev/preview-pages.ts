import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { faviconHref } from '../../src/web/app/favicon.ts';
import { checkFolders, listFindings } from '../questionnaires/check.ts';
import { pathOf } from '../vite/dev-pages.ts';
import { findingsPath, formPath, previewPath } from './preview/paths.ts';

const documents: Readonly<Record<string, { readonly title: string; readonly script: string }>> = {
  [previewPath]: { title: 'Preview', script: './preview/page.tsx' },
  [formPath]: { title: 'The form', script: './preview/form.tsx' },
};

/** The preview of questionnaires: a page of the development server alone, whose code is in no build. */
export function previewPages(schemas: string): Plugin {
  return {
    name: 'preview-pages',
    // Before pages are written as the product's server would.
    enforce: 'pre',
    config: () => ({ optimizeDeps: { include: ['zustand/middleware'] } }),
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => void answer(vite, schemas, request, response, next));
    },
  };
}

async function answer(
  vite: ViteDevServer,
  schemas: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  const pathname = pathOf(request);
  try {
    if (pathname === findingsPath) {
      const found = listFindings(await checkFolders(schemas));
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found));
      return;
    }
    const html = await renderDocument(vite, pathname);
    if (html === undefined) next();
    else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  } catch (error) {
    next(error);
  }
}

async function renderDocument(vite: ViteDevServer, pathname: string): Promise<string | undefined> {
  const found = documents[pathname];
  if (!found) return undefined;
  const script = `/@fs${fileURLToPath(new URL(found.script, import.meta.url))}`;
  return vite.transformIndexHtml(
    pathname,
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${found.title}</title>
    <link rel="icon" href="${faviconHref}" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>`,
  );
}
