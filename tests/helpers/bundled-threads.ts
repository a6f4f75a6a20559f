import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { keepAddresses } from '../../scripts/bundle/keep-addresses.ts';
import { root } from '../../scripts/setup/files.mjs';

const folder = 'build/threads';

const addressOfThread = /new URL\('(\.\/[\w-]*writer\.ts)', import\.meta\.url\)/g;

/**
 * For tests, which start a thread for every database: bundles each thread into one JavaScript file when the module that
 * starts it is read. Reading its TypeScript in every thread takes three times the processor time.
 */
export function bundledThreads(): Plugin {
  const bundles = new Map<string, Promise<Bundle>>();
  return {
    name: 'bundled-threads',
    enforce: 'pre',
    // Vitest's cache between runs does not depend on the thread's own modules.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ sourceCode }) => (findThreads(sourceCode).length > 0 ? false : undefined)),
    async transform(code, id) {
      const places = findThreads(code);
      if (places.length === 0) return undefined;
      let written = code;
      for (const path of places) {
        const source = join(dirname(id), path);
        const bundling = bundles.get(source) ?? bundle(source);
        bundles.set(source, bundling);
        const { url, modules } = await bundling;
        for (const module of modules) this.addWatchFile(module);
        written = written.replace(`new URL('${path}', import.meta.url)`, `new URL('${url}')`);
      }
      // No line moves, so the existing map is right.
      return { code: written, map: null };
    },
    watchChange: () => bundles.clear(),
  };
}

function findThreads(code: string): readonly string[] {
  return [...code.matchAll(addressOfThread)].map(([, path = '']) => path);
}

interface Bundle {
  readonly url: string;
  readonly modules: readonly string[];
}

async function bundle(source: string): Promise<Bundle> {
  const name = basename(source, '.ts');
  const outDir = join(root, folder, name);
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    plugins: [keepAddresses(`${folder}/${name}`)],
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      sourcemap: 'inline',
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [name]: source },
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  });
  if (!('output' in result)) throw new Error(`The bundle of ${name} brought no single output`);
  const modules = result.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  return {
    url: pathToFileURL(join(outDir, `${name}.mjs`)).href,
    modules: modules.filter((module) => !module.includes('/node_modules/') && !module.startsWith('\0')),
  };
}
