import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledQuestionnaire } from '../../../../src/engine/questionnaire.ts';
import { toUtcDay } from '../../../../src/lib/utc-day.ts';
import { everything, talk } from '../../../../stories/fixtures/questionnaires.ts';
import { openTab, type Tab } from './open-tab.ts';
import { answerWith, cutOff, serveRecords, type RecordServer } from './record-server.ts';

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
  it('clears flag, id, name and answers, and parks unsaved answers (case 24)', async () => {
    await saveOne();
    tab.answer('everything', 'more', { closing: 'Unsaved.' });
    tab.startNew('everything');
    expect(tab.record('everything')).toMatchObject({ sections: {}, complete: false });
    expect(tab.record('everything')).not.toHaveProperty('id');
    expect(tab.record('everything')).not.toHaveProperty('subject');
    expect(sessionStorage.getItem('everything')).toBe('false');
    for (const key of ['everythingId', 'NftName', 'everything_basics']) {
      expect(sessionStorage.getItem(key)).toBeNull();
    }
    tab.leave();
    const again = await openTab([everything, talk]);
    expect(again.record('everything').sections).toEqual({});
    expect(again.otherUnsaved()).toMatchObject([
      { id: 'record-1', sections: { more: { answers: { closing: 'Unsaved.' } } } },
    ]);
  });
});

describe('Previous Analysis (C1)', () => {
  it('restores name, answers, saved sections and the completion flag', async () => {
    await saveOne();
    tab.startNew('everything');
    await expect(tab.previous('everything')).resolves.toBe('opened');
    expect(tab.record('everything')).toMatchObject({
      id: 'record-1',
      subject: { name: 'Tidal Forms' },
      complete: true,
    });
    expect(tab.section('everything', 'basics')).toMatchObject({
      answers: { is_listed: true },
      complete: true,
    });
    expect(tab.section('everything', 'more')).toBeUndefined();
    expect(sessionStorage.getItem('everything')).toBe('true');
    expect(sessionStorage.getItem('NftName')).toBe('Tidal Forms');
    for (const section of ['basics', 'more']) {
      expect(sessionStorage.getItem(`everything_${section}`)).not.toBeNull();
    }
    await tab.save('everything', 'more');
    expect(sessionStorage.getItem('everything')).toBe('true');
    expect(server.records).toMatchObject([{ revision: 2 }]);
  });

  it('reports that there is none when nothing was saved (case 24)', async () => {
    await expect(tab.previous('everything')).resolves.toBe('none');
  });

  it('saves an answer that is put back to its former value, while another section is unsaved', async () => {
    tab.answer('everything', 'basics', { is_listed: true, floor_note: '1 ETH' });
    await tab.save('everything', 'basics');
    tab.answer('everything', 'more', { closing: 'Mine.' });
    server.save('everything', { floor_note: '2 ETH' });
    await tab.previous('everything');
    const basics = tab.section('everything', 'basics')?.answers;
    expect(basics).toMatchObject({ floor_note: '2 ETH' });
    tab.answer('everything', 'basics', { ...basics, floor_note: '1 ETH' });
    await tab.save('everything', 'basics');
    expect(server.records[0]?.stored.answers).toMatchObject({ floor_note: '1 ETH' });
  });
});

