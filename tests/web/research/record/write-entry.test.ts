import { beforeEach, describe, expect, it } from 'vitest';
import { toCatalogEntry } from '../../../../src/engine/compile/catalog-entry.ts';
import { blankContent } from '../../../../src/engine/content.ts';
import { writeEntry, type EntryOutcome } from '../../../../src/web/research/record/write-entry.ts';
import { talk } from '../../../../stories/fixtures/questionnaires.ts';
import { openTab, type Tab } from './open-tab.ts';
import { cutOff, refuseField, serveRecords, type RecordServer } from './record-server.ts';

const entry = toCatalogEntry(talk.questionnaire);
const field = 'subject_of_talk';
const [section] = talk.sections;

let server: RecordServer;
let tab: Tab;

beforeEach(async () => {
  server = serveRecords([talk]);
  tab = await openTab([talk]);
  await tab.login();
});

async function write(text: string): Promise<Extract<EntryOutcome, { readonly kind: 'written' }>> {
  const content = { ...blankContent, answers: { [field]: text } };
  const outcome = await writeEntry(tab.records(), entry, talk, {
    subject: { name: 'Oak' },
    content,
    shown: {},
  });
  if (outcome.kind !== 'written') throw new Error(outcome.kind);
  return outcome;
}

const texts = () => server.records.map(({ stored }) => stored.answers[field]);

describe("today's entry that is written at one press", () => {
  it('is deleted by Undo if there was none before', async () => {
    const { undo } = await write('Fees fell.');
    expect(await undo()).toBe('undone');
    expect(texts()).toEqual([]);
  });

  it('is restored by Undo to what it was', async () => {
    await write('Fees.');
    const { undo } = await write('Fees fell.');
    expect(await undo()).toBe('undone');
    expect(texts()).toEqual(['Fees.']);
  });

  it('stays as it is if another device has saved it since', async () => {
    const { undo } = await write('Fees.');
    server.save('talk', { [field]: 'Elsewhere' });
    expect(await undo()).toBe('changed');
    expect(texts()).toEqual(['Elsewhere']);
  });

  it('that was changed stays as it is if another device has saved it since', async () => {
    await write('Fees.');
    const { undo } = await write('Fees fell.');
    server.save('talk', { [field]: 'Elsewhere' });
    expect(await undo()).toBe('changed');
    expect(texts()).toEqual(['Elsewhere']);
  });

  it('stays as it is if it was edited here since', async () => {
    const { undo } = await write('Fees.');
    tab.answer('talk', section!.id, { [field]: 'A thought' });
    expect(await undo()).toBe('changed');
    expect(tab.section('talk', section!.id)?.answers).toEqual({ [field]: 'A thought' });
    expect(texts()).toEqual(['Fees.']);
  });

  it('that the server refuses is not written, with the reason, and its answers stay', async () => {
    server.faults.push(refuseField(field, 'Fees cannot fall and rise.'));
    const outcome = await writeEntry(tab.records(), entry, talk, {
      subject: { name: 'Oak' },
      content: { ...blankContent, answers: { [field]: 'Fees fell.' } },
      shown: {},
    });
    const problems = [{ question: field, message: 'Fees cannot fall and rise.' }];
    expect(outcome).toEqual({ kind: 'failed', problems });
    expect(tab.section('talk', section!.id)?.answers).toEqual({ [field]: 'Fees fell.' });
  });

  it('is taken out of the queue by Undo if it was not sent', async () => {
    server.faults.push(cutOff);
    const { undo, waits } = await write('Fees.');
    expect(waits).toBe(true);
    expect(await undo()).toBe('undone');
    expect(tab.queued().entries).toEqual([]);
    expect(texts()).toEqual([]);
  });
});
