import { vi } from 'vitest';
import type { CompiledQuestionnaire } from '../../../../../src/engine/questionnaire.ts';
import { memberEmail } from '../../../../helpers/member.ts';
import { serveRecords, type RecordServer } from '../record-server.ts';
import { places, type Act, type Place } from './acts.ts';
import { openBrowser, type BrowserOptions, type FakeBrowser } from './browser.ts';
import {
  openModel,
  textAbout,
  valueOf,
  type Look,
  type SavingModel,
  type Spot,
  type Value,
} from './model.ts';
import { otherEmail } from './network.ts';
import { runIn, type Page } from './page.ts';
import type { Build, Place as AnyPlace, ShownRecord, ShownSection, Tab } from './tab.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** In ms: after this time all tabs know what one of them has done. */
const untilKnown = 500;

/** A tab of the browser; a reload loads another page in it. */
export interface Slot {
  page: Page;
  tab: Tab;
}

export interface World {
  readonly questionnaires: readonly CompiledQuestionnaire[];
  readonly build: Build;
  readonly browser: FakeBrowser;
  readonly server: RecordServer;
  readonly model: SavingModel;
  slots: readonly Slot[];
  written: number;
  /** Where the last answer was given. */
  last: Place;
  fault: string | undefined;
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Waits for work of the product, whose steps take fake time. */
async function drive<Result>(call: Promise<Result>): Promise<Result> {
  const ends: (() => Result)[] = [];
  call.then(
    (result) => ends.push(() => result),
    (error: unknown) =>
      ends.push(() => {
        throw error;
      }),
  );
  for (let ms = 0; ends.length === 0; ms += 1) {
    if (ms > minute) throw new Error('The product waits for ever');
    await pass(1);
  }
  return ends[0]!();
}

export async function openWorld(
  questionnaires: readonly CompiledQuestionnaire[],
  build: Build,
  options: BrowserOptions,
): Promise<World> {
  const server = serveRecords(questionnaires);
  const model = openModel(questionnaires, server, build);
  const browser = openBrowser(options, () => (world.fault ??= model.onArrival()));
  const world: World = {
    questionnaires,
    build,
    browser,
    server,
    model,
    slots: [],
    written: 0,
    last: places[0]!,
    fault: undefined,
  };
  const slot = await openSlot(world);
  await signIn(world, slot);
  await pass(untilKnown);
  runIn(slot.page, () => slot.tab.changeSubject('everything', 'Punks'));
  return world;
}

/** Loads a page in a new tab, or another one in `slot`. */
export async function openSlot(
  world: World,
  slot?: Slot,
  storage = slot?.page.storage ?? new Map<string, string>(),
): Promise<Slot> {
  const page = world.browser.openPage(storage);
  const tab = await drive(runIn(page, world.build.open));
  if (slot) return Object.assign(slot, { page, tab });
  const added = { page, tab };
  world.slots = [...world.slots, added];
  return added;
}

export async function signIn({ browser }: World, { page, tab }: Slot, email = memberEmail): Promise<void> {
  browser.setOnline(true);
  browser.network.passages = [];
  await drive(runIn(page, () => tab.signIn(email)));
}

export function lookAt({ slots }: World): readonly Look[] {
  return slots.map((slot) => ({
    slot,
    records: runIn(slot.page, slot.tab.shown),
    unsaved: runIn(slot.page, slot.tab.unsaved),
  }));
}

export function findShown({ page, tab }: Slot, questionnaire: string): ShownRecord | undefined {
  return runIn(page, tab.shown).find((record) => record.questionnaire === questionnaire);
}

export async function perform(world: World, act: Act): Promise<void> {
  const { browser, server, model } = world;
  const slot = world.slots[act.tab % world.slots.length]!;
  browser.show(slot.page);
  const run = <Result>(work: (tab: Tab) => Result): Result => runIn(slot.page, () => work(slot.tab));
  const isOpen = run((tab) => tab.isOpen());
  const found = server.records.find(({ module }) => module === 'everything');
  switch (act.kind) {
    case 'answer':
    case 'note':
      return edit(world, slot, act);
    case 'save':
      return save(world, slot, toPlace(world, act.place));
    case 'choose':
      return choose(world, slot, act.versions);
    case 'elsewhere':
      return saveElsewhere(world, act);
    case 'search':
      if (isOpen) run((tab) => tab.changeSubject('everything', act.name));
      return;
    case 'new':
      if (isOpen) run((tab) => tab.newAnalysis('everything'));
      return;
    case 'previous':
      if (isOpen) run((tab) => tab.previous('everything'));
      return;
    case 'open':
      if (isOpen && found) run((tab) => tab.openAnalysis('everything', found.id));
      return;
    case 'open unsaved':
      if (isOpen) run((tab) => tab.unsaved().at(-1)?.open());
      return;
    case 'delete here':
      if (!isOpen || !found) return;
      model.deleted(found.id);
      model.begins('everything', found.name ?? undefined, 2);
      await drive(run((tab) => tab.deleteAnalysis('everything', found.id)));
      return;
    case 'delete elsewhere':
      if (!found) return;
      // What each tab has not saved of it becomes another record.
      model.begins('everything', found.name ?? undefined, 2);
      server.records.splice(server.records.indexOf(found), 1);
      return;
    case 'reload':
    case 'kill':
    case 'hide and kill':
    case 'close':
      return leave(world, slot, act.kind);
    case 'open tab':
    case 'copy tab':
      if (world.slots.length > 1 || !browser.hasLocks) return;
      browser.setOnline(true);
      browser.network.passages = [];
      await openSlot(world, undefined, act.kind === 'copy tab' ? new Map(slot.page.storage) : undefined);
      return;
    case 'hide':
      browser.hide(slot.page);
      model.hidden(slot);
      return;
    case 'try now':
      if (isOpen) run((tab) => tab.tryNow());
      return;
    case 'offline':
    case 'online':
      return browser.setOnline(act.kind === 'online');
    case 'lose connections':
      return browser.loseConnections();
    case 'session ends':
      browser.network.cookie = undefined;
      return;
    case 'sign in':
      if (!isOpen) await signIn(world, slot);
      return;
    case 'other member':
      return enterOther(world, slot);
    case 'log out':
      if (!isOpen) return;
      await logOut(world, slot);
      return signIn(world, slot);
    case 'next day':
      // The clock is set, which no timer notices.
      await pass(untilKnown);
      vi.setSystemTime(Date.now() + day);
      for (const { page, tab } of world.slots)
        runIn(page, () => {
          if (tab.isOpen()) tab.turnDay('talk');
        });
      return;
    case 'network':
      browser.network.passages = [...browser.network.passages, ...act.passages];
  }
}

function edit(world: World, slot: Slot, act: Extract<Act, { kind: 'answer' | 'note' }>): void {
  const place = toPlace(world, act.place);
  const { questionnaire, section, question, type } = place;
  const { questionnaires, model } = world;
  const run = <Result>(work: (tab: Tab) => Result): Result => runIn(slot.page, () => work(slot.tab));
  if (!run((tab) => tab.visit(questionnaire))) return;
  const shown = findShown(slot, questionnaire);
  const about = shown?.about ?? (questionnaire === 'talk' ? toDay() : undefined);
  // A search names the subject first; a section in conflict is disabled.
  if (!shown || about === undefined || findSection(shown, section)?.conflict) return;
  const { notes } = questionnaires.find((one) => one.questionnaire.id === questionnaire)!.questionnaire;
  if (act.kind === 'note' && !notes) return;
  if (isBlank(shown)) model.begins(questionnaire, about);
  world.written += 1;
  world.last = place;
  const text = textAbout(about, world.written);
  const spot: Spot = { questionnaire, section, question, part: act.kind };
  let value: Value;
  let before;
  if (act.kind === 'note') {
    const note = act.to === 'write' ? text : '';
    value = note;
    before = run((tab) => tab.note(place, note));
  } else {
    const answer = type === 'text' ? text : act.to !== 'no';
    value = act.to === 'take back' ? undefined : answer;
    before = run((tab) => tab.answer(place, value));
  }
  const now = findShown(slot, questionnaire) ?? shown;
  model.edited(slot, { ...now, about }, spot, { before: valueOf(spot, before), value });
}

function toPlace({ last }: World, place: Place | 'last'): Place {
  return place === 'last' ? last : place;
}

function toDay(): string {
  return new Date(Date.now()).toISOString().slice(0, 10);
}

function findSection(record: ShownRecord | undefined, section: string): ShownSection | undefined {
  return record?.sections.find((one) => one.section === section);
}

function isBlank({ id, sections }: ShownRecord): boolean {
  return id === undefined && sections.every(({ status }) => status === 'blank');
}

export function save(
  world: World,
  { page, tab }: Slot,
  place: Pick<AnyPlace, 'questionnaire' | 'section'>,
): void {
  const shown =
    runIn(page, () => tab.visit(place.questionnaire)) && findShown({ page, tab }, place.questionnaire);
  const about = shown ? (shown.about ?? (place.questionnaire === 'talk' ? toDay() : undefined)) : undefined;
  if (!shown || about === undefined || findSection(shown, place.section)?.conflict) return;
  if (isBlank(shown)) world.model.begins(place.questionnaire, about);
  runIn(page, () => tab.save(place));
}

/** Decides the first conflict that the tab shows. */
export function choose({ model }: World, { page, tab }: Slot, versions: 'mine' | 'theirs' | 'both'): void {
  for (const record of runIn(page, tab.shown)) {
    const section = record.sections.find(({ conflict }) => conflict);
    if (!section?.conflict) continue;
    const { questions } = section.conflict;
    const theirs = { mine: [], theirs: questions, both: questions.slice(1) }[versions];
    model.chose(record, section, theirs);
    const { questionnaire } = record;
    return runIn(page, () => tab.choose({ questionnaire, section: section.section }, theirs));
  }
}

function saveElsewhere(world: World, act: Extract<Act, { kind: 'elsewhere' }>): void {
  const { server, model, questionnaires } = world;
  const { questionnaire, section, question, type } = toPlace(world, act.place);
  const found = server.records.find(({ module }) => module === questionnaire);
  // A yes given elsewhere cannot be told from the member's.
  if (!found || type !== 'text') return;
  world.written += 1;
  const text = textAbout(found.name ?? found.day ?? undefined, world.written);
  const part = act.to === 'note' ? 'note' : 'answer';
  const { notes } = questionnaires.find((one) => one.questionnaire.id === questionnaire)!.questionnaire;
  if (part === 'note' && !notes) return;
  const value = act.to === 'take back' ? '' : text;
  const name = part === 'note' ? `${question}--note` : question;
  model.saveElsewhere({ questionnaire, section, question, part }, found.id, lookAt(world), () =>
    server.save(questionnaire, { [name]: value }, found.id),
  );
}

async function leave(
  world: World,
  slot: Slot,
  how: 'reload' | 'kill' | 'hide and kill' | 'close',
): Promise<void> {
  const { browser, model } = world;
  if (how === 'close' && world.slots.length === 1) return;
  if (how === 'hide and kill') browser.hide(slot.page);
  if (how === 'kill') model.killed(slot);
  else model.hidden(slot);
  browser.close(slot.page, how === 'reload' || how === 'close' ? 'left' : 'killed');
  if (how === 'close') world.slots = world.slots.filter((one) => one !== slot);
  else await openSlot(world, slot);
}

/** Afterwards nothing of the member is on the device, and nothing is sent. */
export async function logOut(world: World, { page, tab }: Slot): Promise<void> {
  const { browser, model } = world;
  const saving = nameSave(world);
  browser.setOnline(true);
  browser.network.passages = [];
  await drive(runIn(page, tab.logOut));
  model.forget();
  await pass(untilKnown);
  await checkForgotten(world, `log-out${saving}`);
}

function nameSave(world: World): string {
  const shown = lookAt(world).flatMap(({ records }) => records.flatMap(({ sections }) => sections));
  const isSaving = shown.some(({ status }) => status === 'saving') || world.browser.network.isSaving();
  return isSaving ? ' during a save' : '';
}

async function checkForgotten(world: World, after: string): Promise<void> {
  const { browser, server } = world;
  const stored = await drive(browser.read());
  const names = ['punks', 'apes', ...server.records.flatMap((record) => record.day ?? [])];
  const left = Array.from({ length: world.written }, (_, index) => index + 1).flatMap((number) =>
    names.map((name) => textAbout(name, number)).filter((text) => stored.includes(`"${text}"`)),
  );
  if (left.length > 0) world.fault ??= `After ${after} the device has ${left.join(', ')}: ${stored}`;
  const shown = lookAt(world).flatMap(({ records }) => records.flatMap(({ sections }) => sections));
  if (shown.length > 0) world.fault ??= `After ${after} a tab shows ${JSON.stringify(shown)}`;
}

/** The member's session ends, and another member signs in and leaves. */
async function enterOther(world: World, slot: Slot): Promise<void> {
  const { browser, model } = world;
  const saving = nameSave(world);
  browser.setOnline(true);
  browser.network.passages = [];
  browser.network.cookie = undefined;
  await drive(runIn(slot.page, slot.tab.refresh));
  await signIn(world, slot, otherEmail);
  model.forget();
  await pass(untilKnown);
  await checkForgotten(world, `the sign-in of another member${saving}`);
  await logOut(world, slot);
  await signIn(world, slot);
}

export function check(world: World, settled = false): void {
  const { model, browser } = world;
  const looks = lookAt(world);
  model.look(looks);
  const fault = world.fault ?? browser.network.fault ?? model.findFault(looks, settled);
  if (fault !== undefined) throw new Error(fault);
}

/** Sends everything that can be sent, and informs all tabs. */
export async function settle({ browser }: World, minutes = 12): Promise<void> {
  browser.network.passages = [];
  browser.setOnline(true);
  for (let passed = 0; passed < minutes; passed += 1) await pass(minute);
}
