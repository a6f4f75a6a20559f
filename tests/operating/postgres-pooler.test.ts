import { Client } from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { StorageError } from '../../src/server/ports/storage.ts';
import { openPostgres } from '../../src/server/storage/postgres/open.ts';
import { startPgbouncer } from '../helpers/pgbouncer.ts';
import { makeDatabaseOn } from '../helpers/postgres.ts';
import { contractWrites } from '../storage/contract-writes.ts';
import { member } from '../storage/contract.ts';
import { listImbalances, listLedger } from '../../src/server/resources/rewards.ts';
import { findMember, listMembers } from '../../src/server/resources/members.ts';

it('servers work through a pooler that gives each transaction another connection', async () => {
  const { url, pooledUrl } = await start();
  const open = async (lockTimeout = 120_000) => {
    const storage = await openPostgres(pooledUrl, undefined, { acquireTimeout: 120_000, lockTimeout });
    onTestFinished(() => storage.close());
    return storage;
  };
  const [one, other, hurried] = [await open(), await open(), await open(100)];
  const members = Array.from({ length: 8 }, (_, index) => `m${index}`);
  for (const id of members)
    await one.run(contractWrites.addMember, { ...member, id, email: `${id}@x.example` });

  // Both send statements of the same names about different data.
  const paid = members.flatMap((memberId) =>
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 === 0 ? one : other).run(contractWrites.pay, { memberId, key: `k${index}`, amount: 1 }),
    ),
  );
  const read = members.flatMap((id) => [findMember(other.reads, id), listLedger(one.reads, id)]);
  await Promise.all([...paid, ...read]);
  expect((await listMembers(other.reads)).map(({ balance }) => balance)).toEqual(members.map(() => 10));
  expect(await listImbalances(one.reads)).toEqual([]);

  // A lock timeout applies, although the pooler keeps no settings of a connection.
  const holder = new Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query("BEGIN; SELECT * FROM members WHERE id = 'm1' FOR UPDATE");
  const waiting = hurried.run(contractWrites.pay, { memberId: 'm1', key: 'late', amount: 1 });
  await expect(waiting).rejects.toThrow(StorageError);
  expect(await hurried.run(contractWrites.pay, { memberId: 'm2', key: 'late', amount: 1 })).toBe(11);
});

async function start() {
  const server = inject('postgres') ?? '';
  const database = await makeDatabaseOn(server);
  onTestFinished(() => database.remove());
  const pooler = await startPgbouncer(server, 3);
  onTestFinished(() => pooler.stop());
  return { url: database.url, pooledUrl: pooler.through(database.url) };
}
