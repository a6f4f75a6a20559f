import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { everything, talk } from '../../../../stories/fixtures/questionnaires.ts';
import type { CompiledQuestionnaire, Section } from '../../../../src/engine/questionnaire.ts';
import { memberCalls, memberEmail } from '../../../helpers/member.ts';
import { answerWith, cutOff, serveRecords, type RecordServer } from './record-server.ts';
import { openTab, type Tab } from './open-tab.ts';

const all = [everything, talk];

let server: RecordServer;
let tab: Tab;

beforeEach(async () => {
  server = serveRecords(all);
  tab = await openTab(all);
  await tab.login();
  tab.name('everything', 'Tidal Forms');
});

const goOffline = () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  window.dispatchEvent(new Event('offline'));
  server.faults.push(...Array.from({ length: 20 }, () => cutOff));
  return () => {
    online.mockRestore();
    server.faults.length = 0;
    window.dispatchEvent(new Event('online'));
  };
};

/** The same questionnaire after it and one of its sections were renamed. */
function rename(compiled: CompiledQuestionnaire, sectionId: string): CompiledQuestionnaire {
  const toNow = <S extends Section>(section: S): S =>
    section.id === sectionId ? { ...section, id: `${sectionId}now`, formerIds: [sectionId] } : section;
  const { questionnaire, sections } = compiled;
  const { id } = questionnaire;
  return {
    questionnaire: {
      ...questionnaire,
      id: `${id}now`,
      formerIds: [id],
      sections: questionnaire.sections.map(toNow),
    },
    sections: sections.map(toNow),
  };
}

