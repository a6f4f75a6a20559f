import { beforeEach, expect, it } from 'vitest';
import { everything } from '../../../../stories/fixtures/questionnaires.ts';
import { openTab } from './open-tab.ts';
import { serveRecords } from './record-server.ts';

beforeEach(() => void serveRecords([everything]));

it('a section counts as paid after its claim (I3)', async () => {
  const tab = await openTab([everything]);
  await tab.login();
  tab.name('everything', 'Tidal Forms');
  tab.answer('everything', 'basics', { is_listed: true });
  await tab.save('everything', 'basics');
  expect(tab.paid()).toEqual(['everything_basics']);
});

it('a save reports only once in a session that its section was paid before (I3)', async () => {
  const tab = await openTab([everything]);
  await tab.login();
  tab.name('everything', 'Tidal Forms');
  const saved = [];
  for (const is_listed of [true, false, true]) {
    tab.answer('everything', 'basics', { is_listed });
    await tab.save('everything', 'basics');
    saved.push(tab.section('everything', 'basics')?.save);
  }
  expect(saved).toEqual([
    { kind: 'saved', reward: { kind: 'gained', gained: 5, balance: expect.any(Number) } },
    { kind: 'saved', reward: { kind: 'already' } },
    { kind: 'saved' },
  ]);
});

it('after a save the session lists the questionnaire as one with a previous analysis (C1)', async () => {
  const tab = await openTab([everything]);
  expect(tab.recorded()).toBeUndefined();
  await tab.login();
  expect(tab.recorded()).toEqual([]);
  tab.name('everything', 'Tidal Forms');
  tab.answer('everything', 'basics', { is_listed: true });
  await tab.save('everything', 'basics');
  expect(tab.recorded()).toEqual(['everything']);
  tab.startNew('everything');
  expect(tab.recorded()).toEqual(['everything']);
});
