import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everything, talk } from '../../../stories/fixtures/questionnaires.ts';
import { anyAct, anyBrowser, type Act, type Place } from '../../helpers/saving-model/acts.ts';
import type { Written } from '../../../src/engine/content.ts';
import { openBrowser, type BrowserOptions, type FakeBrowser } from '../../helpers/saving-model/browser.ts';
import { openDrivenTab, type DrivenTab } from '../../helpers/saving-model/driven-tab.ts';
import {
  openModel,
  textAbout,
  valueOf,
  type Spot,
  type Value,
} from '../../helpers/saving-model/saving-model.ts';
import { runs } from '../../helpers/property-runs.ts';
import { serveRecords, type RecordServer } from './record-server.ts';
// The page loads it later, which takes real time.
import '../../../src/web/records/queue/send-save.ts';

const all = [everything, talk];
const day = 24 * 60 * 60 * 1000;
/** In ms: no call takes longer. */
const untilTimeout = 40_000;
/** In ms: a draft is stored this long after an edit. */
const untilKept = 300;

// More sequences, or the same again: SEQUENCES=10000 SEED=1 npm test -- tests/web/records/saved-means-saved.test.ts
const total = Number(process.env['SEQUENCES'] ?? runs(100));
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
/** Of one test, which keeps what it has opened until its end. */
const most = 200;
/** In ms: the shrinking of a fault takes minutes on a busy machine. */
const timeout = 900_000;