describe('a draft', () => {
  it('is restored after a reload, as not saved', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    tab.leave();
    const again = await openTab(all);
    expect(again.record('everything').subject?.name).toBe('Tidal Forms');
    expect(again.section('everything', 'basics')).toMatchObject({
      answers: { is_listed: true },
      save: { kind: 'dirty' },
    });
    await again.save('everything', 'basics');
    expect(server.records).toMatchObject([{ name: 'Tidal Forms', stored: { answers: { is_listed: true } } }]);
  });

  it('is stored while the member types, and restored after a crash', async () => {
    tab.answer('everything', 'basics', { floor_note: '1' });
    tab.answer('everything', 'basics', { floor_note: '1 ETH' });
    await vi.waitUntil(() => Object.values(localStorage).some((kept) => String(kept).includes('1 ETH')));
    tab.stop();
    // A new tab after a crash: its session storage is empty.
    sessionStorage.clear();
    const again = await openTab(all);
    await again.restore();
    await vi.waitUntil(() => again.state('everything', 'basics') === 'dirty');
    expect(again.section('everything', 'basics')?.answers).toEqual({ floor_note: '1 ETH' });
    expect(again.record('everything').subject?.name).toBe('Tidal Forms');
  });

  it('is restored, as are queued saves, after its questionnaire and section were renamed', async () => {
    tab.answer('talk', 'insights', { loudest_voice: 'Typed' });
    goOffline();
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    tab.leave();
    const again = await openTab([rename(everything, 'basics'), rename(talk, 'insights')]);
    expect(again.section('everythingnow', 'basicsnow')).toMatchObject({
      answers: { is_listed: true },
      save: { kind: 'queued' },
    });
    const [waiting] = again.records().queue.store.getState().entries;
    expect(waiting).toMatchObject({ questionnaireId: 'everythingnow', sectionId: 'basicsnow' });
    expect(again.section('talknow', 'insightsnow')).toMatchObject({ answers: { loudest_voice: 'Typed' } });
  });

  it('leaves the saved sections of its record saved', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    tab.answer('everything', 'more', { closing: 'Unsaved.' });
    tab.leave();
    const again = await openTab(all);
    expect(again.state('everything', 'basics')).toBe('ready');
    expect(again.section('everything', 'basics')?.complete).toBe(true);
    expect(again.state('everything', 'more')).toBe('dirty');
    expect(again.record('everything').id).toBe('record-1');
  });

  it('is restored in a new tab over its saved record, and can be saved', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    tab.answer('everything', 'basics', { is_listed: false });
    tab.leave();
    sessionStorage.clear();
    const again = await openTab(all);
    await again.restore();
    await vi.waitUntil(() => again.record('everything').phase.kind === 'to-load');
    await again.prepare('everything');
    expect(again.section('everything', 'basics')).toMatchObject({
      answers: { is_listed: false },
      save: { kind: 'dirty' },
    });
    expect(again.section('everything', 'more')).toBeUndefined();
    await again.save('everything', 'basics');
    expect(again.state('everything', 'basics')).toBe('saved');
  });

  it('is migrated to a newer version of the questionnaire', async () => {
    const older = {
      ...everything,
      questionnaire: { ...everything.questionnaire, version: 1 },
    };
    tab.leave();
    const before = await openTab([older]);
    before.answer('everything', 'basics', { floor: '1 ETH', chain: 'main', channels: ['mail'] });
    before.leave();
    const after = await openTab(all);
    expect(after.record('everything').phase).toMatchObject({ kind: 'to-migrate' });
    await after.prepare('everything');
    expect(after.section('everything', 'basics')).toMatchObject({
      answers: { floor_note: '1 ETH', chain: 'mainnet', channels: ['letter'] },
      save: { kind: 'dirty' },
    });
    expect(after.record('everything').phase).toEqual({ kind: 'ready' });
  });

  it('survives an ended session and a reload of the sign-in page, for the same member', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    tab.endSession();
    tab.leave();
    const again = await openTab(all);
    expect(again.member()).toBeUndefined();
    await again.login();
    expect(again.section('everything', 'basics')).toMatchObject({ save: { kind: 'dirty' } });
  });

  it('stays unsaved beside the saved record that a reload restores, however often the page is reloaded', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    await vi.waitUntil(() => tab.state('everything', 'basics') === 'saved');
    const [saved] = server.records;
    tab.name('everything', 'Apes');
    tab.answer('everything', 'more', { closing: 'not saved' });
    await tab.open('everything', saved?.id ?? '');
    for (const _ of Array.from({ length: 6 })) {
      tab.leave();
      tab = await openTab(all);
      expect(tab.record('everything')).toMatchObject({ id: saved?.id, subject: { name: 'Tidal Forms' } });
      expect(tab.section('everything', 'more')).toBeUndefined();
      expect(tab.otherUnsaved()).toMatchObject([
        { subject: { name: 'Apes' }, sections: { more: { answers: { closing: 'not saved' } } } },
      ]);
    }
  });

  it('of yesterday stays unsaved beside the saved entry of today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    tab.answer('talk', 'insights', { subject_of_talk: 'yesterday' });
    vi.setSystemTime(Date.parse('2026-11-21T12:00:00Z'));
    tab.startToday('talk');
    await tab.prepare('talk');
    tab.answer('talk', 'insights', { subject_of_talk: 'today' });
    await tab.save('talk', 'insights');
    await vi.waitUntil(() => tab.state('talk', 'insights') === 'saved');
    for (const _ of Array.from({ length: 6 })) {
      tab.leave();
      tab = await openTab(all);
      expect(tab.section('talk', 'insights')?.answers).toMatchObject({ subject_of_talk: 'today' });
      expect(tab.otherUnsaved()).toMatchObject([
        { day: '2026-11-20', sections: { insights: { answers: { subject_of_talk: 'yesterday' } } } },
      ]);
    }
  });

  it('is deleted at log-out', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    window.dispatchEvent(new Event('pagehide'));
    await tab.logout();
    await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
    await tab.login();
    expect(tab.section('everything', 'basics')).toBeUndefined();
  });

  it('is deleted when another member signs in', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    tab.endSession();
    window.dispatchEvent(new Event('pagehide'));
    const other = 'noor@studio.example';
    const path = `/api/report/user/${encodeURIComponent(other)}`;
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname === '/api/session') {
        const session = (await (await fetched(request)).json()) as object;
        return Response.json({ ...session, email: other });
      }
      const known = memberCalls.subscription.replace('GET ', '');
      if (!pathname.startsWith(path)) return fetched(request);
      return fetched(`${window.location.origin}${pathname.replace(path, known)}`, { method: request.method });
    });
    await tab.login(other);
    expect(tab.section('everything', 'basics')).toBeUndefined();
    expect(Object.keys(localStorage).filter((key) => key.includes(encodeURIComponent(memberEmail)))).toEqual(
      [],
    );
  });

  it('is not stored when storage is full, which is reported, and saves still work', async () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => refused.mockRestore());
    expect(tab.draftsKept()).toBe(true);
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    expect(tab.draftsKept()).toBe(false);
    expect(tab.state('everything', 'basics')).toBe('saved');
    tab.answer('everything', 'basics', { is_listed: false });
    await tab.save('everything', 'basics');
    expect(server.records).toMatchObject([{ revision: 2 }]);
  });

  it('of a section that was emptied again is not saved after a reload', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    tab.startNew('everything');
    await tab.open('everything', 'record-1');
    tab.answer('everything', 'more', { closing: 'Mine.' });
    tab.answer('everything', 'more', {});
    tab.leave();
    const again = await openTab(all);
    expect(again.section('everything', 'more')?.complete ?? false).toBe(false);
  });

  it('stays with its record when a session ends and starts again in the same page', async () => {
    tab.answer('everything', 'basics', { floor_note: '1 ETH' });
    await tab.save('everything', 'basics');
    tab.endSession();
    await tab.login();
    tab.answer('everything', 'basics', { floor_note: '2 ETH' });
    await tab.save('everything', 'basics');
    expect(server.records).toMatchObject([{ stored: { answers: { floor_note: '2 ETH' } } }]);
  });
});

