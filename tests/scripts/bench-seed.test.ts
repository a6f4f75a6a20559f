import { expect, it, onTestFinished } from 'vitest';
import { makeSqlite } from '../../scripts/bench/place.ts';
import { seed } from '../../scripts/bench/seed.ts';
import { check } from '../../scripts/database/check.ts';
import { openCheckedFile } from '../../scripts/database/checked-file.ts';

it('what the bench measures is a sound database with the members asked for', async () => {
  const place = await makeSqlite();
  onTestFinished(() => place.remove());
  await seed(place, 3);
  const database = openCheckedFile(place.dataDir);
  onTestFinished(() => database.close());
  expect(await database.reads.countMembers()).toBe(3);
  expect(await check(database)).toMatchObject({ sound: true });
});
