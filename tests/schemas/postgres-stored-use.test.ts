import { expect, it, onTestFinished } from 'vitest';
import { readStoredUse } from '../../scripts/questionnaires/stored-use.ts';
import { insertListingRecords } from '../helpers/listing-records.ts';
import { makeDatabase } from '../helpers/postgres.ts';
import { runProgram } from '../helpers/run-program.ts';

async function open(): Promise<string> {
  const database = (await makeDatabase('migrated'))!;
  onTestFinished(() => database.remove());
  for (const statement of insertListingRecords()) await database.run(statement);
  return database.url;
}

it('readStoredUse counts the answers and the members of each question on PostgreSQL', async () => {
  const use = (await readStoredUse(await open())).get('listing');
  expect(use).toMatchObject({ records: 3, members: 2 });
  expect(Array.from(use!.answers, ([id, { count, members }]) => [id, count, members.size])).toEqual([
    ['is_hidden', 3, 2],
    ['liquidity', 2, 1],
    ['gone', 1, 1],
  ]);
});

it('npm run schemas -- --against says in one line, without the password, that it cannot reach the database', async () => {
  const address = 'postgres://maya:secret@localhost:1/research';
  const ended = await runProgram('scripts/schemas.ts', ['--against', address], {});
  expect(ended.code).toBe(1);
  const [line, ...more] = ended.errors
    .trim()
    .split('\n')
    .filter((one) => !one.includes('Warning'));
  expect(line).toMatch(/cannot be reached/);
  expect(line).not.toContain('secret');
  expect(more).toEqual([]);
});
