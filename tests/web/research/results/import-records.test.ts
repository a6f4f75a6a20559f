import { expect, it } from 'vitest';
import { toCatalogEntry } from '../../../../src/engine/compile/catalog-entry.ts';
import { toResultsJson } from '../../../../src/web/research/results/export-results.ts';
import { readResultsJson, type ImportedRecord } from '../../../../src/web/research/results/import-results.ts';
import {
  importRecords,
  takeFromFile,
  type ImportOutcome,
} from '../../../../src/web/research/results/import-records.ts';
import { loadAnalysis, isDamaged } from '../../../../src/web/research/record/load-result.ts';
import { everything, talk } from '../../../../stories/fixtures/questionnaires.ts';
import { refuse } from '../../../helpers/stub-server.ts';
import { buildRun } from '../record/build-run.ts';
import { openTab, type Tab } from '../record/open-tab.ts';
import { serveRecords, type RecordServer } from '../record/record-server.ts';

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

/** A record of each questionnaire, and a file with both. */
async function begin() {
  const server = serveRecords(all);
  const tab = await openTab(all);
  await tab.login();
  tab.name('everything', 'Tidal Forms');
  tab.answer('everything', 'basics', answers, notes);
  await tab.save('everything', 'basics');
  tab.answer('talk', 'insights', { subject_of_talk: 'Fees.' });
  await tab.save('talk', 'insights');
  const parts = await Promise.all(
    all.map(async (compiled, at) => {
      const record = await loadAnalysis(tab.records(), compiled.questionnaire, `record-${at + 1}`);
      if (isDamaged(record)) throw new Error('The record is damaged');
      return { compiled, record: { ...record, savedAt: '2026-10-01T10:00:00.000Z' } };
    }),
  );
  return { server, tab, file: read(toResultsJson(parts, '2026-11-22T00:00:00.000Z')) };
}

function read(text: string): readonly ImportedRecord[] {
  const file = readResultsJson(text, catalog)!;
  expect(file.unknown).toBe(0);
  return file.records;
}

async function importAll(tab: Tab, file: readonly ImportedRecord[], run = buildRun()) {
  const outcomes = new Map<ImportedRecord, ImportOutcome>();
  await importRecords(tab.records(), file, { run, outcomes });
  return file.map((one) => outcomes.get(one)!);
}

const toContents = ({ records }: RecordServer) =>
  records.map(({ module, name, day, stored }) => ({ module, name, day, stored }));
const toKinds = (outcomes: readonly ImportOutcome[]) => outcomes.map(({ kind }) => kind);
const countSaves = ({ calls }: RecordServer) => calls.filter((call) => call.startsWith('POST')).length;

it('importRecords restores an exported file with the same content, and only once', async () => {
  const { server, tab, file } = await begin();
  const before = toContents(server);
  const saves = countSaves(server);
  expect(toKinds(await importAll(tab, file))).toEqual(['present', 'present']);
  expect(countSaves(server)).toBe(saves);
  server.records.splice(0);
  expect(toKinds(await importAll(tab, file))).toEqual(['imported', 'imported']);
  expect(toContents(server)).toEqual(before.toReversed());
  expect(toKinds(await importAll(tab, file))).toEqual(['present', 'present']);
  expect(countSaves(server)).toBe(saves + 2);
});

it('importRecords keeps moment, title and archive, in one call for each record', async () => {
  const { server, tab, file } = await begin();
  server.records.splice(0);
  server.calls.splice(0);
  const [first, ...rest] = file;
  await importAll(tab, [{ ...first!, name: 'Mine', archived: true }, ...rest]);
  expect(server.records.map(({ imported }) => imported)).toEqual([
    { id: 'record-2', saved_at: '2026-10-01T10:00:00.000Z' },
    { id: 'record-1', saved_at: '2026-10-01T10:00:00.000Z', title: 'Mine', archived: true },
  ]);
  expect(server.calls).toEqual(['POST /api/report/talk', 'POST /api/report/everything']);
});

it('importRecords imports a record again after its imported copy was deleted', async () => {
  const { server, tab, file } = await begin();
  for (const expected of ['record-3', 'record-4']) {
    server.records.splice(0);
    expect(toKinds(await importAll(tab, file.slice(0, 1)))).toEqual(['imported']);
    expect(server.records.map(({ id }) => id)).toEqual([expected]);
  }
});

it('importRecords waits as long as the server asks, and then goes on', async () => {
  const { server, tab, file } = await begin();
  server.records.splice(0);
  server.faults.push(limited(41), limited(3));
  const run = buildRun();
  expect(toKinds(await importAll(tab, file, run))).toEqual(['imported', 'imported']);
  expect(run.pauses).toEqual([41_000, 3000]);
  expect(run.shown.at(-1)).toEqual({ done: 2, of: 2 });
});

