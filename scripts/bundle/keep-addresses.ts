import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../setup/files.mjs';

/**
 * What a module finds by its own address (files of the build, of the sample) it finds from the bundle under the same
 * path from the root. `folder` is where the bundle stands, as a path from the root; `threads` are the files of it that
 * others start as a thread, by their names in the bundle.
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
      // No line moves, so the map that is there holds.
      return { code: kept, map: null };
    },
  };
}

function findThread(threads: Readonly<Record<string, string>>, path: string): string {
  const thread = Object.entries(threads).find(([, file]) => file === path);
  if (thread === undefined) throw new Error(`${path} is named by its address and is no thread of the bundle`);
  return thread[0];
}
