import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Releases } from '../../src/server/domain/releases.ts';
import { checkLiveVersions, type Strictness } from '../../src/server/jobs/live-versions.ts';
import { noQuestionnaires, openStorage } from '../../src/server/open-storage.ts';
import { makeDataDir } from '../../scripts/product/server.ts';

const first = { folder: 'coins', version: 1, fingerprint: '1:one', seals: { 1: 's1' } };
const second = { folder: 'coins', version: 2, fingerprint: '1:two', seals: { 1: 's1', 2: 's2' } };
const draft = { folder: 'coins', version: 2, fingerprint: '1:two', seals: { 1: 's1' } };

let start: (
  questionnaires: Releases['questionnaires'],
  options?: { readonly strictness?: Strictness; readonly givenUp?: readonly string[] },
) => Promise<readonly string[]>;
let addRecord: (module: string) => Promise<unknown>;

beforeEach(async () => {
  const { path, remove } = makeDataDir();
  const place = { databaseUrl: undefined, dataDir: path };
  const storage = await openStorage(place, noQuestionnaires, () => undefined);
  onTestFinished(async () => {
    await storage.close();
    remove();
  });
  start = (questionnaires, { strictness = 'live', givenUp = [] } = {}) =>
    checkLiveVersions({ storage, clock: { now: () => 0 } }, { questionnaires, givenUp }, strictness);
  addRecord = async (module) => {
    const change = `INSERT INTO records (member_id, id, module, content, revision, save_number, saved_at)
      VALUES ('m', '${module}', '${module}', '{}', 1, 1, 0)`;
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(`${path}/take-profits.db`);
    database.exec(change);
    database.close();
  };
});

describe('checkLiveVersions', () => {
  it('accepts the live version, a newer one and an older one', async () => {
    expect(await start({ coins: first })).toEqual([]);
    expect(await start({ coins: first })).toEqual([]);
    expect(await start({ coins: second })).toEqual([]);
    expect(await start({ coins: first })).toEqual([]);
  });

  it('reports a version whose questions changed under the same number', async () => {
    await start({ coins: first });
    const drifted = { coins: { ...first, fingerprint: '1:other' } };
    const line =
      'Version 1 of "coins" was live and asked something else: raise "version" to 2 in schemas/coins/schema.json, and release it.';
    expect(await start(drifted)).toEqual([line]);
    expect(await start(drifted, { strictness: 'draft' })).toEqual([line]);
    expect(await start({ coins: first })).toEqual([]);
  });

  it('reports a changed version that was live without a release, but accepts it as a draft', async () => {
    await start({ coins: draft });
    const edited = { ...draft, fingerprint: '1:edited' };
    expect(await start({ coins: edited })).toEqual([
      expect.stringContaining('Version 2 of "coins" was live'),
    ]);
    expect(await start({ coins: edited }, { strictness: 'draft' })).toEqual([]);
    expect(await start({ coins: edited })).toEqual([]);
    expect(await start({ coins: { ...edited, seals: { 1: 's1', 2: 's2' } } })).toEqual([]);
    expect(await start({ coins: { ...edited, seals: { 1: 's1', 2: 'else' } } })).toHaveLength(1);
  });

  it('reports changed or missing releases, and records nothing of them', async () => {
    await start({ coins: first });
    await start({ coins: second });
    const line = (version: number) =>
      `The release of version ${version} of "coins" is not the one that was live: bring schemas/coins/released.json back.`;
    expect(await start({ coins: { ...second, seals: { 1: 's1', 2: 'other' } } })).toEqual([line(2)]);
    expect(await start({ coins: { ...second, version: 3, seals: {} } })).toEqual([line(1), line(2)]);
    expect(await start({ coins: { ...first, seals: { 1: 'other' } }, nfts: first })).toEqual([line(1)]);
    expect(await start({ coins: second })).toEqual([]);
  });

  it('reports a missing or renamed questionnaire that has records, unless it was given up', async () => {
    await start({ coins: first, nfts: { ...first, seals: { 1: 'n1' } } });
    const renamed = { tokens: { ...first, folder: 'tokens' } };
    expect(await start(renamed, { givenUp: ['nfts'] })).toEqual([]);
    await addRecord('coins');
    await addRecord('nfts');
    const remedy = `and members' answers do not follow: bring its folder back, name it in "x-former-ids", or give it up in schemas/released.json.`;
    expect(await start(renamed)).toEqual([
      `The questionnaire "coins" is called "tokens" now, ${remedy}`,
      `The questionnaire "nfts" is gone, ${remedy}`,
    ]);
    expect(await start(renamed, { givenUp: ['coins', 'nfts'] })).toEqual([]);
  });

  it('accepts a fingerprint of a new format once, and then reports a change of it', async () => {
    await start({ coins: first });
    expect(await start({ coins: { ...first, fingerprint: '2:else' } })).toEqual([]);
    expect(await start({ coins: { ...first, fingerprint: '2:drift' } })).toHaveLength(1);
  });
});