it('an import that was cancelled or cut off goes on without repeating a save', async () => {
  const { server, tab, file } = await begin();
  server.records.splice(0);
  const run = buildRun();
  server.faults.push(
    (_, next) => next(),
    () => {
      throw new TypeError('Failed to fetch');
    },
  );
  const outcomes = new Map<ImportedRecord, ImportOutcome>();
  const options = { run, outcomes };
  await expect(importRecords(tab.records(), file, options)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  run.cancel();
  await expect(importRecords(tab.records(), file, options)).rejects.toMatchObject({ name: 'AbortError' });
  server.calls.splice(0);
  await importRecords(tab.records(), file, { run: buildRun(), outcomes });
  expect(server.calls).toEqual(['POST /api/report/everything']);
  expect(toKinds([...outcomes.values()])).toEqual(['imported', 'imported']);
  server.calls.splice(0);
  expect(toKinds(await importAll(tab, file))).toEqual(['present', 'present']);
  expect(countSaves(server)).toBe(0);
});

it('a record with other answers here is changed only if the member takes those of the file', async () => {
  const { server, tab, file } = await begin();
  const [analysis, entry] = file;
  const changed = [
    { ...analysis!, fields: { ...analysis!.fields, floor_note: '2 ETH', chain: '' } },
    { ...entry!, id: 'other', fields: { ...entry!.fields, subject_of_talk: 'Other text' } },
  ];
  const before = toContents(server);
  const outcomes = await importAll(tab, changed);
  expect(toKinds(outcomes)).toEqual(['differs', 'differs']);
  expect(toContents(server)).toEqual(before);
  for (const [at, outcome] of outcomes.entries()) {
    if (outcome.kind !== 'differs') throw new Error(outcome.kind);
    const taken = await takeFromFile(tab.records(), { one: changed[at]!, ...outcome }, buildRun());
    expect(taken).toEqual({ kind: 'imported' });
  }
  expect(server.records[0]?.stored.answers).toMatchObject({ floor_note: '2 ETH', is_listed: false });
  expect(server.records[0]?.stored.answers['chain'] ?? '').toBe('');
  expect(server.records[1]?.stored.answers).toMatchObject({ subject_of_talk: 'Other text' });
  expect(toKinds(await importAll(tab, changed))).toEqual(['present', 'present']);
});

it.each(['ключ-😀', 'a\r\nb', '\ud800', 'x'.repeat(400)])(
  'importRecords imports a record with the id %j, and only once',
  async (id) => {
    const { server, tab, file } = await begin();
    server.records.splice(0);
    const part = { questionnaire: 'everything', version: 2, id, name: 'Tidal Forms', subject: 'Tidal Forms' };
    const save = { fields: file[0]!.fields, about: file[0]!.marks };
    const odd = read(JSON.stringify({ parts: [{ ...part, save }] }));
    expect(toKinds(await importAll(tab, odd))).toEqual(['imported']);
    expect(server.records[0]?.imported?.id).toMatch(/^[\x21-\x7e]{1,255}$/);
    expect(toKinds(await importAll(tab, odd))).toEqual(['present']);
  },
);

it('a record that the server refuses does not keep the others from being imported', async () => {
  const { server, tab, file } = await begin();
  server.records.splice(0);
  server.faults.push(refuse('RECORDS_FULL'));
  const outcomes = await importAll(tab, file);
  expect(toKinds(outcomes)).toEqual(['imported', 'failed']);
  expect(outcomes[1]).toMatchObject({ reason: { kind: 'refused' } });
});

it('readResultsJson keeps the order of saves within one second, and no moment that cannot be true', () => {
  const now = '2026-11-22T00:00:00.000Z';
  const toPart = (moment: unknown, at: number) => ({
    questionnaire: 'talk',
    version: 1,
    id: `r${at}`,
    saved_at: moment,
    save: { fields: {}, about: {} },
  });
  const second = '2026-10-01T10:00:00Z';
  const moments = [second, second, '2999-01-01T00:00:00Z', '1970-01-01T00:00:00Z', 'soon', null];
  const parts = moments.map(toPart);
  const { records } = readResultsJson(JSON.stringify({ parts }), catalog, now)!;
  expect(records.map(({ savedAt }) => savedAt)).toEqual([
    '2026-10-01T10:00:00.001Z',
    '2026-10-01T10:00:00.000Z',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
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

function limited(seconds: number) {
  return () => {
    const error = { code: 'RATE_LIMITED', message: 'Refused', request_id: 'r1' };
    return Response.json({ error }, { status: 429, headers: { 'retry-after': String(seconds) } });
  };
}
