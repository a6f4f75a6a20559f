import { beforeEach, describe, expect, it } from 'vitest';
import { everything, talk } from '../../../stories/fixtures/questionnaires.ts';
import { openTab, type Tab } from './open-tab.ts';
import { serveRecords, type RecordServer } from './record-server.ts';

let server: RecordServer;
let tab: Tab;

beforeEach(async () => {
  server = serveRecords([everything, talk]);
  tab = await openTab([everything, talk]);
  await tab.login();
  tab.name('everything', 'Tidal Forms');
});

const saveOne = async () => {
  tab.answer('everything', 'basics', { is_listed: true });
  await tab.save('everything', 'basics');
};

describe('New Analysis (C1)', () => {
  it('clears flag, id, name, answers and drafts', async () => {
    await saveOne();
    tab.answer('everything', 'more', { closing: 'Unsaved.' });
    tab.startNew('everything');
    expect(tab.record('everything')).toMatchObject({ sections: {}, complete: false });
    expect(tab.record('everything')).not.toHaveProperty('id');
    expect(tab.record('everything')).not.toHaveProperty('name');
    expect(sessionStorage.getItem('everything')).toBe('false');
    for (const key of ['everythingId', 'NftName', 'everything_basics']) {
      expect(sessionStorage.getItem(key)).toBeNull();
    }
    tab.leave();
    const again = await openTab([everything, talk]);
    expect(again.record('everything').sections).toEqual({});
  });
});

describe('Previous Analysis (C1)', () => {
  it('fills in name and answers, and counts every section as saved', async () => {
    await saveOne();
    tab.startNew('everything');
    await expect(tab.previous('everything')).resolves.toBe('opened');
    expect(tab.record('everything')).toMatchObject({ id: 'record-1', name: 'Tidal Forms', complete: true });
    expect(tab.section('everything', 'basics')).toMatchObject({
      answers: { is_listed: true },
      complete: true,
    });
    expect(tab.section('everything', 'more')).toMatchObject({ complete: true });
    expect(sessionStorage.getItem('everything')).toBe('true');
    expect(sessionStorage.getItem('NftName')).toBe('Tidal Forms');
    await tab.save('everything', 'more');
    expect(server.records).toMatchObject([{ revision: 2 }]);
  });

  it('is none when nothing was saved or the call fails', async () => {
    await expect(tab.previous('everything')).resolves.toBe('none');
  });
});

describe('another name (C6)', () => {
  it('after a save starts a new record with blank sections', async () => {
    await saveOne();
    tab.name('everything', 'Other Forms');
    expect(tab.record('everything').sections).toEqual({});
    tab.answer('everything', 'basics', { floor_note: '1 ETH' });
    await tab.save('everything', 'basics');
    expect(server.records).toMatchObject([{ name: 'Tidal Forms' }, { name: 'Other Forms' }]);
  });

  it('after a save that still waits does so as well', async () => {
    server.faults.push(() => {
      throw new TypeError('Failed to fetch');
    });
    await saveOne();
    tab.name('everything', 'Other Forms');
    expect(tab.record('everything').sections).toEqual({});
    tab.answer('everything', 'basics', { floor_note: '1 ETH' });
    await tab.save('everything', 'basics');
    expect(server.records).toMatchObject([
      { name: 'Tidal Forms', stored: { answers: { is_listed: true } } },
      { name: 'Other Forms', stored: { answers: { floor_note: '1 ETH' } } },
    ]);
  });

  it('before any save keeps what was typed, the same name keeps everything', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    tab.name('everything', 'Other Forms');
    expect(tab.section('everything', 'basics')?.answers).toEqual({ is_listed: true });
    await tab.save('everything', 'basics');
    tab.name('everything', 'OTHER forms');
    expect(tab.record('everything').id).toBe('record-1');
    expect(server.records).toMatchObject([{ name: 'Other Forms' }]);
  });
});

describe('a record without a name', () => {
  it('is carried on after login, with the answers saved before', async () => {
    tab.answer('talk', 'insights', { subject_of_talk: 'Fees.' });
    await tab.save('talk', 'insights');
    await tab.logout();
    await tab.login();
    expect(tab.record('talk')).toMatchObject({ id: 'record-1', phase: { kind: 'to-load' } });
    await expect(tab.prepare('talk')).resolves.toBe('ready');
    expect(tab.section('talk', 'insights')).toMatchObject({
      answers: { subject_of_talk: 'Fees.' },
      complete: true,
    });
  });

  it('is not made a second time where another device made it meanwhile', async () => {
    server.save('talk', { subject_of_talk: 'Fees.' });
    tab.answer('talk', 'insights', { loudest_voice: 'A whale.' });
    await tab.save('talk', 'insights');
    expect(server.records).toHaveLength(1);
    expect(tab.section('talk', 'insights')?.save).toMatchObject({
      kind: 'conflict',
      questions: ['subject_of_talk'],
    });
  });
});
