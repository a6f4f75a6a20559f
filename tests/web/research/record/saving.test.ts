import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { idempotencyHeader } from '../../../../src/contracts/record.ts';
import { assembly, everything, talk } from '../../../../stories/fixtures/questionnaires.ts';
import { memberEmail } from '../../../helpers/member.ts';
import { openTab, type Tab } from './open-tab.ts';
import { answerWith, cutOff, loseResponse, serveRecords, type RecordServer } from './record-server.ts';

const path = encodeURIComponent(memberEmail);

const first = 'POST /api/report/everything';
const later = `POST /api/report/everything/${path}/cg/record-1`;
const claim = `POST /api/report/coin/${path}`;

let server: RecordServer;
let tab: Tab;

beforeEach(async () => {
  server = serveRecords([everything, talk]);
  tab = await openTab([everything, talk]);
  await tab.login();
  tab.name('everything', 'Tidal Forms');
});

const answersOf = (index = 0) => server.records[index]?.stored.answers;
const keys = () => server.headers.map((headers) => headers.get(idempotencyHeader));

describe('a save', () => {
  it('creates a record, then updates it by id, each time from the known revision (I1)', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    tab.answer('everything', 'basics', { is_listed: false });
    await tab.save('everything', 'basics');
    expect(server.calls).toEqual([first, claim, later, claim]);
    expect(server.headers[2]?.get('If-Match')).toBe('"1"');
    expect(server.records).toMatchObject([{ id: 'record-1', name: 'Tidal Forms', revision: 2 }]);
    expect(sessionStorage.getItem('everythingId')).toBe('record-1');
    expect(JSON.parse(sessionStorage.getItem('everything_basics') ?? '')).toEqual({ is_listed: false });
  });

  it('works on a page over plain HTTP, which has no crypto.randomUUID', async () => {
    // Hides the method of the prototype.
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(crypto, 'randomUUID'));
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    expect(tab.state('everything', 'basics')).toBe('saved');
    expect(server.records).toMatchObject([{ id: 'record-1', stored: { answers: { is_listed: true } } }]);
  });

  it('leaves an older record complete when questions were added, and knows which are still unseen', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    const [kept] = server.records;
    // In version 1 this member was asked this section only.
    const asked = everything.questionnaire.sections[0]!.questions.slice(0, 2);
    const { questionnaire } = everything;
    const then = asked.map((question) => ({ ...question, section: 'basics' }));
    const evolved = { ...everything, questionnaire: { ...questionnaire, askedByVersion: { 1: then } } };
    tab.leave();
    sessionStorage.clear();
    const moved = serveRecords([evolved]);
    if (kept) moved.records.push({ ...kept, stored: { ...kept.stored, version: 1 } });
    const again = await openTab([evolved]);
    await again.login();
    await again.open('everything', 'record-1');
    expect(again.record('everything').unseen).toEqual(
      expect.arrayContaining(['chain', 'story', 'has_team', 'closing']),
    );
    again.answer('everything', 'basics', { is_listed: true, chain: 'mainnet' });
    await again.save('everything', 'basics');
    expect(again.record('everything')).toMatchObject({ complete: true });
    expect(again.record('everything').unseen).not.toContain('story');
    expect(again.record('everything').unseen).toContain('has_team');
    expect(sessionStorage.getItem('everything')).toBe('true');
  });

  it('creates one record for two sections saved at once', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    tab.answer('everything', 'more', { closing: 'All in all.' });
    await Promise.all([tab.save('everything', 'basics'), tab.save('everything', 'more')]);
    expect(server.records).toHaveLength(1);
    expect(answersOf()).toMatchObject({ is_listed: true, closing: 'All in all.' });
    expect(tab.state('everything', 'basics')).toBe('saved');
    expect(tab.state('everything', 'more')).toBe('saved');
  });

  it('is sent once when it is requested twice at once', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    await Promise.all([tab.save('everything', 'basics'), tab.save('everything', 'basics')]);
    expect(server.calls).toEqual([first, claim]);
  });

  it('leaves a section unsaved that was edited during the save', async () => {
    tab.answer('everything', 'basics', { is_listed: true });
    const saving = tab.save('everything', 'basics');
    expect(tab.state('everything', 'basics')).toBe('saving');
    tab.answer('everything', 'basics', { is_listed: true, floor_note: '2 ETH' });
    await saving;
    expect(tab.state('everything', 'basics')).toBe('dirty');
    expect(answersOf()).toMatchObject({ is_listed: true });
    expect(JSON.parse(sessionStorage.getItem('everything_basics') ?? '')).toEqual({ is_listed: true });
  });
});

