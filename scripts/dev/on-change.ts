import { sep } from 'node:path';
import type { FSWatcher } from 'vite';

/** Collects the paths below a folder that change, and calls back once they rest; answers with how to end that. */
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
