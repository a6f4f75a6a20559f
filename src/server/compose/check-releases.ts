import { readFile } from 'node:fs/promises';
import type { Releases } from '../domain/releases.ts';
import type { Context } from '../domain/context.ts';
import { checkLiveVersions, type Strictness } from '../jobs/live-versions.ts';
import { StartRefusal } from '../config/start-refusal.ts';

export async function loadReleases(file: string): Promise<Releases> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** If stored answers would change their meaning, a server for members does not start (StartRefusal); others only warn. */
export async function requireSameReleases(
  context: Pick<Context, 'storage' | 'clock'>,
  releases: Releases,
  { strictness, warn }: { readonly strictness: Strictness; readonly warn: (line: string) => void },
): Promise<void> {
  try {
    const faults = await checkLiveVersions(context, releases, strictness);
    const [fault] = faults;
    if (strictness === 'live' && fault !== undefined) throw new StartRefusal(fault);
    for (const line of faults) warn(line);
  } catch (error) {
    await context.storage.close();
    throw error;
  }
}
