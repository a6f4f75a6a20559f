import { beforeEach, describe, expect, it, vi } from 'vitest';
import { everything, further, talk } from '../../../../stories/fixtures/questionnaires.ts';
import { fakeLocks } from './fake-locks.ts';
import { newTabStorage, openTab, type Tab } from './open-tab.ts';
import { cutOff, serveRecords, type RecordServer } from './record-server.ts';

const all = [everything, further, talk];

let server: RecordServer;
let one: Tab;
let other: Tab;
let openAnother: () => Promise<Tab>;

beforeEach(async () => {
  server = serveRecords(all);
  const locks = fakeLocks();
  openAnother = async () => {
    const tab = await openTab(all, { locks, storage: newTabStorage() });
    await tab.restore();
    return tab;
  };
  one = await openAnother();
  other = await openAnother();
});

describe('two tabs', () => {
  it('share one queue, and send each save once', async () => {
    server.faults.push(cutOff);
    one.answer('talk', 'insights', { subject_of_talk: 'Fees.' });
    await one.save('talk', 'insights');
    await vi.waitUntil(() => other.queued().entries.length === 1);
    one.tryNow();
    other.tryNow();
    await vi.waitUntil(() => one.queued().entries.length + other.queued().entries.length === 0);
    expect(one.state('talk', 'insights')).toBe('saved');
    expect(server.records).toMatchObject([{ stored: { answers: { subject_of_talk: 'Fees.' } } }]);
    expect(server.paid).toEqual(['talk_insights']);
    await vi.waitUntil(() => other.paid()?.length === 1);
    await vi.waitUntil(() => other.member()?.coins === 133);
  });

  it('share unsaved answers, and a new tab takes over those of a closed one', async () => {
    one.answer('talk', 'insights', { subject_of_talk: 'Fees.' });
    await one.records().documents.flush();
    other.answer('talk', 'insights', { loudest_voice: 'A founder.' });
    const both = { subject_of_talk: 'Fees.', loudest_voice: 'A founder.' };
    for (const tab of [one, other])
      await vi.waitFor(() => expect(tab.section('talk', 'insights')?.answers).toEqual(both));
    one.leave();
    other.leave();
    const next = await openAnother();
    expect(next.section('talk', 'insights')).toMatchObject({ answers: both, save: { kind: 'dirty' } });
  });

  it('ask about a text that both have changed', async () => {
    one.answer('talk', 'insights', { subject_of_talk: 'Fees.' });
    other.answer('talk', 'insights', { subject_of_talk: 'Forks.' });
    for (const tab of [one, other])
      await vi.waitFor(() =>
        expect(tab.section('talk', 'insights')).toMatchObject({
          answers: { subject_of_talk: 'Forks.' },
          save: {
            kind: 'conflict',
            questions: ['subject_of_talk'],
            theirs: { answers: { subject_of_talk: 'Fees.' } },
          },
        }),
      );
    await other.choose('talk', 'insights', { subject_of_talk: 'Fees.' });
    expect(server.records).toMatchObject([{ stored: { answers: { subject_of_talk: 'Fees.' } } }]);
  });

  it('ask about a table that both have changed', async () => {
    const [ann, bo] = ['Ann', 'Bo'].map((holder) => ({ holders: [{ holder, share: 5 }] }));
    one.answer('further', 'tables', ann!);
    other.answer('further', 'tables', bo!);
    for (const tab of [one, other])
      await vi.waitFor(() =>
        expect(tab.section('further', 'tables')).toMatchObject({
          answers: bo,
          save: { kind: 'conflict', questions: ['holders'], theirs: { answers: ann } },
        }),
      );
    await other.choose('further', 'tables', ann!);
    expect(server.records).toMatchObject([{ stored: { answers: ann } }]);
  });

  it('save the text of the other over the saved one if the member chooses it', async () => {
    one.name('everything', 'Tidal Forms');
    one.answer('everything', 'basics', { story: 'Fees.' });
    await one.save('everything', 'basics');
    await other.previous('everything');
    one.answer('everything', 'basics', { story: 'Forks.' });
    other.answer('everything', 'basics', { story: 'Funds.' });
    await vi.waitUntil(() => other.state('everything', 'basics') === 'conflict');
    await other.choose('everything', 'basics', { story: 'Forks.' });
    expect(other.state('everything', 'basics')).toBe('saved');
    expect(server.records).toMatchObject([{ stored: { answers: { story: 'Forks.' } } }]);
  });

  it('both close an analysis that one deletes, and unsaved answers in the other become a new one', async () => {
    one.name('everything', 'Tidal Forms');
    one.answer('everything', 'basics', { is_listed: true });
    await one.save('everything', 'basics');
    for (const tab of [one, other]) await tab.previous('everything');
    other.answer('everything', 'more', { closing: 'Unsaved.' });
    await one.delete('everything', 'record-1');
    await vi.waitUntil(() => other.record('everything').id === undefined);
    expect(Object.keys(other.record('everything').sections)).toEqual(['more']);
    await other.save('everything', 'more');
    expect(other.state('everything', 'more')).toBe('saved');
    expect(server.records).toMatchObject([
      { name: 'Tidal Forms', stored: { answers: { closing: 'Unsaved.' } } },
    ]);
  });

  it('show a save of the other if nothing is edited, and merge different questions of a section', async () => {
    one.name('everything', 'Tidal Forms');
    one.answer('everything', 'basics', { is_listed: true });
    await one.save('everything', 'basics');
    await other.previous('everything');
    one.answer('everything', 'basics', { is_listed: true, floor_note: '1 ETH' });
    await one.save('everything', 'basics');
    await vi.waitUntil(() => other.section('everything', 'basics')?.answers['floor_note'] === '1 ETH');

    other.answer('everything', 'basics', { is_listed: true, floor_note: '1 ETH', story: 'A tale.' });
    one.answer('everything', 'basics', { is_listed: true, floor_note: '2 ETH' });
    await one.save('everything', 'basics');
    await other.save('everything', 'basics');
    expect(other.state('everything', 'basics')).toBe('saved');
    expect(server.records).toMatchObject([
      { stored: { answers: { is_listed: true, floor_note: '2 ETH', story: 'A tale.' } } },
    ]);
    await vi.waitUntil(() => one.section('everything', 'basics')?.answers['story'] === 'A tale.');
  });

  it('are both logged out by a log-out in one', async () => {
    other.answer('talk', 'insights', { subject_of_talk: 'Forks.' });
    await one.logout();
    await vi.waitUntil(() => other.member() === undefined);
    expect(other.section('talk', 'insights')).toBeUndefined();
  });

  it('write one record when the other opens just after the first save', async () => {
    one.name('everything', 'Tidal Forms');
    one.answer('everything', 'basics', { floor_note: '1 ETH' });
    await one.save('everything', 'basics');
    await openAnother();
    one.answer('everything', 'basics', { floor_note: '2 ETH' });
    await one.save('everything', 'basics');
    expect(server.records).toMatchObject([{ stored: { answers: { floor_note: '2 ETH' } } }]);
  });
});
