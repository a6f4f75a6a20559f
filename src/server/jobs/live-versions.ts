import type { Context } from '../domain/context.ts';
import { isOtherFingerprint, type Releases, type ReleaseState } from '../domain/releases.ts';
import type { Db, ReadDb } from '../ports/database.ts';
import { hasRecords } from '../resources/stored-records.ts';
import { writeWithoutMember } from '../resources/write.ts';

/** A version of a questionnaire that was live. */
interface LiveVersion {
  /** The questionnaire's id. */
  readonly module: string;
  /** 0: there are records from before versions were stored. */
  readonly version: number;
  /** The compile step's digest of everything that decides what answers mean; '': unknown. */
  readonly fingerprint: string;
  /** The seal of its release; '': never released. */
  readonly seal: string;
}

/** 'live': a version that was live must not change; 'draft': an unreleased version may change. */
export type Strictness = 'live' | 'draft';

/** A line for each change that would alter the meaning of members' answers; in 'live' nothing is stored then. */
export async function checkLiveVersions(
  { storage, clock }: Pick<Context, 'storage' | 'clock'>,
  releases: Releases,
  strictness: Strictness,
): Promise<readonly string[]> {
  const live = await listLiveVersions(storage.reads);
  const faults = [
    ...(await goneFaults(storage.reads, releases, live)),
    ...findFaults(releases, live, strictness),
  ];
  const news = listNews(releases, live, strictness);
  if (news.length === 0 || (strictness === 'live' && faults.length > 0)) return faults;
  const known = await storage.run(storeLiveVersions, {
    versions: news,
    strictness,
    now: clock.now(),
  });
  // Another server may have started meanwhile with other questionnaires.
  return [...new Set([...faults, ...findFaults(releases, known, strictness)])];
}

function listNews(
  { questionnaires }: Releases,
  live: readonly LiveVersion[],
  strictness: Strictness,
): readonly LiveVersion[] {
  return Object.entries(questionnaires)
    .map(([module, state]) => toLiveVersion(module, state))
    .filter((offered) => {
      const known = live.find((one) => one.module === offered.module && one.version === offered.version);
      if (!known) return true;
      const isSame = known.fingerprint === offered.fingerprint && known.seal === offered.seal;
      return !isSame && mayReplace(known, offered, strictness);
    });
}

function toLiveVersion(module: string, { version, fingerprint, seals }: ReleaseState): LiveVersion {
  return { module, version, fingerprint, seal: seals[String(version)] ?? '' };
}

function findFaults(
  { questionnaires }: Releases,
  live: readonly LiveVersion[],
  strictness: Strictness,
): readonly string[] {
  return live.flatMap((known) => {
    const { module, version, seal } = known;
    const state = questionnaires[module];
    // This program is older than that version.
    if (!state || state.version < version) return [];
    const { folder } = state;
    if (seal !== '' && state.seals[String(version)] !== seal)
      return [
        `The release of version ${version} of "${folder}" is not the one that was live: bring schemas/${folder}/released.json back.`,
      ];
    const offered = toLiveVersion(module, state);
    const isDrift = state.version === version && isOtherFingerprint(known.fingerprint, offered.fingerprint);
    if (!isDrift || mayReplace(known, offered, strictness)) return [];
    return [
      `Version ${version} of "${folder}" was live and asked something else: raise "version" to ${version + 1} in schemas/${folder}/schema.json, and release it.`,
    ];
  });
}

async function goneFaults(
  reads: Context['storage']['reads'],
  { questionnaires, givenUp }: Releases,
  live: readonly LiveVersion[],
): Promise<readonly string[]> {
  const gone = [...new Set(live.map(({ module }) => module))].filter(
    (module) => !Object.hasOwn(questionnaires, module) && !givenUp.includes(module),
  );
  const faults = gone.map(async (module) => {
    if (!(await hasRecords(reads, module))) return [];
    const seals = live.filter((one) => one.module === module && one.seal !== '').map(({ seal }) => seal);
    const renamed = Object.entries(questionnaires).find(([, state]) =>
      Object.values(state.seals).some((seal) => seals.includes(seal)),
    );
    const what = renamed ? `is called "${renamed[1].folder}" now` : 'is gone';
    return [
      `The questionnaire "${module}" ${what}, and members' answers do not follow: bring its folder back, name it in "x-former-ids", or give it up in schemas/released.json.`,
    ];
  });
  return (await Promise.all(faults)).flat();
}

interface StoreArgs {
  readonly versions: readonly LiveVersion[];
  readonly strictness: Strictness;
  readonly now: number;
}

/** Skips known versions that must not be replaced. Returns all known versions. */
export const storeLiveVersions = writeWithoutMember(
  'storeLiveVersions',
  async (tx, { versions, strictness, now }: StoreArgs) => {
    for (const offered of versions) await insertLiveVersion(tx, offered, now);
    for (const known of await listLiveVersions(tx)) {
      const offered = versions.find((one) => one.module === known.module && one.version === known.version);
      if (offered && mayReplace(known, offered, strictness)) await updateLiveVersion(tx, offered);
    }
    return listLiveVersions(tx);
  },
);

function mayReplace(known: LiveVersion, offered: LiveVersion, strictness: Strictness): boolean {
  const isUnreleased = known.seal === '';
  if (isOtherFingerprint(known.fingerprint, offered.fingerprint))
    return strictness === 'draft' && isUnreleased;
  return isUnreleased || known.seal === offered.seal;
}

/** Does nothing if the version is known. */
async function insertLiveVersion(tx: Db, live: LiveVersion, notedAt: number): Promise<void> {
  await tx
    .insertInto('liveVersions')
    .values({ ...live, notedAt })
    // Several servers may start at once.
    .onConflict((conflict) => conflict.columns(['module', 'version']).doNothing())
    .execute();
}

async function updateLiveVersion(tx: Db, { module, version, ...known }: LiveVersion): Promise<void> {
  await tx
    .updateTable('liveVersions')
    .set(known)
    .where('module', '=', module)
    .where('version', '=', version)
    .execute();
}

/** Every version that was live, sorted by questionnaire and number. */
export function listLiveVersions(db: ReadDb): Promise<readonly LiveVersion[]> {
  const columns = ['module', 'version', 'fingerprint', 'seal'] as const;
  return db.selectFrom('liveVersions').select(columns).orderBy('module').orderBy('version').execute();
}
