import '../../../helpers/own-modules.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { everything } from '../../../../stories/fixtures/questionnaires.ts';
import { openTab } from './open-tab.ts';
import { serveRecords } from './record-server.ts';

vi.mock('../../../../src/web/research/record/queue/send-save.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('a save stays in the queue when the code that sends it does not load', async () => {
  const server = serveRecords([everything]);
  const tab = await openTab([everything]);
  await tab.login();
  tab.name('everything', 'Tidal Forms');
  tab.answer('everything', 'basics', { is_listed: true });
  await tab.save('everything', 'basics');
  await vi.waitUntil(() => tab.state('everything', 'basics') !== 'saving');
  expect(tab.section('everything', 'basics')).toMatchObject({
    answers: { is_listed: true },
    save: { kind: 'failed', again: true },
  });
  expect(server.records).toEqual([]);
  expect(tab.records().queue.store.getState().entries).toHaveLength(1);
});