describe('a deleted analysis', () => {
  it('loses its unsaved answers, whether it is open or not', async () => {
    await saveOne();
    tab.answer('everything', 'more', { closing: 'Unsaved.' });
    await expect(tab.delete('everything', 'record-1')).resolves.toBe('changed');
    expect(tab.record('everything')).toMatchObject({ sections: {} });
    expect(tab.otherUnsaved()).toEqual([]);

    tab.name('everything', 'Tidal Forms');
    await saveOne();
    tab.answer('everything', 'more', { closing: 'Unsaved.' });
    tab.name('everything', 'Other Forms');
    tab.answer('everything', 'basics', { floor_note: '1 ETH' });
    await tab.delete('everything', 'record-2');
    expect(tab.otherUnsaved()).toEqual([]);
    expect(tab.section('everything', 'basics')?.answers).toEqual({ floor_note: '1 ETH' });
  });

  it('removes its own saves from the queue, and no others', async () => {
    await saveOne();
    const fail = () => {
      throw new TypeError('Failed to fetch');
    };
    server.faults.push(fail, fail);
    tab.answer('everything', 'more', { closing: 'Unsaved.' });
    await tab.save('everything', 'more');
    tab.name('everything', 'Other Forms');
    tab.answer('everything', 'basics', { floor_note: '1 ETH' });
    await tab.save('everything', 'basics');
    await tab.delete('everything', 'record-1');
    expect(tab.queued().entries).toMatchObject([{ subject: { name: 'Other Forms' } }]);
    tab.tryNow();
    await vi.waitFor(() => expect(server.records).toMatchObject([{ name: 'Other Forms' }]));
    expect(tab.queued().entries).toEqual([]);
  });

  it('stays deleted when a save of it was under way', async () => {
    await saveOne();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.faults.push(async (_, next) => {
      await promise;
      return next();
    });
    tab.answer('everything', 'more', { closing: 'Unsaved.' });
    const saving = tab.save('everything', 'more');
    await vi.waitUntil(() => server.calls.length === 2);
    await tab.delete('everything', 'record-1');
    resolve();
    await saving;
    await vi.waitUntil(() => tab.queued().progress === undefined);
    expect(server.records).toEqual([]);
    expect(tab.otherUnsaved()).toEqual([]);
  });

  it('keeps its answers when the server does not delete it', async () => {
    await saveOne();
    tab.answer('everything', 'more', { closing: 'Unsaved.' });
    await expect(tab.delete('everything', 'record-9')).resolves.toBe('failed');
    expect(tab.section('everything', 'more')?.answers).toEqual({ closing: 'Unsaved.' });
  });

  it('no longer counts as complete, also where an entry of an earlier day may be (I2)', async () => {
    const questions = talk.questionnaire.sections.flatMap((section) => section.questions);
    tab.answer('talk', 'insights', Object.fromEntries(questions.map(({ id }) => [id, 'All.'])));
    await tab.save('talk', 'insights');
    expect(tab.record('talk').complete).toBe(true);
    await tab.delete('talk', 'record-1');
    expect(tab.record('talk').complete).toBe(false);
    expect(sessionStorage.getItem('talk')).toBe('false');
  });
});

describe('an analysis that was deleted on another device', () => {
  const deleteElsewhere = () => server.records.splice(0);
  const expectNewAnalysis = async (from: Tab) => {
    expect(from.record('everything').id).toBeUndefined();
    expect(from.queued().entries).toEqual([]);
    const [other] = from.otherUnsaved();
    if (other) from.openUnsaved('everything', other.localId);
    expect(from.otherUnsaved()).toEqual([]);
    const left = from.record('everything');
    expect(left).toMatchObject({
      subject: { name: 'Tidal Forms' },
      complete: false,
      sections: { more: { save: { kind: 'dirty' } } },
    });
    expect(Object.keys(left.sections)).toEqual(['more']);
    await from.save('everything', 'more');
    expect(from.state('everything', 'more')).toBe('saved');
    expect(server.records).toMatchObject([
      { id: 'record-2', name: 'Tidal Forms', stored: { answers: { closing: 'Unsaved.' } } },
    ]);
  };

  it('is closed by its next save, which its unsaved answers survive in the form', async () => {
    await saveOne();
    deleteElsewhere();
    tab.answer('everything', 'more', { closing: 'Unsaved.' });
    await tab.save('everything', 'more');
    expect(tab.otherUnsaved()).toEqual([]);
    await expectNewAnalysis(tab);
  });

  it('is closed by its next load in a tab that takes over its draft', async () => {
    await saveOne();
    tab.answer('everything', 'more', { closing: 'Unsaved.' });
    tab.leave();
    sessionStorage.clear();
    deleteElsewhere();
    const next = await openTab([everything, talk]);
    await next.login();
    next.name('everything', 'Tidal Forms');
    await expect(next.prepare('everything')).resolves.toBe('ready');
    await expectNewAnalysis(next);
  });

  it('leaves the answers of a queued save that has no draft', async () => {
    await saveOne();
    server.faults.push(cutOff);
    tab.answer('everything', 'more', { closing: 'Unsaved.' });
    await tab.save('everything', 'more');
    tab.leave();
    for (const key of Object.keys(localStorage)) if (key.includes('draft/')) localStorage.removeItem(key);
    sessionStorage.clear();
    deleteElsewhere();
    const next = await openTab([everything, talk]);
    await next.login();
    next.tryNow();
    await vi.waitUntil(() => next.record('everything').id === undefined);
    await expectNewAnalysis(next);
  });

  it('does not count as deleted after NOT_FOUND if the server still lists it', async () => {
    await saveOne();
    server.faults.push(answerWith('NOT_FOUND'));
    tab.answer('everything', 'more', { closing: 'Unsaved.' });
    await tab.save('everything', 'more');
    expect(tab.section('everything', 'more')?.save).toEqual({ kind: 'failed', again: true });
    tab.tryNow();
    await vi.waitUntil(() => tab.state('everything', 'more') === 'saved');
  });
});

