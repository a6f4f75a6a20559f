import { beforeEach, describe, expect, it, vi } from 'vitest';
import { everything } from '../../../../stories/fixtures/questionnaires.ts';
import { memberEmail } from '../../../helpers/member.ts';
import { fakeLocks } from './fake-locks.ts';
import { openTab, type Tab } from './open-tab.ts';
import { serveRecords, type RecordServer } from './record-server.ts';

/*
 * Storage as the build before form 2 wrote it: answers, notes and facts in one map, with false and no option also where
 * nothing was ever chosen.
 */

const { version } = everything.questionnaire;
const member = encodeURIComponent(memberEmail);

/** A section with a yes, an untouched box, a text, no option and a note. */
const flat = {
  is_listed: true,
  has_copycats: false,
  floor_note: '1.2 ETH',
  channels: [],
  'is_listed--note': 'By the exchange.',
  'is_listed--source': 'https://example.com/list',
};

/** The same section as the current build reads it. */
const content = {
  answers: { is_listed: true, floor_note: '1.2 ETH' },
  notes: { is_listed: { text: 'By the exchange.', source: 'https://example.com/list' } },
};

const waiting = {
  id: 'entry-1',
  since: 1_764_000_000_000,
  stage: 'save',
  questionnaireId: 'everything',
  sectionId: 'basics',
  handle: 'handle-1',
  subject: { name: 'Tidal Forms' },
  version,
  answers: flat,
  waited: true,
  attempts: 3,
  notBefore: 0,
};

const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

const refuseAbout = (path: string) =>
  Response.json(
    {
      error: {
        code: 'INVALID_FIELD',
        message: 'Refused',
        request_id: 'r1',
        fields: [{ path, message: 'There is no such field.' }],
      },
    },
    { status: 422 },
  );

let server: RecordServer;
let tab: Tab;

beforeEach(async () => {
  server = serveRecords([everything]);
  tab = await openTab([everything]);
  await tab.login();
});

describe('browser storage of the build before form 2', () => {
  it('a queued save is sent and paid, and leaves untouched questions open', async () => {
    tab.leave();
    keep(`save/${member}/entry-1`, waiting);
    const again = await openTab([everything]);
    await vi.waitUntil(() => again.queued().entries.length === 0);
    expect(server.records).toMatchObject([{ name: 'Tidal Forms', stored: content }]);
    expect(Object.keys(server.records[0]!.stored.answers)).toEqual(Object.keys(content.answers));
    await vi.waitUntil(() => server.paid.length === 1);
  });

  it.each(['about/no', 'about.no'])(
    'a queued save waits when the server refuses %s, and is sent again',
    async (path) => {
      tab.leave();
      keep(`save/${member}/entry-1`, waiting);
      server.faults.push(() => refuseAbout(path));
      const again = await openTab([everything]);
      await vi.waitUntil(() => server.calls.length > 0);
      await vi.waitUntil(() => again.queued().entries[0]?.attempts === waiting.attempts + 1);
      expect(again.queued().entries[0]?.stopped).toBeUndefined();
      again.tryNow();
      await vi.waitUntil(() => again.queued().entries.length === 0);
      expect(server.records).toMatchObject([{ name: 'Tidal Forms', stored: content }]);
    },
  );

  it('a conflict keeps both versions for the member’s choice', async () => {
    tab.leave();
    const theirs = { ...flat, is_listed: null, floor_note: '2 ETH' };
    const stopped = { kind: 'conflict', questions: ['floor_note'], theirs };
    keep(`save/${member}/entry-1`, { ...waiting, stopped });
    const again = await openTab([everything]);
    expect(again.queued().entries).toMatchObject([
      { stopped: { ...stopped, theirs: { answers: { is_listed: null, floor_note: '2 ETH' } } } },
    ]);
    const left = again
      .records()
      .documents.list()
      .find(({ localId }) => localId === 'handle-1');
    expect(left?.sections['basics']?.written).toMatchObject(content);
    expect(left?.sections['basics']?.written.answers).not.toHaveProperty('has_copycats');
  });

  it('a draft is restored as unsaved, and is saved with its notes', async () => {
    tab.leave();
    sessionStorage.clear();
    keep(`draft/${member}/tab-1/everything/handle-1`, {
      version,
      keptAt: Date.now(),
      handle: 'handle-1',
      subject: { name: 'Tidal Forms' },
      sections: { basics: { answers: flat, complete: false } },
    });
    const again = await openTab([everything]);
    await again.restore();
    await vi.waitUntil(() => again.state('everything', 'basics') === 'dirty');
    expect(again.section('everything', 'basics')).toMatchObject(content);
    expect(again.section('everything', 'basics')?.answers).not.toHaveProperty('has_copycats');
    await again.save('everything', 'basics');
    expect(server.records).toMatchObject([{ name: 'Tidal Forms', stored: content }]);
  });

  it('the draft of a tab that is reloaded into this build is restored', async () => {
    tab.leave();
    sessionStorage.setItem('tab', 'tab-1');
    keep(`draft/${member}/tab-1/everything/handle-1`, {
      version,
      keptAt: Date.now(),
      handle: 'handle-1',
      subject: { name: 'Tidal Forms' },
      sections: { basics: { answers: flat, complete: false } },
    });
    const again = await openTab([everything], { locks: fakeLocks() });
    expect(again.section('everything', 'basics')).toMatchObject({ ...content, save: { kind: 'dirty' } });
  });

  it('a draft that its tab has changed since it was converted is converted again', async () => {
    tab.leave();
    sessionStorage.clear();
    const draft = (basics: object) => ({
      version,
      keptAt: Date.now(),
      handle: 'handle-1',
      subject: { name: 'Tidal Forms' },
      sections: { basics: { answers: basics, complete: false } },
    });
    keep(`draft/${member}/tab-1/everything/handle-1`, draft({ floor_note: '1.2 ETH' }));
    const first = await openTab([everything]);
    await first.restore();
    await vi.waitUntil(() => first.state('everything', 'basics') === 'dirty');
    first.leave();
    keep(
      `draft/${member}/tab-1/everything/handle-1`,
      draft({ floor_note: '1.2 ETH', is_listed: true, story: 'Later.' }),
    );
    const again = await openTab([everything]);
    expect(again.section('everything', 'basics')).toMatchObject({
      answers: { floor_note: '1.2 ETH', is_listed: true, story: 'Later.' },
      save: { kind: 'dirty' },
    });
    await again.save('everything', 'basics');
    expect(server.records).toMatchObject([{ stored: { answers: { story: 'Later.' } } }]);
  });

  it('a section of which only session storage knows is loaded, and loses nothing in its next save', async () => {
    tab.name('everything', 'Tidal Forms');
    tab.answer('everything', 'basics', content.answers, content.notes);
    await tab.save('everything', 'basics');
    tab.leave();
    sessionStorage.setItem('everything_basics', JSON.stringify(flat));
    sessionStorage.setItem(
      'everythingAbout',
      JSON.stringify({ subject: { name: 'Tidal Forms' }, sections: ['basics'] }),
    );
    const again = await openTab([everything]);
    await again.prepare('everything');
    expect(again.section('everything', 'basics')).toMatchObject({ ...content, complete: true });
    again.answer('everything', 'basics', { ...content.answers, has_copycats: false }, content.notes);
    await again.save('everything', 'basics');
    const [record] = server.records;
    expect(record?.stored).toMatchObject({
      ...content,
      answers: { ...content.answers, has_copycats: false },
    });
    expect(sessionStorage.getItem('everything_basics')).toBe(
      JSON.stringify({ ...content.answers, has_copycats: false }),
    );
  });
});
