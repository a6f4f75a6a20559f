import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everything, talk } from '../../../stories/fixtures/questionnaires.ts';
import { toUtcDay } from '../../../src/lib/utc-day.ts';
import { openTab, type Tab } from './open-tab.ts';
import { cutOff, serveRecords, type RecordServer } from './record-server.ts';

const all = [everything, talk];
const day = 24 * 60 * 60 * 1000;

/** A member's actions in any order; an answer always names its subject or day. */
type Act =
  | { readonly kind: 'search'; readonly name: string }
  | { readonly kind: 'tick'; readonly section: 'basics' | 'more' }
  | { readonly kind: 'save'; readonly section: 'basics' | 'more' }
  | { readonly kind: 'new' | 'previous' | 'delete' | 'write' | 'save entry' | 'lose a call' }
  | { readonly kind: 'reload' | 'new tab' | 'next day' | 'log out' | 'session ends' };

const section = fc.constantFrom('basics' as const, 'more' as const);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('search' as const),
    name: fc.constantFrom('Punks', 'punks', 'Apes', 'Tidal'),
  }),
  fc.record({ kind: fc.constant('tick' as const), section }),
  fc.record({ kind: fc.constant('save' as const), section }),
  fc.record({
    kind: fc.constantFrom('new' as const, 'previous' as const, 'write' as const, 'save entry' as const),
  }),
  fc.record({ kind: fc.constant('delete' as const) }),
  fc.record({
    kind: fc.constantFrom('reload' as const, 'new tab' as const, 'next day' as const, 'lose a call' as const),
  }),
  fc.record({ kind: fc.constantFrom('log out' as const, 'session ends' as const) }),
);

/** The question of each section that names the subject. */
const said = { basics: 'story', more: 'closing' } as const;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function perform(tab: Tab, server: RecordServer, one: Act): Promise<Tab> {
  const about = tab.record('everything').subject?.name;
  switch (one.kind) {
    case 'search':
      tab.name('everything', one.name);
      return tab;
    case 'tick':
      if (about !== undefined) {
        tab.answer('everything', one.section, { [said[one.section]]: about.toLowerCase() });
      }
      return tab;
    case 'save':
      if (about !== undefined && tab.section('everything', one.section)) {
        await tab.save('everything', one.section);
      }
      return tab;
    case 'new':
      tab.startNew('everything');
      return tab;
    case 'previous':
      await tab.previous('everything');
      return tab;
    case 'delete': {
      const kept = server.records.find(({ module }) => module === 'everything');
      if (kept) await tab.delete('everything', kept.id);
      return tab;
    }
    case 'write':
      tab.turnDay('talk');
      tab.answer('talk', 'insights', { subject_of_talk: tab.record('talk').day ?? toUtcDay(Date.now()) });
      return tab;
    case 'save entry':
      if (tab.section('talk', 'insights')) await tab.save('talk', 'insights');
      return tab;
    case 'lose a call':
      server.faults.push(cutOff);
      return tab;
    case 'next day':
      vi.setSystemTime(Date.now() + day);
      return tab;
    case 'reload':
    case 'new tab': {
      tab.leave();
      if (one.kind === 'new tab') sessionStorage.clear();
      const next = await openTab(all);
      if (one.kind === 'new tab') await next.restore();
      return next;
    }
    case 'log out':
    case 'session ends':
      if (one.kind === 'log out') await tab.logout();
      else tab.endSession();
      await tab.login();
      return tab;
  }
}

function expectAnswersInPlace(tab: Tab, server: RecordServer): void {
  for (const { module, name, day: of, stored } of server.records) {
    const { answers } = stored;
    const texts = module === 'talk' ? [answers['subject_of_talk']] : [answers['story'], answers['closing']];
    for (const text of texts) {
      if (text !== undefined) expect(text).toBe(module === 'talk' ? of : name?.toLowerCase());
    }
  }
  const open = [tab.record('everything'), ...tab.parked().filter((one) => 'subject' in one)];
  for (const { subject, sections } of open) {
    for (const { answers } of Object.values(sections)) {
      const text = answers['story'] ?? answers['closing'];
      if (text !== undefined) expect(text).toBe(subject?.name.toLowerCase());
    }
  }
}

it('no sequence of actions in a tab puts an answer under another subject or day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 16 }), async (acts) => {
      localStorage.clear();
      sessionStorage.clear();
      const server = serveRecords(all);
      let tab = await openTab(all);
      await tab.login();
      for (const one of acts) {
        tab = await perform(tab, server, one);
        expectAnswersInPlace(tab, server);
      }
      await tab.logout();
      tab.stop();
    }),
    { numRuns: 40 },
  );
});