describe('a save made offline', () => {
  it('is queued, then sent once and in order when the browser is online again (I4)', async () => {
    const goOnline = goOffline();
    tab.answer('everything', 'more', { closing: 'First.' });
    await tab.save('everything', 'more');
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    expect(tab.state('everything', 'more')).toBe('queued');
    expect(tab.state('everything', 'basics')).toBe('queued');
    expect(tab.queued()).toMatchObject({
      connection: 'offline',
      entries: [{ sectionId: 'more' }, { sectionId: 'basics' }],
    });
    server.calls.length = 0;
    goOnline();
    await vi.waitUntil(() => tab.queued().entries.length === 0);
    expect(server.calls.map((call) => call.split('/').at(-1))).toEqual([
      'everything',
      'record-1',
      encodeURIComponent(memberEmail),
      encodeURIComponent(memberEmail),
    ]);
    expect(server.records).toMatchObject([{ stored: { answers: { is_listed: true, closing: 'First.' } } }]);
    expect(tab.state('everything', 'basics')).toBe('saved');
    expect(tab.queued()).toMatchObject({ connection: 'fine', progress: undefined });
    expect(server.paid).toHaveLength(2);
  });

  it('reports its position in the queue while it is sent', async () => {
    const goOnline = goOffline();
    await tab.save('everything', 'more');
    await tab.save('everything', 'basics');
    const seen: unknown[] = [];
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      seen.push(tab.queued().progress);
      return fetched(input, init);
    });
    goOnline();
    await vi.waitUntil(() => tab.queued().entries.length === 0);
    expect(seen.slice(0, 2)).toEqual([
      { position: 1, total: 2 },
      { position: 2, total: 2 },
    ]);
  });

  it('is sent once, with the newest answers', async () => {
    const goOnline = goOffline();
    tab.answer('everything', 'basics', { floor_note: '1 ETH' });
    await tab.save('everything', 'basics');
    tab.answer('everything', 'basics', { floor_note: '2 ETH' });
    await tab.save('everything', 'basics');
    expect(tab.queued().entries).toHaveLength(1);
    goOnline();
    await vi.waitUntil(() => tab.queued().entries.length === 0);
    expect(server.records).toMatchObject([{ stored: { answers: { floor_note: '2 ETH' } } }]);
  });

  it('survives a reload, and is sent by the next page', async () => {
    goOffline();
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    tab.leave();
    server.faults.length = 0;
    const again = await openTab(all);
    await vi.waitUntil(() => again.state('everything', 'basics') === 'saved');
    expect(server.records).toHaveLength(1);
    expect(server.paid).toEqual(['everything_basics']);
  });

  it('is sent although the member has started a new analysis', async () => {
    const goOnline = goOffline();
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    tab.startNew('everything');
    goOnline();
    await vi.waitUntil(() => tab.queued().entries.length === 0);
    expect(server.records).toHaveLength(1);
    expect(tab.record('everything').sections).toEqual({});
    expect(sessionStorage.getItem('everythingId')).toBeNull();
  });

  it('can be removed from the queue, which leaves its answers unsaved', async () => {
    const goOnline = goOffline();
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    await tab.drop(tab.queued().entries[0]!);
    expect(tab.section('everything', 'basics')).toMatchObject({
      answers: { is_listed: true },
      save: { kind: 'dirty' },
    });
    goOnline();
    tab.answer('everything', 'more', { closing: 'Sent.' });
    await tab.save('everything', 'more');
    expect(server.records).toMatchObject([{ stored: { answers: { closing: 'Sent.' } } }]);
    expect(server.records[0]?.stored.answers).not.toHaveProperty('is_listed');
  });

  it('is retried by itself when the server can be reached again without an online event', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    server.faults.push(cutOff, cutOff);
    await tab.save('everything', 'basics');
    await vi.advanceTimersByTimeAsync(2_500);
    expect(tab.state('everything', 'basics')).toBe('failed');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tab.state('everything', 'basics')).toBe('saved');
  });

  it('waits as long as Retry-After says, unless the member asks for a retry', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    server.faults.push(async (request) => {
      const refused = await answerWith('BUSY')(request, async () => new Response());
      return new Response(refused.body, { status: 503, headers: { 'retry-after': '600' } });
    });
    await tab.save('everything', 'basics');
    expect(tab.state('everything', 'basics')).toBe('failed');
    const calls = server.calls.length;
    await vi.advanceTimersByTimeAsync(590_000);
    await tab.save('everything', 'more');
    expect(tab.state('everything', 'more')).toBe('failed');
    expect(server.calls).toHaveLength(calls);
    tab.tryNow();
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => expect(tab.state('everything', 'more')).toBe('saved'));
  });
});

describe('a session that ends while the queue is sent', () => {
  it('pauses the queue until the same member signs in again', async () => {
    const goOnline = goOffline();
    await tab.save('everything', 'basics');
    await tab.save('everything', 'more');
    goOnline();
    server.faults.push(answerWith('NO_SESSION'));
    await vi.waitUntil(() => tab.member() === undefined);
    tab.tryNow();
    expect(server.records).toEqual([]);
    await tab.login();
    await vi.waitUntil(() => tab.queued().entries.length === 0);
    expect(tab.state('everything', 'basics')).toBe('saved');
    expect(tab.state('everything', 'more')).toBe('saved');
    expect(server.records).toHaveLength(1);
    expect(server.paid).toEqual(['everything_basics', 'everything_more']);
  });
});

describe('an edit', () => {
  it('writes nothing into the tab, and is the same once the device has it, so that nothing renders again', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    onTestFinished(() => setItem.mockRestore());
    tab.answer('everything', 'basics', { is_listed: true, floor_note: '1 ETH' });
    expect(setItem.mock.contexts).not.toContain(sessionStorage);
    const shown = tab.record('everything');
    await tab.records().documents.flush();
    expect(tab.record('everything')).toBe(shown);
  });
});
