import { readFile } from 'node:fs/promises';
import type { Releases } from './domain/releases.ts';
import type { Context } from './domain/context.ts';
import type { Strictness } from './domain/commands/live-commands.ts';
import { checkLiveVersions } from './domain/live-versions.ts';
import { StartRefusal } from './start-refusal.ts';

/** What the compile step wrote of all releases. */
export async function loadReleases(file: string): Promise<Releases> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/**
 * Rejects with StartRefusal, and closes the database, where members are served and what they have answered would come to
 * mean something else; elsewhere says so and goes on.
 */
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