describe('another subject (C6)', () => {
  it('after a save starts a new record with blank sections', async () => {
    await saveOne();
    tab.name('everything', 'Other Forms');
    expect(tab.record('everything').sections).toEqual({});
    tab.answer('everything', 'basics', { floor_note: '1 ETH' });
    await tab.save('everything', 'basics');
    expect(server.records).toMatchObject([{ name: 'Tidal Forms' }, { name: 'Other Forms' }]);
  });

  it('after a queued save starts a new record with blank sections', async () => {
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

  it('before a save has its own answers, and the first subject gets its answers back', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    tab.name('everything', 'Other Forms');
    expect(tab.record('everything').sections).toEqual({});
    tab.answer('everything', 'basics', { floor_note: '1 ETH' });
    tab.name('everything', 'TIDAL  forms');
    expect(tab.section('everything', 'basics')).toMatchObject({
      answers: { is_listed: true },
      save: { kind: 'dirty' },
    });
    await tab.save('everything', 'basics');
    expect(server.records).toMatchObject([{ name: 'Tidal Forms', stored: { answers: { is_listed: true } } }]);
    expect(tab.otherUnsaved()).toMatchObject([{ subject: { name: 'Other Forms' } }]);
  });

  it('keeps the answers if it only adds an id to the same name, and has none if the id differs', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    tab.about('everything', { id: 'eth/0x1/7', name: 'Tidal Forms' });
    expect(tab.section('everything', 'basics')?.answers).toEqual({ is_listed: true });
    await tab.save('everything', 'basics');
    expect(server.records).toMatchObject([{ subject: 'eth/0x1/7' }]);
    tab.about('everything', { id: 'eth/0x1/8', name: 'Tidal Forms' });
    expect(tab.record('everything').sections).toEqual({});
  });

  it('leaves a save under way with its own record', async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    server.faults.push(async (_, next) => {
      await held;
      return next();
    });
    tab.answer('everything', 'basics', { is_listed: true });
    const saving = tab.save('everything', 'basics');
    tab.name('everything', 'Other Forms');
    tab.answer('everything', 'basics', { floor_note: '1 ETH' });
    release?.();
    await saving;
    expect(tab.record('everything')).not.toHaveProperty('id');
    expect(tab.state('everything', 'basics')).toBe('dirty');
    expect(server.records).toMatchObject([{ name: 'Tidal Forms', stored: { answers: { is_listed: true } } }]);
    expect(tab.otherUnsaved()).toEqual([]);
  });

  it('keeps its answers separate through a reload', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    tab.name('everything', 'Other Forms');
    tab.answer('everything', 'basics', { floor_note: '1 ETH' });
    tab.leave();
    const again = await openTab([everything, talk]);
    expect(again.record('everything')).toMatchObject({
      subject: { name: 'Other Forms' },
      sections: { basics: { answers: { floor_note: '1 ETH' } } },
    });
    again.name('everything', 'Tidal Forms');
    expect(again.section('everything', 'basics')?.answers).toEqual({ is_listed: true });
  });

  it('and back again leaves every saved section of the first as it is on the server', async () => {
    tab.answer('everything', 'basics', { is_listed: true, floor_note: '1 ETH' });
    await tab.save('everything', 'basics');
    tab.answer('everything', 'more', { closing: 'Mine.' });
    tab.name('everything', 'Apes');
    tab.name('everything', 'Tidal Forms');
    await tab.save('everything', 'more');
    tab.leave();
    const again = await openTab([everything, talk]);
    await again.prepare('everything');
    const basics = again.section('everything', 'basics')?.answers;
    expect(basics).toMatchObject({ is_listed: true, floor_note: '1 ETH' });
    again.answer('everything', 'basics', { ...basics, story: 'New.' });
    await again.save('everything', 'basics');
    expect(server.records[0]?.stored.answers).toMatchObject({ floor_note: '1 ETH', story: 'New.' });
  });
});

