import { beforeEach, describe, expect, it } from 'vitest';
import type { CoinFacts } from '../../../../src/contracts/coin-facts.ts';
import type { Answer } from '../../../../src/engine/answers.ts';
import { toCatalogEntry } from '../../../../src/engine/compile/catalog-entry.ts';
import { toSentEvidence } from '../../../../src/engine/kept-evidence.ts';
import {
  isDamaged,
  loadAnalysis,
  type ResultRecord,
} from '../../../../src/web/research/record/load-result.ts';
import { setShown } from '../../../../src/web/research/record/record-actions.ts';
import { saveAnswer } from '../../../../src/web/research/record/save-answer.ts';
import { launch } from '../../../../stories/fixtures/questionnaires.ts';
import { toFacts, toMissing } from '../../../../stories/panels/coin/fact-answers.ts';
import { openTab, type Tab } from './open-tab.ts';
import { cutOff, refuseField, serveRecords, type RecordServer } from './record-server.ts';

const coin = { id: 'leaf-greenleaf', name: 'Greenleaf' };
const section = launch.sections.find(({ id }) => id === 'supply')!;
const facts = toFacts('live');
const later = facts.map((fact) =>
  fact.id === 'whitepaper' ? toMissing(fact.id, 'unavailable') : fact,
) satisfies CoinFacts;
const toEvidence = (shown: CoinFacts) => toSentEvidence(section, shown);

let server: RecordServer;
let tab: Tab;
/** The analysis as its page shows it. */
let record: ResultRecord;

beforeEach(async () => {
  server = serveRecords([launch]);
  tab = await openTab([launch]);
  await tab.login();
  tab.about('launch', coin);
  await tab.prepare('launch');
  setShown(tab.records(), 'launch', { supply: toEvidence(facts) });
  tab.answer('launch', 'supply', { last_word: 'Rare', is_capped: true });
  await tab.save('launch', 'supply');
  record = await load();
  // The page of another coin: nothing of the analysis is open.
  tab.about('launch', { id: 'oak', name: 'Oak' });
});

async function load(): Promise<ResultRecord> {
  const found = await loadAnalysis(tab.records(), launch.questionnaire, 'record-1');
  if (isDamaged(found)) throw new Error('The record is damaged');
  return found;
}

const entry = toCatalogEntry(launch.questionnaire);
const give = (answer: Answer, questionId = 'last_word') =>
  saveAnswer(tab.records(), entry, launch, { record, questionId, answer, evidence: toEvidence(later) });
const stored = () => server.records[0]?.stored;
const whitepaper = () => stored()?.evidence?.['last_word']?.facts.find(({ id }) => id === 'whitepaper');
const saves = () => server.calls.filter((call) => call.includes('/cg/')).length;

describe('one answer of an analysis', () => {
  it('is saved with the facts of now, and the tab goes on with what it showed', async () => {
    tab.answer('launch', 'supply', { last_word: 'About Oak' });
    expect(await give('Not rare')).toBe(true);
    expect(stored()?.answers).toMatchObject({ last_word: 'Not rare', is_capped: true });
    expect(whitepaper()).toMatchObject({ state: 'missing' });
    expect(tab.record('launch')).toMatchObject({ subject: { id: 'oak' } });
    expect(tab.section('launch', 'supply')?.answers).toEqual({ last_word: 'About Oak' });
    expect(server.records).toHaveLength(1);
  });

  it('that stays the same is stored again with the facts of now (Q4)', async () => {
    expect(whitepaper()).toMatchObject({ state: 'live' });
    expect(await give('Rare')).toBe(true);
    expect(stored()?.answers).toMatchObject({ last_word: 'Rare', is_capped: true });
    expect(whitepaper()).toMatchObject({ state: 'missing' });
  });

  it('leaves unsaved answers of other sections on the device, and does not send them', async () => {
    await tab.open('launch', 'record-1');
    tab.answer('launch', 'contract', { is_audited: true });
    expect(await give('Not rare')).toBe(true);
    expect(stored()?.answers).not.toHaveProperty('is_audited');
    expect(tab.section('launch', 'contract')).toMatchObject({
      answers: { is_audited: true },
      save: { kind: 'dirty' },
    });
  });

  it('is not saved while its section has unsaved answers, which stay', async () => {
    await tab.open('launch', 'record-1');
    tab.answer('launch', 'supply', { last_word: 'Rare', is_capped: false });
    expect(await give('Not rare')).toBe(false);
    expect(saves()).toBe(0);
    expect(tab.section('launch', 'supply')?.answers).toEqual({ last_word: 'Rare', is_capped: false });
  });

  it('waits in the queue without a connection, and a second one of its section with it', async () => {
    server.faults.push(cutOff);
    await give('Rare');
    expect(await give(false, 'is_capped')).toBe(true);
    expect(stored()?.answers).toMatchObject({ last_word: 'Rare', is_capped: false });
    expect(whitepaper()).toMatchObject({ state: 'missing' });
  });

  it('is stored with the facts of now, though an earlier save of its section waits with other facts', async () => {
    await tab.open('launch', 'record-1');
    setShown(tab.records(), 'launch', { supply: toEvidence(facts) });
    tab.answer('launch', 'supply', { last_word: 'Rare', is_capped: false });
    server.faults.push(cutOff);
    await tab.save('launch', 'supply');
    await give('Rare');
    expect(stored()?.answers).toMatchObject({ last_word: 'Rare', is_capped: false });
    expect(whitepaper()).toMatchObject({ state: 'missing' });
  });

  it('that breaks a rule of its section is refused in the words of the rule, and stays', async () => {
    server.faults.push(refuseField('last_word', 'The last word cannot be rare.'));
    await give('Not rare');
    expect(stored()?.answers).toMatchObject({ last_word: 'Rare' });
    const [left] = tab.otherUnsaved();
    const { save, answers } = left!.sections['supply']!;
    expect(answers).toMatchObject({ last_word: 'Not rare' });
    const problems = [{ question: 'last_word', message: 'The last word cannot be rare.' }];
    expect(save).toEqual({ kind: 'failed', problems });
  });

  it('that another device has changed too is left to the member', async () => {
    server.save('launch', { last_word: 'Common' });
    await give('Not rare');
    expect(stored()?.answers).toMatchObject({ last_word: 'Common' });
    const [left] = tab.otherUnsaved();
    expect(left?.sections['supply']?.save).toMatchObject({ kind: 'conflict', questions: ['last_word'] });
  });

  it('keeps its old facts if another device has answered otherwise what is kept', async () => {
    server.save('launch', { last_word: 'Common' });
    await give('Rare');
    expect(stored()?.answers).toMatchObject({ last_word: 'Common' });
    expect(whitepaper()).toBeUndefined();
  });
});
