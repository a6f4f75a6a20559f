import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as assets from 'virtual:public-assets';
import { licenseFile } from './license-file.ts';
import type { InlineConfig, Manifest, ManifestChunk, Plugin, Rolldown } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const clientFolder = at('build/client');
const moduleId = 'virtual:public-assets';
const stylesMark = '__PUBLIC_STYLES__';

/**
 * The build of the public pages, one module that renders them. It runs after the client's build, whose files it names.
 */
export const publicPagesBuild = {
  configFile: at('vite.config.ts'),
  define: { 'process.env.NODE_ENV': '"production"' },
  // All of it in one module: a server start then reads one file and does not depend on NODE_ENV.
  ssr: { noExternal: true },
  build: {
    ssr: at('src/web/app/public-pages.tsx'),
    outDir: at('build/server'),
    emptyOutDir: true,
    manifest: false,
    // Emitted so that publicAssets can read the styles; none of it is written.
    ssrEmitAssets: true,
    minify: true,
    cssMinify: true,
    rolldownOptions: { input: at('src/web/app/public-pages.tsx') },
  },
} satisfies InlineConfig;

/**
 * Gives the public pages their styles, as text to put into the page, and the addresses of their scripts. The styles
 * come from the build that renders the pages, so class names cannot differ.
 */
export function publicAssets(): Plugin {
  let isDevelopment = false;
  return {
    name: 'public-assets',
    enforce: 'post',
    configResolved: (config) => void (isDevelopment = config.command === 'serve'),
    resolveId: (id) => (id === moduleId ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const styles = isDevelopment ? "''" : stylesMark;
      const { files, ahead } = isDevelopment ? developmentFiles : findBuiltFiles();
      return [
        `export const styles = ${styles};`,
        `export const files = ${JSON.stringify(files)};`,
        `export const ahead = ${JSON.stringify(ahead)};`,
      ].join('\n');
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const marked = Object.values(bundle).find(
          (part) => part.type === 'chunk' && part.code.includes(stylesMark),
        );
        if (marked?.type !== 'chunk') return;
        marked.code = marked.code.replace(stylesMark, () => JSON.stringify(takeStyles(bundle)));
      },
    },
  };
}

/** Removes the styles and the files they name from the bundle; the client's build has written those files. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  let styles = '';
  for (const part of Object.values(bundle)) {
    if (part.type !== 'asset' || part.fileName === licenseFile.fileName) continue;
    if (part.fileName.endsWith('.css')) styles += String(part.source);
    else if (!existsSync(`${clientFolder}/${part.fileName}`)) {
      throw new Error(`The public pages name ${part.fileName}, which the client's build did not write`);
    }
    delete bundle[part.fileName];
  }
  if (styles === '') throw new Error('The build of the public pages brought no styles');
  return styles.trim();
}

// The pages' own modules, imported by the browser, bring the styles there.
const developmentFiles: Pick<typeof assets, 'files' | 'ahead'> = {
  files: {
    public: { scripts: ['/public.ts', '/public-pages.tsx'], preloads: [] },
    signIn: { scripts: ['/public.ts', '/sign-in/main.ts', '/public-pages.tsx'], preloads: [] },
  },
  ahead: [],
};

function findBuiltFiles(): typeof developmentFiles {
  return {
    files: { public: findScripts('public'), signIn: findScripts('public', 'sign-in') },
    ahead: findAhead(),
  };
}

function findScripts(...names: readonly string[]): (typeof assets)['files']['public'] {
  const manifest = readManifest();
  const entries = names.map((name) => {
    const entry = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === name);
    if (entry === undefined) throw new Error(`The client has no entry named ${name}: build the client first`);
    return entry;
  });
  const imports = entries.flatMap((entry) => [...findImports(manifest, entry)]);
  return {
    scripts: entries.map(({ file }) => `/${file}`),
    preloads: [...new Set(imports)].map((file) => `/${file}`),
  };
}

function findAhead(): (typeof assets)['ahead'] {
  const html = readFileSync(`${clientFolder}/app.html`, 'utf8');
  return Array.from(
    html.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g),
    ([, found = '']) => found,
  );
}

function findImports(
  manifest: Manifest,
  chunk: ManifestChunk,
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name];
    if (imported === undefined || found.has(imported.file)) continue;
    found.add(imported.file);
    findImports(manifest, imported, found);
  }
  return found;
}

function readManifest(): Manifest {
  const path = `${clientFolder}/.vite/manifest.json`;
  if (!existsSync(path)) throw new Error('There is no manifest of the client: build the client first');
  // The manifest is Vite's own output of the previous step.
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}
