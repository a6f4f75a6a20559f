import { isOtherFingerprint } from '../releases.ts';
import type { LiveVersion } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';

/** 'live': a version that was live must not change; 'draft': an unreleased version may change. */
export type Strictness = 'live' | 'draft';

/** Skips known versions that must not be replaced. Returns all known versions. */
export async function storeLiveVersions(
  tx: Tx,
  {
    versions,
    strictness,
    now,
  }: { readonly versions: readonly LiveVersion[]; readonly strictness: Strictness; readonly now: number },
): Promise<readonly LiveVersion[]> {
  for (const offered of versions) await tx.insertLiveVersion(offered, now);
  for (const known of await tx.listLiveVersions()) {
    const offered = versions.find((one) => one.module === known.module && one.version === known.version);
    if (offered && mayReplace(known, offered, strictness)) await tx.updateLiveVersion(offered);
  }
  return tx.listLiveVersions();
}

export function mayReplace(known: LiveVersion, offered: LiveVersion, strictness: Strictness): boolean {
  const isUnreleased = known.seal === '';
  if (isOtherFingerprint(known.fingerprint, offered.fingerprint))
    return strictness === 'draft' && isUnreleased;
  return isUnreleased || known.seal === offered.seal;
}