interface World {
  readonly browser: FakeBrowser;
  readonly server: RecordServer;
  readonly model: ReturnType<typeof openModel>;
  readonly isNoted: (place: Place) => boolean;
  tabs: readonly DrivenTab[];
  written: number;
  fault: string | undefined;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // The database's steps take fake time too, so that a sequence runs the same way again.
  vi.stubGlobal('setImmediate', (step: () => void) => setTimeout(step, 0));
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function openWorld(options: BrowserOptions): Promise<World> {
  const browser = openBrowser(options);
  const server = serveRecords(all);
  const model = openModel(all, server);
  const world: World = {
    browser,
    server,
    model,
    isNoted: ({ questionnaire }) =>
      all.some((one) => one.questionnaire.id === questionnaire && one.questionnaire.notes),
    tabs: [],
    written: 0,
    fault: undefined,
  };
  browser.connect(() => (world.fault ??= model.onArrival()));
  const tab = await drive(openDrivenTab(all, browser));
  await drive(tab.login());
  tab.search('everything', 'Punks');
  world.tabs = [tab];
  return world;
}

async function perform(world: World, act: Act): Promise<void> {
  const { browser, server, model } = world;
  const tab = world.tabs[act.tab % world.tabs.length]!;
  switch (act.kind) {
    case 'answer':
    case 'note':
      return edit(world, tab, act);
    case 'save': {
      const { questionnaire, section } = act.place;
      if (tab.prepare(questionnaire) && tab.about(questionnaire) !== undefined)
        tab.save(questionnaire, section);
      return;
    }
    case 'choose': {
      const { questionnaire, section } = act.place;
      const shown = tab.shown().find((one) => one.questionnaire === questionnaire && one.section === section);
      if (!shown?.conflict) return;
      model.chose(shown, act.version);
      return tab.choose(questionnaire, section, act.version);
    }
    case 'elsewhere':
      return saveElsewhere(world, act);
    case 'search':
      if (tab.isOpen()) tab.search('everything', act.name);
      return;
    case 'new':
      if (tab.isOpen()) tab.startNew('everything');
      return;
    case 'previous':
      if (tab.isOpen()) tab.openPrevious('everything');
      return;
    case 'open': {
      const [found] = server.records.filter(({ module }) => module === 'everything');
      if (tab.isOpen() && found) tab.open('everything', found.id);
      return;
    }
    case 'open parked':
      if (tab.isOpen()) tab.openParked('everything');
      return;
    case 'delete here':
    case 'delete elsewhere': {
      const found = server.records.find(({ module }) => module === 'everything');
      if (!found) return;
      if (act.kind === 'delete elsewhere') server.records.splice(server.records.indexOf(found), 1);
      else if (tab.isOpen()) {
        model.discard(({ about }) => about?.toLowerCase() === found.name?.toLowerCase());
        await drive(tab.delete('everything', found.id));
      }
      return;
    }
    case 'reload':
    case 'kill':
    case 'close':
      return leave(world, tab, act.kind);
    case 'open tab':
      if (world.tabs.length > 1 || !browser.locks) return;
      browser.setOnline(true);
      browser.passages.length = 0;
      return openAnother(world);
    case 'session ends':
    case 'log out':
      browser.setOnline(true);
      browser.passages.length = 0;
      if (act.kind === 'session ends') tab.endSession();
      else await logOut(world, tab);
      await drive(tab.login());
      return;
    case 'hide':
      return tab.hide();
    case 'try now':
      if (tab.isOpen()) tab.tryNow();
      return;
    case 'offline':
    case 'online':
      return browser.setOnline(act.kind === 'online');
    case 'next day':
      // The clock is set, which no draft's timer notices.
      await pass(untilKept + 1);
      vi.setSystemTime(Date.now() + day);
      for (const one of world.tabs) if (one.isOpen()) one.turnDay('talk');
      return;
    case 'network':
      browser.passages.push(...act.passages);
  }
}

function edit(world: World, tab: DrivenTab, act: Extract<Act, { kind: 'answer' | 'note' }>): void {
  const { questionnaire, section, question, type } = act.place;
  if (!tab.prepare(questionnaire)) return;
  const about = tab.about(questionnaire) ?? (questionnaire === 'talk' ? toDay() : undefined);
  const shown = tab.shown().find((one) => one.questionnaire === questionnaire && one.section === section);
  // A search names the subject first; a section in conflict is disabled.
  if (about === undefined || shown?.conflict) return;
  if (act.kind === 'note' && !world.isNoted(act.place)) return;
  world.written += 1;
  const text = textAbout(about, world.written);
  const spot: Spot = { questionnaire, section, question, part: act.kind };
  let value: Value;
  let before: Written;
  if (act.kind === 'note') {
    value = act.to === 'write' ? text : '';
    before = tab.note(questionnaire, section, question, value, act.late);
  } else {
    const written = type === 'text' ? text : act.to !== 'no';
    value = act.to === 'take back' ? undefined : written;
    before = tab.answer(questionnaire, section, question, value, act.late);
  }
  world.model.edited(
    spot,
    { before: valueOf(spot, before), value },
    { about: tab.about(questionnaire), handle: tab.handle(questionnaire) },
  );
}

function toDay(): string {
  return new Date(Date.now()).toISOString().slice(0, 10);
}

function saveElsewhere(world: World, act: Extract<Act, { kind: 'elsewhere' }>): void {
  const { server, model } = world;
  const { questionnaire, section, question } = act.place;
  const found = server.records.find(({ module }) => module === questionnaire);
  if (!found) return;
  world.written += 1;
  const text = textAbout(found.name ?? found.day ?? undefined, world.written);
  const part = act.to === 'note' ? 'note' : 'answer';
  if (part === 'note' && !world.isNoted(act.place)) return;
  const value = act.to === 'take back' ? '' : text;
  const name = part === 'note' ? `${question}--note` : question;
  model.saveElsewhere({ questionnaire, section, question, part }, found.id, world.tabs, () =>
    server.save(questionnaire, { [name]: value }, found.id),
  );
}

async function leave(world: World, tab: DrivenTab, how: 'reload' | 'kill' | 'close'): Promise<void> {
  const { browser, model } = world;
  const isOnly = world.tabs.length === 1;
  if (how === 'close' && isOnly) return;
  // Only the calls of all pages can be dropped: those of one of two end first.
  if (!isOnly) await pass(untilTimeout);
  if (how === 'kill') model.discard(({ at }) => Date.now() - at <= untilKept);
  tab.close(how === 'kill' ? 'killed' : 'left', isOnly);
  world.tabs = world.tabs.filter((one) => one !== tab);
  if (how === 'close') return;
  world.tabs = [...world.tabs, await drive(openDrivenTab(all, browser, tab.storage))];
}

async function openAnother(world: World): Promise<void> {
  const next = await drive(openDrivenTab(all, world.browser));
  await drive(next.restore());
  world.tabs = [...world.tabs, next];
}

async function logOut(world: World, tab: DrivenTab): Promise<void> {
  await drive(tab.logout());
  world.model.discard(() => true);
  await pass(100);
  for (const other of world.tabs) if (other !== tab) other.close('left', false);
  world.tabs = [tab];
}

async function check(world: World, settled = false): Promise<void> {
  const { model, tabs } = world;
  model.look(tabs);
  const queued = tabs[0]?.isOpen() ? await drive(tabs[0].queued()) : [];
  const fault = world.fault ?? model.findFault(tabs, queued, settled);
  if (fault !== undefined) throw new Error(fault);
  const [failure] = tabs.flatMap(({ failures }) => failures);
  if (failure !== undefined) throw failure;
}

/** Waits for work of the product, whose steps take fake time. */
async function drive<Result>(call: Promise<Result>): Promise<Result> {
  const done: Result[] = [];
  const failed: unknown[] = [];
  call.then(
    (result) => done.push(result),
    (error: unknown) => failed.push(error),
  );
  while (done.length + failed.length === 0) await pass(1);
  return call;
}

/** Sends everything that can be sent, and informs all tabs. */
async function settle(world: World): Promise<void> {
  world.browser.passages.length = 0;
  world.browser.setOnline(true);
  for (let minute = 0; minute < 12; minute += 1) await pass(60_000);
}

async function run(options: BrowserOptions, acts: readonly Act[]): Promise<void> {
  const world = await openWorld(options);
  for (const act of acts) {
    await perform(world, act);
    await pass(act.pause);
    await check(world);
  }
  await settle(world);
  await check(world, true);
  const [last, ...others] = world.tabs;
  for (const tab of others) tab.close('left', false);
  last!.close('left', true);
  world.tabs = [];
  await openAnother(world);
  await settle(world);
  await check(world);
  await drive(world.tabs[0]!.logout());
  await pass(100);
  expect(Object.keys(localStorage)).toEqual([]);
  world.tabs[0]!.close('left', true);
}

describe(`what reads "Saved" is saved, and nothing typed is lost (I4), seed ${seed}`, () => {
  const counts = Array.from({ length: Math.ceil(total / most) }, (_, index) =>
    Math.min(most, total - index * most),
  );
  it.each(counts.map((count, index) => [index * most + 1, index * most + count, count]))(
    'in any sequence of acts: %i to %i',
    async (first, _last, count) => {
      await fc.assert(fc.asyncProperty(anyBrowser, fc.array(anyAct, { maxLength: 20, size: 'max' }), run), {
        numRuns: count,
        seed: seed + first,
      });
    },
    timeout,
  );
});
