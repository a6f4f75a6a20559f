import { isOtherFingerprint } from '../../../engine/registry/releases.ts';
import type { LiveVersion } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';

/** How strictly what is offered must be what was live: 'live' where members are served, 'draft' where it is worked on. */
export type Strictness = 'live' | 'draft';

/** Notes what is offered, where nothing is known that it must not replace; gives all that is known then. */
export async function noteLiveVersions(
  tx: Tx,
  {
    versions,
    strictness,
    now,
  }: { readonly versions: readonly LiveVersion[]; readonly strictness: Strictness; readonly now: number },
): Promise<readonly LiveVersion[]> {
  for (const offered of versions) await tx.insertLiveVersion(offered, now);
  for (const noted of await tx.listLiveVersions()) {
    const offered = versions.find((one) => one.module === noted.module && one.version === noted.version);
    if (offered && mayReplace(noted, offered, strictness)) await tx.updateLiveVersion(offered);
  }
  return tx.listLiveVersions();
}

/** Whether what is noted of a version gives way to what is offered under its number. */
export function mayReplace(noted: LiveVersion, offered: LiveVersion, strictness: Strictness): boolean {
  const isUnreleased = noted.seal === '';
  if (isOtherFingerprint(noted.fingerprint, offered.fingerprint))
    return strictness === 'draft' && isUnreleased;
  return isUnreleased || noted.seal === offered.seal;
}
