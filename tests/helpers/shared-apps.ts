import type { openApp } from './test-app.ts';

/** Apps that the tests of a file share, by their environment. */
export const shared = new Map<string, ReturnType<typeof openApp>>();

/** Once the tests of a file are over: those of the next file, which the same worker runs, begin without. */
export async function closeShared(): Promise<void> {
  const apps = [...shared.values()];
  shared.clear();
  for (const app of apps) await (await app).close();
}
