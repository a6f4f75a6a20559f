import { expect, it, onTestFinished } from 'vitest';
import { contractWrites } from './contract-writes.ts';
import { member as maya, openWithMember, type Place } from './contract.ts';
import { listMembers } from '../../src/server/resources/members.ts';

const noor = { ...maya, id: 'm2', email: 'noor@studio.example' };

/** A deletion leaves nothing of a member in any table that the database itself lists. */
export function describeDeletion(makePlace: () => Promise<Place>): void {
  it('a deleted member leaves no row in any table with an id or an address of members', async () => {
    const place = await makePlace();
    onTestFinished(() => place.remove());
    const { storage } = await openWithMember(place);
    await storage.run(contractWrites.addMember, noor);
    const tables = await listTables(place);
    expect(tables.map(({ table }) => table)).toEqual(expect.arrayContaining(['sessions', 'mail_outbox']));
    for (const { table, columns } of tables)
      for (const one of [maya, noor]) {
        const values = columns.map((column) => toValue(column, one));
        const names = columns.map(({ name }) => name);
        await place.query(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${values.join(', ')})`);
      }
    await storage.run(contractWrites.removeMember, { id: maya.id });
    for (const { table, owner } of tables) {
      const rows = await place.query(`SELECT ${owner} AS owner FROM ${table}`);
      expect(rows, table).toEqual([{ owner: owner === 'email' ? noor.email : noor.id }]);
    }
    expect(await listMembers(storage.reads)).toEqual([noor]);
  });
}

interface Column {
  readonly name: string;
  readonly type: string;
}

interface Table {
  readonly table: string;
  /** The column that names a member. */
  readonly owner: string;
  readonly columns: readonly Column[];
}

async function listTables(place: Place): Promise<readonly Table[]> {
  const found = new Map<string, Column[]>();
  for (const row of await place.query(place.catalogue)) {
    const [table, name, type] = [row['table'], row['name'], row['type']].map(String) as [
      string,
      string,
      string,
    ];
    if (table !== 'members') found.set(table, [...(found.get(table) ?? []), { name, type }]);
  }
  return Array.from(found, ([table, columns]) => ({ table, columns })).flatMap((one) => {
    const owner = ['member_id', 'email'].find((key) => one.columns.some(({ name }) => name === key));
    return owner === undefined ? [] : [{ ...one, owner }];
  });
}

function toValue({ name, type }: Column, { id, email }: typeof maya): string {
  if (name === 'member_id') return `'${id}'`;
  if (name === 'email') return `'${email}'`;
  return /int|double/i.test(type) ? '1' : `'${name} ${id}'`;
}
