import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { keepingEnvironment } from '../vite/keeping-environment.ts';

/**
 * Lets a built Storybook be opened from the disk, by a double click: a browser loads neither modules nor JSON from there.
 * So each of its two pages gets its code as one classic script, and the list of stories as a part of the page.
 */
export async function openFromDisk(folder: string): Promise<void> {
  const index = await readFile(join(folder, 'index.json'), 'utf8');
  await rewritePage(folder, 'index.html', index);
  await rewritePage(folder, 'iframe.html', index);
}

const moduleScript = /<script type="module"(?: crossorigin)?(?: src="([^"]+)")?>([^]*?)<\/script>/g;

async function rewritePage(folder: string, name: string, index: string): Promise<void> {
  const path = join(folder, name);
  const html = await readFile(path, 'utf8');
  const modules = Array.from(html.matchAll(moduleScript), ([, file, code = '']) =>
    file === undefined ? code : `import ${JSON.stringify(file)};`,
  );
  if (modules.length === 0) throw new Error(`${name} of Storybook loads its code in another way now`);
  const script = name.replace('.html', '-page.js');
  await keepingEnvironment(() => bundle(folder, modules.join('\n'), script));
  const rewritten = html
    .replaceAll(moduleScript, '')
    .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
    .replaceAll('<link rel="stylesheet" crossorigin', '<link rel="stylesheet"')
    .replace('<head>', () => `<head><script>${toFetch(index)}</script>`)
    .replace('</body>', () => `<script src="./${script}"></script></body>`);
  await writeFile(path, rewritten);
}

/** What the page asks for by fetch, from the page itself. */
function toFetch(index: string): string {
  const text = JSON.stringify(index).replaceAll('<', String.raw`\u003c`);
  return `{const get=window.fetch;const index=${text};window.fetch=(at,...more)=>/index\\.json$/.test(String(at?.url??at))?Promise.resolve(new Response(index,{headers:{'Content-Type':'application/json'}})):get(at,...more)}`;
}

async function bundle(folder: string, code: string, name: string): Promise<void> {
  const entry = 'virtual:page';
  await build({
    configFile: false,
    root: folder,
    // That it writes beside what it reads is meant.
    logLevel: 'error',
    publicDir: false,
    // The files that code names stand beside the folder of the code that named them.
    define: { 'import.meta.url': 'window.codePlace' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? join(folder, 'page-entry.js') : undefined),
        load: (id) => (id === join(folder, 'page-entry.js') ? code : undefined),
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: name,
          banner: "window.codePlace=new URL('./assets/code.js',document.baseURI).href;",
        },
      },
    },
  });
}
