import { sep } from 'node:path';
import type { FSWatcher } from 'vite';

/** Collects changed paths below a folder, and calls back once changes pause; returns the function that ends it. */
export function onChange(
  watcher: FSWatcher,
  folders: readonly string[],
  act: (paths: ReadonlySet<string>) => Promise<void>,
): () => Promise<void> {
  let acting = Promise.resolve();
  let waiting: NodeJS.Timeout | undefined;
  let changed = new Set<string>();
  watcher.add([...folders]).on('all', (_, path) => {
    if (!folders.some((folder) => path.startsWith(folder + sep))) return;
    changed.add(path);
    clearTimeout(waiting);
    // Editors write a file in several steps.
    waiting = setTimeout(() => {
      acting = acting.then(() => {
        const paths = changed;
        changed = new Set();
        return paths.size > 0 ? act(paths) : undefined;
      });
    }, 40);
  });
  return () => {
    clearTimeout(waiting);
    return acting;
  };
}
