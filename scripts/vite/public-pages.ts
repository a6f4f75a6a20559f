import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InlineConfig, Manifest, ManifestChunk, Plugin, Rolldown } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const clientFolder = at('build/client');
const moduleId = 'virtual:public-assets';
const stylesMark = '__PUBLIC_STYLES__';

/** The build of the public pages, one module that renders them. The client's build, whose files it names, comes first. */
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
    // Emitted so that publicAssets can take the styles up; nothing of it is written.
    ssrEmitAssets: true,
    minify: true,
    cssMinify: true,
    rolldownOptions: { input: at('src/web/app/public-pages.tsx') },
  },
} satisfies InlineConfig;

/**
 * Gives the public pages their styles, as text to put into the page, and the addresses of their scripts. The
 * styles come from the very build that renders the pages, so class names cannot differ.
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
      const { scripts, preloads } = isDevelopment ? developmentScripts : findScripts();
      return [
        `export const styles = ${styles};`,
        `export const scripts = ${JSON.stringify(scripts)};`,
        `export const preloads = ${JSON.stringify(preloads)};`,
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

/** Takes the styles and the files they name out of the bundle; the client's build has written those files. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  let styles = '';
  for (const part of Object.values(bundle)) {
    if (part.type !== 'asset') continue;
    if (part.fileName.endsWith('.css')) styles += String(part.source);
    else if (!existsSync(`${clientFolder}/${part.fileName}`)) {
      throw new Error(`The public pages name ${part.fileName}, which the client's build did not write`);
    }
    delete bundle[part.fileName];
  }
  if (styles === '') throw new Error('The build of the public pages brought no styles');
  return styles.trim();
}

interface Scripts {
  readonly scripts: readonly string[];
  /** What the scripts import. */
  readonly preloads: readonly string[];
}

// The pages' own modules, imported by the browser, bring the styles there.
const developmentScripts: Scripts = { scripts: ['/public.ts', '/public-pages.tsx'], preloads: [] };

function findScripts(): Scripts {
  const manifest = readManifest();
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === 'public');
  if (entry === undefined) throw new Error('The client has no entry named public: build the client first');
  return { scripts: [`/${entry.file}`], preloads: findImports(manifest, entry).map((file) => `/${file}`) };
}

function findImports(manifest: Manifest, chunk: ManifestChunk): readonly string[] {
  const found = (chunk.imports ?? []).flatMap((name) => {
    const imported = manifest[name];
    return imported === undefined ? [] : [imported.file, ...findImports(manifest, imported)];
  });
  return [...new Set(found)];
}

function readManifest(): Manifest {
  const path = `${clientFolder}/.vite/manifest.json`;
  if (!existsSync(path)) throw new Error('There is no manifest of the client: build the client first');
  // The manifest is Vite's own output of the step before.
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}