describe('a journal (I2)', () => {
  const day = 24 * 60 * 60 * 1000;
  const tomorrow = () => vi.setSystemTime(Date.now() + day);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('starts a new entry on the next day, and leaves the old one unchanged', async () => {
    tab.answer('talk', 'insights', { subject_of_talk: 'Fees.' });
    await tab.save('talk', 'insights');
    tomorrow();
    tab.turnDay('talk');
    expect(tab.record('talk').sections).toEqual({});
    await tab.prepare('talk');
    tab.answer('talk', 'insights', { subject_of_talk: 'Prices.' });
    await tab.save('talk', 'insights');
    expect(server.records).toMatchObject([
      { stored: { answers: { subject_of_talk: 'Fees.' } } },
      { stored: { answers: { subject_of_talk: 'Prices.' } } },
    ]);
    expect(server.records[0]?.day).not.toBe(server.records[1]?.day);
  });

  it('loads the entry that another device has written of the next day into a blank one', async () => {
    const other = await openTab([everything, talk]);
    const opened = toUtcDay(Date.now());
    await tab.prepare('talk');
    tomorrow();
    other.answer('talk', 'insights', { subject_of_talk: 'Prices.' });
    await other.save('talk', 'insights');
    tab.turnDay('talk', opened);
    await tab.prepare('talk');
    expect(tab.section('talk', 'insights')?.answers).toEqual({ subject_of_talk: 'Prices.' });
  });

  it('saves answers typed before midnight under their own day', async () => {
    tab.answer('talk', 'insights', { subject_of_talk: 'Fees.' });
    const { day: typed } = tab.record('talk');
    tomorrow();
    tab.turnDay('talk');
    expect(tab.section('talk', 'insights')?.answers).toEqual({ subject_of_talk: 'Fees.' });
    await tab.save('talk', 'insights');
    expect(server.records).toMatchObject([{ day: typed }]);
  });

  it('parks an unsaved entry of yesterday, and opens an empty one for today', async () => {
    tab.answer('talk', 'insights', { subject_of_talk: 'Fees.' });
    tab.leave();
    tomorrow();
    const again = await openTab([everything, talk]);
    expect(again.record('talk').sections).toEqual({});
    expect(again.otherUnsaved()).toMatchObject([
      { sections: { insights: { answers: { subject_of_talk: 'Fees.' } } } },
    ]);
  });
});

describe('a record without a name', () => {
  it('is continued after sign-in, with its saved answers', async () => {
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

  it('is merged with the one that another device created meanwhile', async () => {
    server.save('talk', { subject_of_talk: 'Fees.' });
    tab.answer('talk', 'insights', { loudest_voice: 'A whale.' });
    await tab.save('talk', 'insights');
    expect(server.records).toHaveLength(1);
    expect(server.records).toMatchObject([
      { stored: { answers: { subject_of_talk: 'Fees.', loudest_voice: 'A whale.' } } },
    ]);
  });
});

describe('a record that is loading', () => {
  const ofExchanges: CompiledQuestionnaire = {
    ...talk,
    questionnaire: { ...talk.questionnaire, subject: 'exchange' },
  };
  const binance = { id: 'binance', name: 'Binance' };
  const kraken = { id: 'kraken', name: 'Kraken' };

  beforeEach(async () => {
    server = serveRecords([ofExchanges]);
    tab = await openTab([ofExchanges]);
    await tab.login();
    for (const subject of [binance, kraken]) {
      tab.about('talk', subject);
      await tab.prepare('talk');
      tab.answer('talk', 'insights', { subject_of_talk: subject.name });
      await tab.save('talk', 'insights');
    }
  });

  /** Chooses one, and the other while the first is loading. */
  const chooseOtherMeanwhile = () => {
    const held = Promise.withResolvers<void>();
    server.readFaults.push(async (_, next) => {
      await held.promise;
      return next();
    });
    tab.about('talk', binance);
    const preparing = tab.prepare('talk');
    tab.about('talk', kraken);
    held.resolve();
    return preparing;
  };

  it('does not fill the record of a subject chosen meanwhile, which loads its own answers', async () => {
    await expect(chooseOtherMeanwhile()).resolves.toBe('ready');
    expect(tab.record('talk')).toMatchObject({
      subject: kraken,
      phase: { kind: 'ready' },
      sections: { insights: { answers: { subject_of_talk: 'Kraken' } } },
    });
  });

  it('does not overwrite unsaved answers of a subject chosen meanwhile', async () => {
    tab.answer('talk', 'insights', { subject_of_talk: 'Kraken, once more.' });
    await chooseOtherMeanwhile();
    await tab.save('talk', 'insights');
    expect(server.records).toMatchObject([
      { name: 'Binance', stored: { answers: { subject_of_talk: 'Binance' } } },
      { name: 'Kraken', stored: { answers: { subject_of_talk: 'Kraken, once more.' } } },
    ]);
  });
});
