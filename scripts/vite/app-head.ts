import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { faviconHref } from '../../src/web/app/favicon.ts';

const themeScript = new URL('../../src/web/app/theme-script.js', import.meta.url);

/** Writes into the head of the app's document what a public page has there too: the theme script and the mark. */
export function appHead(): Plugin {
  return {
    name: 'app-head',
    transformIndexHtml: (_html, { filename }) => {
      // In development the public pages come by here too, and have both.
      if (!filename.endsWith('app.html')) return [];
      return [
        { tag: 'script', children: readFileSync(themeScript, 'utf8'), injectTo: 'head-prepend' },
        { tag: 'link', attrs: { rel: 'icon', href: faviconHref }, injectTo: 'head' },
      ];
    },
  };
}