describe('completion (I2)', () => {
  it('of a checklist requires every section to be saved', async () => {
    await tab.save('everything', 'basics');
    expect(sessionStorage.getItem('everything')).toBe('false');
    await tab.save('everything', 'more');
    expect(sessionStorage.getItem('everything')).toBe('true');
    expect(tab.record('everything').complete).toBe(true);
  });

  it('of insights requires every question to be answered, and their count is stored', async () => {
    tab.answer('talk', 'insights', { subject_of_talk: '  Fees.  ', loudest_voice: '  ' });
    await tab.save('talk', 'insights');
    expect(answersOf()).toEqual({ subject_of_talk: 'Fees.' });
    expect(sessionStorage.getItem('talk')).toBe('false');
    expect(sessionStorage.getItem('talkAnswered')).toBe('1');
    tab.answer('talk', 'insights', { subject_of_talk: 'Fees.', loudest_voice: 'A whale.' });
    await tab.save('talk', 'insights');
    expect(sessionStorage.getItem('talk')).toBe('true');
    expect(sessionStorage.getItem('talkAnswered')).toBe('2');
  });
});

describe('the claim (I3)', () => {
  it('reports the coins gained, then that the section was paid before', async () => {
    await tab.save('everything', 'basics');
    expect(tab.section('everything', 'basics')?.save).toEqual({
      kind: 'saved',
      reward: { kind: 'gained', gained: 5, balance: 133 },
    });
    expect(sessionStorage.getItem('coinsNo')).toBe('133');
    await tab.save('everything', 'basics');
    expect(tab.section('everything', 'basics')?.save).toEqual({ kind: 'saved', reward: { kind: 'already' } });
    expect(server.paid).toEqual(['everything_basics']);
  });

  it('reports what this claim paid, without what another device earned meanwhile', async () => {
    server.coins += 10;
    await tab.save('everything', 'basics');
    expect(tab.section('everything', 'basics')?.save).toEqual({
      kind: 'saved',
      reward: { kind: 'gained', gained: 5, balance: 143 },
    });
  });

  it('reports the difference in balance when the response has only the balance', async () => {
    server.claimFaults.push(() => Response.json({ curr_coins: 135 }));
    await tab.save('everything', 'basics');
    expect(tab.section('everything', 'basics')?.save).toEqual({
      kind: 'saved',
      reward: { kind: 'gained', gained: 7, balance: 135 },
    });
  });

  it.each([cutOff, loseResponse, answerWith('INTERNAL')])(
    'leaves the section saved when it fails, and is retried later, once',
    async (fault) => {
      server.claimFaults.push(fault);
      await tab.save('everything', 'basics');
      expect(tab.section('everything', 'basics')?.save).toEqual({ kind: 'saved' });
      tab.tryNow();
      await vi.waitUntil(() => tab.queued().entries.length === 0);
      expect(tab.section('everything', 'basics')?.save).toHaveProperty('reward');
      expect(server.coins).toBe(133);
      expect(server.calls.filter((call) => call === first || call === later)).toHaveLength(1);
    },
  );

  it('is dropped when the server refuses it for good', async () => {
    server.claimFaults.push(answerWith('NOT_SAVED'));
    await tab.save('everything', 'basics');
    expect(tab.queued().entries).toEqual([]);
    expect(tab.section('everything', 'basics')?.save).toEqual({ kind: 'saved' });
  });
});

