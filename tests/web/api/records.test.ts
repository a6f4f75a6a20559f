import { expect, it } from 'vitest';
import { recordPage, type RecordList } from '../../../src/contracts/record-lists.ts';
import { loadRecordList } from '../../../src/web/api/records.ts';
import { stubServer } from '../../helpers/stub-server.ts';

it('loadRecordList returns each record once when one is saved between two pages', async () => {
  const kept = toRows(2 * recordPage + 1);
  let pages = 0;
  stubServer({
    'GET /api/report/coineval/a%40b.example/records': ({ url }) => {
      const skip = Number(new URL(url).searchParams.get('skip') ?? '0');
      pages += 1;
      // The second page begins with a row of the first.
      const from = pages === 1 ? skip : skip - 1;
      return Response.json(kept.slice(from, from + recordPage));
    },
  });
  const rows = await loadRecordList({ module: 'coineval', email: 'a@b.example' });
  expect(rows).toEqual(kept);
  expect(pages).toBe(3);
});

function toRows(count: number): RecordList {
  return Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    name: 'Bitcoin',
    subject: null,
    title: null,
    day: null,
    saved_at: '2026-11-21T12:00:00.000Z',
    sections: [],
    asked_sections: [],
    archived: false,
  }));
}
