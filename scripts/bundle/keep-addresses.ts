import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../setup/files.mjs';

/**
 * Keeps the files (of the build, of the sample) that a module finds by its own address: the bundle finds them under the
 * same path from the root. `folder` is the bundle's folder, as a path from the root; `threads` are files that modules
 * start as threads, by their names in the bundle.
 */
export function keepAddresses(folder: string, threads: Readonly<Record<string, string>> = {}): Plugin {
  const upward = folder.replaceAll(/[^/]+/g, '..') + '/';
  return {
    name: 'keep-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.url')) return undefined;
      const own = relative(root, id);
      const kept = code.replaceAll(/new URL\((.+?), import\.meta\.url\)/g, (_, target: string) => {
        const thread = /^'(.+\.ts)'$/.exec(target)?.[1];
        return thread === undefined
          ? `new URL(${target}, new URL('${upward}${own}', import.meta.url))`
          : `new URL('./${findThread(threads, join(dirname(own), thread))}.mjs', import.meta.url)`;
      });
      // No line moves, so the existing map is right.
      return { code: kept, map: null };
    },
  };
}

function findThread(threads: Readonly<Record<string, string>>, path: string): string {
  const thread = Object.entries(threads).find(([, file]) => file === path);
  if (thread === undefined) throw new Error(`${path} is named by its address and is no thread of the bundle`);
  return thread[0];
}
