import type { openApp } from './test-app.ts';

export const shared = new Map<string, ReturnType<typeof openApp>>();

/** Runs after a file's tests: the same worker runs the next file, which must start without them. */
export async function closeShared(): Promise<void> {
  const apps = [...shared.values()];
  shared.clear();
  for (const app of apps) await (await app).close();
}