describe('a first save whose response is lost', () => {
  beforeEach(async () => {
    server.faults.push(loseResponse);
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
  });

  it('is reported as failed, and sent again under the same idempotency key', async () => {
    expect(tab.section('everything', 'basics')?.save).toEqual({ kind: 'failed', again: true });
    await tab.save('everything', 'basics');
    expect(server.calls.slice(0, 3)).toEqual([first, first, claim]);
    expect(new Set(keys().slice(0, 2)).size).toBe(1);
    expect(server.records).toHaveLength(1);
    expect(tab.state('everything', 'basics')).toBe('saved');
  });

  it('is followed by an update with the answers given since', async () => {
    tab.answer('everything', 'basics', { is_listed: true, floor_note: '2 ETH' });
    await tab.save('everything', 'basics');
    expect(server.calls.slice(0, 4)).toEqual([first, first, later, claim]);
    expect(server.records).toHaveLength(1);
    expect(answersOf()).toMatchObject({ is_listed: true, floor_note: '2 ETH' });
    expect(tab.state('everything', 'basics')).toBe('saved');
  });

  it('stays under the name it was sent with', async () => {
    tab.name('everything', 'Other Forms');
    tab.answer('everything', 'more', { closing: 'Fine.' });
    await tab.save('everything', 'more');
    expect(server.records).toMatchObject([
      { name: 'Tidal Forms', stored: { answers: { is_listed: true } } },
      { name: 'Other Forms', stored: { answers: { closing: 'Fine.' } } },
    ]);
  });

  it('creates no second record after another queued save was removed', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.faults.push(loseResponse, ...Array.from({ length: 20 }, () => cutOff));
    tab.answer('everything', 'basics', { floor_note: '1 ETH' });
    await tab.save('everything', 'basics');
    tab.answer('everything', 'more', { closing: 'Mine.' });
    await tab.save('everything', 'more');
    expect(server.records).toHaveLength(1);
    const more = tab.queued().entries.find(({ sectionId }) => sectionId === 'more');
    await tab.drop(more!);
    online.mockRestore();
    server.faults.length = 0;
    tab.tryNow();
    await vi.waitUntil(() => tab.queued().entries.length === 0);
    expect(server.records).toHaveLength(1);
  });
});

describe('a later save whose response is lost', () => {
  it('does not conflict with the saves that follow it', async () => {
    const save = async (floor_note: string) => {
      tab.answer('everything', 'basics', { floor_note });
      await tab.save('everything', 'basics');
    };
    await save('1 ETH');
    server.faults.push(loseResponse);
    await save('2 ETH');
    server.faults.push(cutOff);
    await save('3 ETH');
    await save('4 ETH');
    expect(tab.state('everything', 'basics')).toBe('saved');
    expect(answersOf()).toEqual({ floor_note: '4 ETH' });
  });

  it('does not conflict with itself when it is sent again', async () => {
    await tab.save('everything', 'basics');
    server.faults.push(loseResponse);
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    expect(tab.section('everything', 'basics')?.save).toEqual({ kind: 'failed', again: true });
    await tab.save('everything', 'basics');
    expect(tab.state('everything', 'basics')).toBe('saved');
    tab.answer('everything', 'basics', { is_listed: false });
    await tab.save('everything', 'basics');
    expect(tab.state('everything', 'basics')).toBe('saved');
    expect(answersOf()).toMatchObject({ is_listed: false });
  });
});

