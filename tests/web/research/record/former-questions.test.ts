import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CompiledQuestionnaire, Section } from '../../../../src/engine/questionnaire.ts';
import { loadQuestionnaire } from '../../../../src/web/research/questionnaires/load-questionnaire.ts';
import { cutOff, loseResponse, serveRecords, type RecordServer } from './record-server.ts';
import { openTab, type Tab } from './open-tab.ts';

/*
 * The decision before a table replaced four of its questions: what a browser of that time left on the device.
 */

const now = await loadQuestionnaire('decision');
const before = toFormer(now);

function toFormer({ questionnaire, sections }: CompiledQuestionnaire): CompiledQuestionnaire {
  const toThen = <S extends Section>(section: S): S => ({
    ...section,
    questions: section.questions
      .filter(({ type }) => type !== 'rows')
      .map((question) => ({ ...question, retired: false })),
  });
  const { alert: _, ...rest } = questionnaire;
  return {
    questionnaire: { ...rest, version: 3, sections: questionnaire.sections.map(toThen) },
    sections: sections.map(toThen),
  };
}

const former = {
  decision_choice: 'watch_it',
  decision_fact: 'fact_price',
  decision_side: 'falls_below',
  decision_figure: 6,
  decision_until: '2099-12-20',
};
const row = { fact: 'fact_price', side: 'falls_below', limit: 6, until: '2099-12-20' };
const fees = { fact: 'fact_fees', side: 'rises_above', limit: 90, until: '2099-12-31' };
const decided = (...rows: readonly (typeof row)[]) => ({
  decision_choice: 'watch_it',
  decision_conditions: rows,
});

let server: RecordServer;
let tab: Tab;

beforeEach(async () => {
  server = serveRecords([now]);
  tab = await openTab([before]);
  await tab.login();
  tab.name('decision', 'Uniswap');
});

const storedAnswers = () => server.records[0]?.stored.answers;

/** The page is loaded again, with the present build. */
async function reload() {
  tab.leave();
  const again = await openTab([now]);
  if (again.record('decision').phase.kind !== 'ready') await again.prepare('decision');
  return again;
}

describe('answers to questions that a table replaced', () => {
  it('are its first row in a draft, and are saved so', async () => {
    tab.answer('decision', 'decision', former);
    const again = await reload();
    expect(again.section('decision', 'decision')).toMatchObject({
      answers: decided(row),
      save: { kind: 'dirty' },
    });
    again.answer('decision', 'decision', decided(row, fees));
    await again.save('decision', 'decision');
    expect(storedAnswers()).toEqual(decided(row, fees));
  });

  it('are its first row in a save that waits for a connection', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    server.faults.push(cutOff, cutOff, cutOff);
    tab.answer('decision', 'decision', former);
    await tab.save('decision', 'decision');
    online.mockRestore();
    server.faults.length = 0;
    const again = await reload();
    again.tryNow();
    await vi.waitUntil(() => again.queued().entries.length === 0);
    expect(storedAnswers()).toEqual(decided(row));
  });

  it('are its first row in a first save whose response was lost, and create one record', async () => {
    server.faults.push(loseResponse);
    tab.answer('decision', 'decision', former);
    await tab.save('decision', 'decision');
    expect(server.records).toHaveLength(1);
    const again = await reload();
    again.tryNow();
    await vi.waitUntil(() => again.queued().entries.length === 0);
    expect(server.records).toHaveLength(1);
    expect(storedAnswers()).toEqual(decided(row));
  });

  it('that were saved and changed since stay in the draft over their record', async () => {
    tab.answer('decision', 'decision', former);
    await tab.save('decision', 'decision');
    await vi.waitUntil(() => tab.state('decision', 'decision') === 'saved');
    tab.answer('decision', 'decision', { ...former, decision_figure: 5 });
    const again = await reload();
    expect(again.section('decision', 'decision')).toMatchObject({ answers: decided({ ...row, limit: 5 }) });
    await again.save('decision', 'decision');
    await vi.waitUntil(() => again.state('decision', 'decision') === 'saved');
    expect(storedAnswers()).toEqual(decided({ ...row, limit: 5 }));
  });

  it('that were saved are compared as a row with a later save that waits', async () => {
    tab.answer('decision', 'decision', former);
    await tab.save('decision', 'decision');
    await vi.waitUntil(() => tab.state('decision', 'decision') === 'saved');
    server.faults.push(cutOff, cutOff, cutOff);
    tab.answer('decision', 'decision', { ...former, decision_for: 'Used daily' });
    await tab.save('decision', 'decision');
    tab.leave();
    server.faults.length = 0;
    sessionStorage.clear();
    const again = await openTab([now]);
    await again.restore();
    again.tryNow();
    await vi.waitUntil(() => again.queued().entries.length === 0);
    expect(storedAnswers()).toEqual({ ...decided(row), decision_for: 'Used daily' });
  });

  it('are saved by a tab of that time without the loss of further rows', async () => {
    tab.answer('decision', 'decision', former);
    await tab.save('decision', 'decision');
    await vi.waitUntil(() => tab.state('decision', 'decision') === 'saved');
    server.save('decision', { ...decided(), decision_conditions: JSON.stringify([row, fees]) });
    tab.answer('decision', 'decision', { ...former, decision_figure: 5 });
    await tab.save('decision', 'decision');
    await vi.waitUntil(() => tab.state('decision', 'decision') === 'saved');
    expect(storedAnswers()).toEqual(decided({ ...row, limit: 5 }, fees));
  });
});
