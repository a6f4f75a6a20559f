import { expect, it, onTestFinished } from 'vitest';
import { contractWrites } from './contract-writes.ts';
import { alert, open, openWithMember, record, withoutNewest, type Place } from './contract.ts';
import { listAlerts } from '../../src/server/resources/alerts.ts';
import { listCoinRecords } from '../../src/server/resources/baselines.ts';
import { listLastDays } from '../../src/server/resources/coin-days.ts';

/** What a database of an earlier release has after the upgrade, on each kind of database. */
export function describeUpgrades(makePlace: () => Promise<Place>): void {
  const start = async () => {
    const place = await makePlace();
    onTestFinished(() => place.remove());
    return { place, ...(await openWithMember(place)) };
  };

  it('alerts of an earlier release stay with their coin and day, without a state', async () => {
    const { place, storage } = await start();
    for (const [id, day] of [['r1', null] as const, ['r2', '2026-11-19'] as const])
      await storage.run(contractWrites.saveRecord, { ...record, id, day });
    await storage.close();
    await place.tamper(`${withoutNewest} DROP TABLE alerts;
      CREATE TABLE alerts (member_id text NOT NULL, record_id text NOT NULL, fact text NOT NULL,
        side text NOT NULL, figure double precision NOT NULL, until text NOT NULL,
        CONSTRAINT alerts_key PRIMARY KEY (member_id, record_id));
      INSERT INTO alerts VALUES ('m1', 'r1', 'price', 'above', 1.5, '2026-12-31'),
        ('m1', 'r2', 'price', 'above', 1.5, '2026-12-31'), ('m1', 'gone', 'price', 'above', 1, '2026-12-31');
      DELETE FROM kysely_migration WHERE name >= '016'`);
    expect(await listAlerts((await open(place)).reads, 'm1')).toEqual([
      { ...alert, since: '2026-11-21', state: undefined },
      { ...alert, recordId: 'r2', since: '2026-11-19', state: undefined },
    ]);
  });

  it('a record of an earlier release has what was known of its coin then', async () => {
    const { place, storage } = await start();
    const shown = { id: 'price_close', value: 7 };
    const facts = (...of: readonly object[]) => ({ q1: { kept_at: '2026-11-20', facts: of } });
    const content = JSON.stringify({
      evidence: { ...facts({ id: 'team_size' }, shown), q2: { facts: [{}] } },
    });
    for (const [id, day] of [['r1', '2026-11-19'] as const, ['r2', '2026-11-17'] as const])
      await storage.run(contractWrites.saveRecord, { ...record, id, day, content });
    await storage.close();
    await place.tamper(`${withoutNewest} DELETE FROM kysely_migration WHERE name >= '017';
      INSERT INTO coin_months (coin, month, days, read_at)
        VALUES ('btc-bitcoin', '2026-11', '{"22":["CoinPaprika",0,8],"21":["CoinPaprika",0,7]}', 5)`);
    const { reads } = await open(place);
    const days = { source: 'CoinPaprika', isSample: false, readAt: 5 };
    const known = { ...days, day: '2026-11-21', values: { price: 7 } };
    expect(
      (await listCoinRecords(reads, 'm1', 'things')).map((one) => [one.id, one.shown, one.known]),
    ).toEqual([
      ['r2', facts(shown), undefined],
      ['r1', facts(shown), known],
    ]);
    expect(await listLastDays(reads, ['btc-bitcoin'], '2026-10', '2026-11')).toEqual([
      { ...days, coin: 'btc-bitcoin', day: '2026-11-22', values: { price: 8 } },
    ]);
  });
}