describe('a failed save', () => {
  it.each(['INVALID_FIELD', 'EMAIL_MISMATCH', 'TOO_LARGE'] as const)(
    'with %s is not retried, its answers stay, and the queue goes on',
    async (code) => {
      server.faults.push(answerWith(code));
      tab.answer('everything', 'basics', { is_listed: true });
      tab.answer('everything', 'more', { closing: 'Fine.' });
      await Promise.all([tab.save('everything', 'basics'), tab.save('everything', 'more')]);
      expect(tab.section('everything', 'basics')).toMatchObject({
        answers: { is_listed: true },
        save: { kind: 'failed' },
      });
      expect(tab.state('everything', 'more')).toBe('saved');
      const calls = server.calls.length;
      tab.tryNow();
      await tab.save('everything', 'basics');
      expect(server.calls).toHaveLength(calls + 2);
      expect(tab.state('everything', 'basics')).toBe('saved');
      expect(tab.queued().entries).toEqual([]);
    },
  );

  it.each(['RECORDS_FULL', 'ANSWERS_FULL'] as const)(
    'with %s shows the server’s message, also after a reload, and is sent again on request',
    async (code) => {
      server.faults.push(answerWith(code));
      tab.answer('everything', 'basics', { is_listed: true });
      await tab.save('everything', 'basics');
      const calls = server.calls.length;
      tab.tryNow();
      tab.leave();
      const again = await openTab([everything, talk]);
      expect(again.section('everything', 'basics')).toMatchObject({
        answers: { is_listed: true },
        save: { kind: 'failed', full: 'Refused' },
      });
      expect(server.calls).toHaveLength(calls);
      await again.save('everything', 'basics');
      expect(again.state('everything', 'basics')).toBe('saved');
      expect(again.queued().entries).toEqual([]);
    },
  );

  it('reports refused fields at their questions until the next edit, also after a reload', async () => {
    const fields = [
      { path: 'floor_note', message: 'At most 5 characters.' },
      { path: 'elsewhere', message: 'There is no such field.' },
    ];
    const error = { code: 'INVALID_FIELD', message: 'A field was refused.', request_id: 'r1', fields };
    server.faults.push(() => Response.json({ error }, { status: 422 }));
    tab.answer('everything', 'basics', { floor_note: 'Too long.' });
    await tab.save('everything', 'basics');
    const refused = {
      kind: 'failed',
      problems: [{ question: 'floor_note', message: 'At most 5 characters.' }],
    };
    expect(tab.section('everything', 'basics')?.save).toEqual(refused);
    tab.leave();
    const again = await openTab([everything, talk]);
    expect(again.section('everything', 'basics')?.save).toEqual(refused);
    again.answer('everything', 'basics', { floor_note: '1' });
    expect(again.section('everything', 'basics')?.save).toEqual({ kind: 'dirty' });
    await again.save('everything', 'basics');
    expect(again.state('everything', 'basics')).toBe('saved');
  });

  it.each(['RATE_LIMITED', 'INTERNAL', 'BUSY', 'NOT_FOUND'] as const)(
    'with %s is reported as temporary, and sent again from the queue',
    async (code) => {
      server.faults.push(answerWith(code));
      await tab.save('everything', 'basics');
      expect(tab.section('everything', 'basics')?.save).toEqual({ kind: 'failed', again: true });
      tab.tryNow();
      await vi.waitUntil(() => tab.state('everything', 'basics') === 'saved');
      expect(server.records).toHaveLength(1);
    },
  );

  it('with an empty response is sent again, and does not create a second record', async () => {
    server.faults.push(async (_, next) => {
      await next();
      return new Response('');
    });
    tab.answer('everything', 'basics', { is_listed: true });
    await tab.save('everything', 'basics');
    expect(tab.state('everything', 'basics')).toBe('failed');
    await tab.save('everything', 'basics');
    expect(tab.state('everything', 'basics')).toBe('saved');
    expect(server.records).toHaveLength(1);
  });

  it('does not hold up other saves', async () => {
    server.faults.push(answerWith('INTERNAL'));
    tab.answer('everything', 'basics', { is_listed: true });
    tab.answer('talk', 'insights', { subject_of_talk: 'Fees.' });
    await Promise.all([tab.save('everything', 'basics'), tab.save('talk', 'insights')]);
    expect(tab.state('everything', 'basics')).toBe('failed');
    expect(tab.state('talk', 'insights')).toBe('saved');
  });
});

describe('a conditional section', () => {
  beforeEach(async () => {
    server = serveRecords([assembly]);
    tab = await openTab([assembly]);
    await tab.login();
  });

  it('is sent as shown, even if the answer it depends on is not saved', async () => {
    tab.answer('assembly', 'rules', { voting: 'by_token' });
    tab.answer('assembly', 'votes', { turnout: 'Half', whales: true, whale_names: 'Two' });
    await tab.save('assembly', 'votes');
    expect(answersOf()).toEqual({ turnout: 'Half', whales: true, whale_names: 'Two' });
    await tab.save('assembly', 'rules');
    expect(answersOf()).toMatchObject({ voting: 'by_token', turnout: 'Half', whale_names: 'Two' });
  });

  it('is sent without answers that other answers hide', async () => {
    tab.answer('assembly', 'rules', { voting: 'by_head' });
    tab.answer('assembly', 'votes', { turnout: 'Half', whales: true, whale_names: 'Two' });
    await tab.save('assembly', 'votes');
    expect(answersOf()).toEqual({ turnout: 'Half' });
  });

  it('is required for completion only while it is asked', async () => {
    tab.answer('assembly', 'verdict', { closing_word: 'Done' });
    await tab.save('assembly', 'verdict');
    tab.answer('assembly', 'rules', { voting: 'not_at_all' });
    await tab.save('assembly', 'rules');
    expect(sessionStorage.getItem('assembly')).toBe('true');
    tab.answer('assembly', 'rules', { voting: 'by_head' });
    await tab.save('assembly', 'rules');
    expect(sessionStorage.getItem('assembly')).toBe('false');
    tab.answer('assembly', 'votes', { turnout: 'Half' });
    await tab.save('assembly', 'votes');
    expect(sessionStorage.getItem('assembly')).toBe('true');
  });
});
