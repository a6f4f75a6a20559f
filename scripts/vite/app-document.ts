import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { withOwnPages } from '../../src/contracts/pages.ts';
import { listOwnPages, type CatalogEntry } from '../../src/engine/catalog.ts';
import { drawOutline } from '../../src/web/app/document/outline.ts';
import { faviconHref } from '../../src/web/app/favicon.ts';
import { buildDir, devBuildDir } from '../questionnaires/paths.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../src/web/${path}`, import.meta.url), 'utf8');

/**
 * Writes into the app's document what is painted before any other file has loaded: the theme, the mark, and the outline
 * of the frame. The app's own styles follow the outline, since the browser paints nothing below a stylesheet that is
 * loading.
 */
export function appDocument(): Plugin[] {
  return [
    {
      name: 'app-document',
      transformIndexHtml: (html, { filename, server }) =>
        isApp(filename)
          ? {
              html: html.replace(
                root,
                `${drawOutline(listPages(server ? devBuildDir : buildDir))}\n    ${root}`,
              ),
              tags: listTags(),
            }
          : html,
    },
    {
      name: 'app-files',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { filename, bundle }) =>
          isApp(filename) ? moveStyles(moveAhead(html, bundle)) : html,
      },
    },
    {
      name: 'page-styles',
      apply: 'build',
      transform: {
        filter: { id: /vite\/preload-helper/ },
        handler: moveLateStyles,
      },
    },
  ];
}

const root = '<div id="root">';

function listPages(compiled: string) {
  const file = join(compiled, 'catalog.json');
  const catalog: readonly CatalogEntry[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return withOwnPages(listOwnPages(catalog));
}

// In development the public pages pass through here too, and are complete already.
function isApp(filename: string): boolean {
  return filename.endsWith('app.html');
}

function listTags(): HtmlTagDescriptor[] {
  const styles = ['ui/styles/tokens.css', 'app/document/outline.css'].map(read).join('');
  const scripts = ['app/theme-script.js', 'app/document/sidebar-script.js'].map(read).join('');
  return [
    { tag: 'script', children: scripts, injectTo: 'head-prepend' },
    { tag: 'style', children: styles.replaceAll(/\/\*[^]*?\*\//g, ''), injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'icon', href: faviconHref }, injectTo: 'head' },
  ];
}

/** Puts the script that fetches the page's code first, since scripts wait for each other in their order. */
function moveAhead(html: string, bundle: Rolldown.OutputBundle = {}): string {
  const chunk = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.isEntry && part.name === 'ahead',
  );
  const script = scriptsOf(html).find((tag) => chunk !== undefined && tag.includes(chunk.fileName));
  if (script === undefined) throw new Error("The app's document does not load the entry named ahead");
  return html.replace(script, '').replace('<script type="module"', `${script}\n    $&`);
}

function scriptsOf(html: string): readonly string[] {
  return html.match(/<script type="module"[^>]*><\/script>/g) ?? [];
}

function moveStyles(html: string): string {
  const sheet = /\s*<link rel="stylesheet"[^>]*>/g;
  const sheets = html.match(sheet);
  if (sheets === null) throw new Error("The app's document has no styles");
  return html.replaceAll(sheet, '').replace(root, `${sheets.join('').trim()}\n    ${root}`);
}

/**
 * A page's own styles for a shared part must follow that part's styles: Vite puts late stylesheets into the head, above
 * the app's in the body.
 */
function moveLateStyles(code: string): string {
  const put = 'document.head.appendChild(link)';
  if (!code.includes(put)) throw new Error('Vite puts late stylesheets somewhere else now');
  return code.replace(put, '(isCss ? document.body : document.head).appendChild(link)');
}
