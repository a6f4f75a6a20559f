import { beforeEach, describe, expect, it, vi } from 'vitest';
import { everything, talk } from '../../../../stories/fixtures/questionnaires.ts';
import { listUnsaved } from '../../../../src/web/research/record/list-unsaved.ts';
import { openTab, type Tab } from './open-tab.ts';
import { cutOff, serveRecords, type RecordServer } from './record-server.ts';

const all = [everything, talk];

let server: RecordServer;
let tab: Tab;

beforeEach(async () => {
  server = serveRecords(all);
  tab = await openTab(all);
  await tab.login();
  tab.name('everything', 'Tidal Forms');
});

describe('listUnsaved (L6)', () => {
  it('lists nothing before the first answer and after a save', async () => {
    expect(await listUnsaved(tab.records())).toEqual([]);
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    expect(await listUnsaved(tab.records())).toEqual([]);
  });

  it('counts unsaved sections per record, with the name of its subject', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    tab.answer('everything', 'more', { has_team: true });
    tab.answer('talk', 'insights', { subject_of_talk: 'Fees.' });
    expect(await listUnsaved(tab.records())).toEqual([
      { questionnaireId: 'everything', name: 'Tidal Forms', sections: 2 },
      { questionnaireId: 'talk', name: undefined, sections: 1 },
    ]);
  });

  it('leaves out saves that wait in the queue', async () => {
    server.faults.push(cutOff);
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    await vi.waitUntil(() => tab.state('everything', 'basics') === 'failed');
    expect(await listUnsaved(tab.records())).toEqual([]);
  });
});
