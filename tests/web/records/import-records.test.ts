import { expect, it } from 'vitest';
import { toCatalogEntry } from '../../../src/engine/compile/catalog-entry.ts';
import { toResultsJson } from '../../../src/web/questionnaire/export-results.ts';
import { readResultsJson } from '../../../src/web/questionnaire/import-results.ts';
import { importRecords } from '../../../src/web/records/import-records.ts';
import { loadAnalysis, isDamaged } from '../../../src/web/records/load-result.ts';
import { everything, talk } from '../../../stories/fixtures/questionnaires.ts';
import { openTab } from './open-tab.ts';
import { serveRecords } from './record-server.ts';

const all = [everything, talk];
const catalog = all.map(({ questionnaire }) => toCatalogEntry(questionnaire));

const answers = {
  is_listed: false,
  has_team: null,
  floor_note: '1 ETH',
  channels: ['chat', 'forum'],
  chain: 'mainnet',
};
const notes = { floor_note: { text: 'As of today.', source: 'https://example.com/floor' } };

it('importRecords restores an exported file with the same content, and only once', async () => {
  const server = serveRecords(all);
  const tab = await openTab(all);
  await tab.login();
  tab.name('everything', 'Tidal Forms');
  tab.answer('everything', 'basics', answers, notes);
  await tab.save('everything', 'basics');
  tab.answer('talk', 'insights', { subject_of_talk: 'Fees.' });
  await tab.save('talk', 'insights');
  const before = server.records.map(({ module, name, day, stored }) => ({ module, name, day, stored }));

  const parts = await Promise.all(
    all.map(async (compiled, at) => {
      const record = await loadAnalysis(tab.records(), compiled.questionnaire, `record-${at + 1}`);
      if (isDamaged(record)) throw new Error('The record is damaged');
      return { compiled, record };
    }),
  );
  const file = readResultsJson(toResultsJson(parts, '2026-11-22T00:00:00.000Z'), catalog)!;
  expect(file.unknown).toBe(0);
  expect(await importRecords(tab.records(), file.records)).toEqual({
    imported: [],
    present: ['Tidal Forms', before[1]!.day],
    failed: [],
  });
  server.records.splice(0);
  const { imported } = await importRecords(tab.records(), file.records);
  expect(imported).toEqual(['Tidal Forms', before[1]!.day]);
  expect(server.records.map(({ module, name, day, stored }) => ({ module, name, day, stored }))).toEqual(
    before,
  );
  expect(await importRecords(tab.records(), file.records)).toEqual({
    imported: [],
    present: ['Tidal Forms', before[1]!.day],
    failed: [],
  });
  expect(server.records).toHaveLength(before.length);
});

it('importRecords imports a record again after its imported copy was deleted', async () => {
  const server = serveRecords(all);
  const tab = await openTab(all);
  await tab.login();
  tab.name('everything', 'Tidal Forms');
  tab.answer('everything', 'basics', answers, notes);
  await tab.save('everything', 'basics');
  const record = await loadAnalysis(tab.records(), everything.questionnaire, 'record-1');
  if (isDamaged(record)) throw new Error('The record is damaged');
  const text = toResultsJson([{ compiled: everything, record }], '2026-11-22T00:00:00.000Z');
  const file = readResultsJson(text, catalog)!;
  for (const expected of ['record-2', 'record-3', 'record-4']) {
    server.records.splice(0);
    const { imported } = await importRecords(tab.records(), file.records);
    expect(imported).toEqual(['Tidal Forms']);
    expect(server.records.map(({ id }) => id)).toEqual([expected]);
  }
  const { present } = await importRecords(tab.records(), file.records);
  expect(present).toEqual(['Tidal Forms']);
  expect(server.records).toHaveLength(1);
});

it.each(['', '{', '[]', '{"parts": 1}'])('readResultsJson returns undefined for %j', (text) => {
  expect(readResultsJson(text, catalog)).toBeUndefined();
});

it('readResultsJson counts the parts of a file that it does not know', () => {
  const part = { questionnaire: 'other', version: 1, id: 'one', save: { fields: {}, about: {} } };
  expect(readResultsJson(JSON.stringify({ parts: [part, {}] }), catalog)).toEqual({
    records: [],
    unknown: 2,
  });
});
