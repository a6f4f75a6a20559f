import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from '../../../contracts/config.ts';
import { publicPaths, type PublicPath } from '../../../contracts/public-pages.ts';
import { buildPage, type Page } from './page.ts';

export interface Pages {
  readonly app: Page;
  publicPage(path: PublicPath, year: number): Promise<Page>;
  /** Renders the public pages after the server's first requests, and between others. */
  warm(year: number): Promise<void>;
  readonly assetsDir: string;
}

/** In ms. */
const warmingPause = 1000;

type RenderPublicPage = (path: PublicPath, config: PublicConfig, year: number) => string;

/** Rejects with ENOENT if the app was not built. */
export async function loadPages(buildDir: string, config: PublicConfig): Promise<Pages> {
  const bundle = join(buildDir, 'server', 'public-pages.js');
  await access(bundle);
  const html = await readFile(join(buildDir, 'client', 'app.html'), 'utf8');
  const app = await buildPage(html);
  const rendered = new Map<string, Promise<Page>>();
  const publicPage = (path: PublicPath, year: number): Promise<Page> => {
    const key = `${year}${path}`;
    const page = rendered.get(key) ?? render(bundle, path, config, year);
    rendered.set(key, page);
    // The next request tries a failed page again.
    page.catch(() => rendered.delete(key));
    return page;
  };
  return {
    app,
    publicPage,
    async warm(year) {
      await wait(warmingPause, undefined, { ref: false });
      for (const path of publicPaths) {
        await publicPage(path, year);
        await turn();
      }
    },
    assetsDir: join(buildDir, 'client', 'assets'),
  };
}

async function render(bundle: string, path: PublicPath, config: PublicConfig, year: number): Promise<Page> {
  // The build's own bundle: its source exports exactly this.
  const loaded: { renderPublicPage: RenderPublicPage } = await import(pathToFileURL(bundle).href);
  return buildPage(loaded.renderPublicPage(path, config, year));
}
