import { beforeEach, describe, expect, it } from 'vitest';
import type { CoinFact, CoinFacts } from '../../../../src/contracts/coin-facts.ts';
import { toCatalogEntry } from '../../../../src/engine/compile/catalog-entry.ts';
import { toSentEvidence } from '../../../../src/engine/kept-evidence.ts';
import { toResultsJson } from '../../../../src/web/research/results/export-results.ts';
import { readResultsJson } from '../../../../src/web/research/results/import-results.ts';
import { importRecords } from '../../../../src/web/research/results/import-records.ts';
import { isDamaged, loadAnalysis } from '../../../../src/web/research/record/load-result.ts';
import { setShown } from '../../../../src/web/research/record/record-actions.ts';
import { launch } from '../../../../stories/fixtures/questionnaires.ts';
import { toFacts, toMissing } from '../../../../stories/panels/coin/fact-answers.ts';
import { buildRun } from './build-run.ts';
import { openTab, type Tab } from './open-tab.ts';
import { cutOff, loseResponse, serveRecords, type RecordServer } from './record-server.ts';

let server: RecordServer;
let tab: Tab;

beforeEach(async () => {
  server = serveRecords([launch]);
  tab = await openTab([launch]);
  await tab.login();
  tab.about('launch', { id: 'leaf-greenleaf', name: 'Greenleaf' });
  await tab.prepare('launch');
});

const section = launch.sections.find(({ id }) => id === 'supply')!;

function show(facts: CoinFacts): void {
  const shown = { supply: toSentEvidence(section, facts) };
  setShown(tab.records(), 'launch', shown);
}

async function save(text: string): Promise<void> {
  tab.answer('launch', 'supply', { last_word: text });
  await tab.save('launch', 'supply');
}

const facts = toFacts('live');
const [circulating, paper] = ['supply_circulating', 'whitepaper'].map((id) =>
  facts.find((one) => one.id === id),
);
const later = facts.map(
  (fact): CoinFact => (fact.id === 'whitepaper' ? toMissing(fact.id, 'unavailable') : fact),
);
const keptFacts = () => server.records[0]?.stored.evidence?.['last_word']?.facts;

describe('a save', () => {
  it('sends the evidence that is shown, and keeps the stored one while the answer is unchanged', async () => {
    show(facts);
    await save('Rare');
    expect(keptFacts()).toEqual([circulating, paper]);
    show(later);
    tab.answer('launch', 'supply', { last_word: 'Rare' }, { last_word: { text: 'Seen' } });
    await tab.save('launch', 'supply');
    expect(keptFacts()).toEqual([circulating, paper]);
    await save('Not rare');
    expect(keptFacts()).toEqual([circulating, toMissing('whitepaper', 'unavailable')]);
  });

  it('in the queue keeps its evidence after a reload and a later save of the section', async () => {
    show(facts);
    server.faults.push(cutOff);
    await save('Rare');
    tab.leave();
    tab = await openTab([launch]);
    await tab.login();
    show(later);
    tab.answer('launch', 'supply', { last_word: 'Rare', is_capped: true });
    await tab.save('launch', 'supply');
    expect(keptFacts()).toEqual([circulating, paper]);
  });

  it('whose response was lost is sent again with the same evidence', async () => {
    show(facts);
    server.faults.push(loseResponse);
    await save('Rare');
    show(later);
    await tab.save('launch', 'supply');
    expect(server.records).toHaveLength(1);
    expect(keptFacts()).toEqual([circulating, paper]);
  });

  it.each(['about/evidence/last_word/whitepaper/id', 'about.evidence', 'about'])(
    'is sent again without the evidence that the server refuses: %s',
    async (path) => {
      show(facts);
      server.faults.push(() => refuseField(path));
      await save('Rare');
      expect(tab.state('launch', 'supply')).toBe('saved');
      expect(server.records[0]?.stored).toMatchObject({ answers: { last_word: 'Rare' } });
      expect(keptFacts()).toBeUndefined();
    },
  );
});

it('an import restores evidence marked as imported, and omits evidence that the server refuses', async () => {
  show(facts);
  await save('Rare');
  const { questionnaire } = launch;
  const record = await loadAnalysis(tab.records(), questionnaire, 'record-1');
  if (isDamaged(record)) throw new Error('The record is damaged');
  const json = toResultsJson([{ compiled: launch, record }], '2026-11-22T00:00:00.000Z');
  const { records } = readResultsJson(json, [toCatalogEntry(questionnaire)])!;
  const kept = server.records.splice(0)[0]?.stored.evidence?.['last_word'];
  await importRecords(tab.records(), records, { run: buildRun(), outcomes: new Map() });
  expect(server.records[0]?.stored.evidence).toEqual({ last_word: { ...kept, imported: true } });
  server.records.splice(0);
  const path = 'about/evidence/last_word/whitepaper/id';
  server.faults.push(() => refuseField(path));
  const again = records.map((one) => ({ ...one, id: 'again' }));
  await importRecords(tab.records(), again, { run: buildRun(), outcomes: new Map() });
  expect(server.records[0]?.imported?.id).toBe('again');
  expect(server.records[0]?.stored).toMatchObject({ answers: { last_word: 'Rare' } });
  expect(keptFacts()).toBeUndefined();
});

function refuseField(path: string): Response {
  const fields = [{ path, message: 'No' }];
  return Response.json(
    { error: { code: 'INVALID_FIELD', message: 'No', request_id: '1', fields } },
    { status: 422 },
  );
}
