import { createStore, type StoreApi } from 'zustand';
import type { CatalogEntry } from '../../../../engine/catalog.ts';
import { isSameContent } from '../../../../engine/content.ts';
import { isSameSubject } from '../../../../contracts/subject.ts';
import type { Device } from '../open-device.ts';
import type { Tabs } from '../open-tabs.ts';
import { deviceKeys } from '../storage-keys.ts';
import { unite } from './unite.ts';
import { withCurrentNames } from './current-names.ts';
import type { KeptChange, PendingChange } from './kept-changes.ts';
import {
  hasWork,
  shownContent,
  shownSections,
  withoutCreate,
  type Apply,
  type LocalRecord,
} from './local-record.ts';
import { readStoredRecord, toStored } from './stored-record.ts';

interface ChangeOptions {
  /** Stored at once, and on the disk when the call resolves. */
  readonly strict?: boolean;
  /** What the next page repeats if this one is left before the change is stored. */
  readonly kept?: KeptChange;
}

interface Change extends ChangeOptions {
  readonly localId: string;
  readonly apply: Apply;
}

interface DocumentsOptions {
  readonly member: string;
  readonly device: Device;
  readonly tabs: Tabs;
  readonly catalog: readonly CatalogEntry[];
  /** Another tab has begun the same record: its document took the changes. */
  readonly onJoined: (from: string, to: string) => void;
  readonly onChangedElsewhere: (localId: string, sectionIds: readonly string[]) => void;
  /** All changes are stored. */
  readonly onStored: () => void;
}

/** In ms: spares the device at every key, and loses less than a word in a crash. */
const pause = 100;

/**
 * The member's documents in this browser. A change is shown at once, and stored a moment later on what the device has by
 * then; this tab then shows the stored document with the changes that are still to be stored. So no tab overwrites another.
 */
export class Documents {
  /** As they are shown, by local id. */
  readonly store: StoreApi<Readonly<Record<string, LocalRecord>>> = createStore(() => ({}));
  readonly #options: DocumentsOptions;
  /** Without the pending changes; also documents that the device need not store. */
  readonly #stored = new Map<string, LocalRecord>();
  readonly #onDevice = new Set<string>();
  readonly #joined = new Map<string, string>();
  /** What was read or written meanwhile must not bring them back. */
  readonly #removed = new Set<string>();
  #pending: readonly Change[] = [];
  /** Changes with a log-out: what was read or written for the session before is not shown. */
  #session = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: DocumentsOptions) {
    this.#options = options;
  }

  get(localId: string): LocalRecord | undefined {
    return this.store.getState()[this.toCurrent(localId)];
  }

  list(): readonly LocalRecord[] {
    return Object.values(this.store.getState());
  }

  /** The local id of the document that took the changes of this one. */
  toCurrent(localId: string): string {
    const next = this.#joined.get(localId);
    return next === undefined ? localId : this.toCurrent(next);
  }

  /** Shows a document, which is not stored until it is changed. */
  open(document: LocalRecord): void {
    if (this.#stored.has(document.localId)) return;
    this.#stored.set(document.localId, document);
    this.#showStored(document.localId);
  }

  /** Resolves once the change is stored, if it is strict. */
  async change(localId: string, apply: Apply, options: ChangeOptions = {}): Promise<void> {
    const document = this.get(localId);
    const next = document && apply(document);
    if (!next || next === document) return;
    const current = this.toCurrent(localId);
    this.#pending = [...this.#pending, { ...options, localId: current, apply }];
    this.#show(current, next);
    if (options.strict) await this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), pause);
  }

  /** Stores the pending changes. */
  flush(): Promise<void> {
    const write = () => this.#writeAll();
    this.#writing = this.#writing.then(write, write);
    return this.#writing;
  }

  listPending(): readonly PendingChange[] {
    return this.#pending.flatMap(({ localId, kept }) => {
      const start = this.#stored.get(localId);
      if (!kept || !start) return [];
      // Such as the answers that were just loaded.
      const others = this.#pending.filter((one) => one.localId === localId && one.kept === undefined);
      return [{ start: applyAll(others, start), change: kept }];
    });
  }

  /** Reads a document that another tab has changed. */
  async refresh(localId: string): Promise<void> {
    const { member, device } = this.#options;
    const key = deviceKeys.work(member, localId);
    const session = this.#session;
    const found = await device.shared.list(key);
    if (found && session === this.#session) this.#setStored(localId, this.#read(found.get(key)));
  }

  async refreshAll(): Promise<void> {
    const { member, device } = this.#options;
    const session = this.#session;
    const all = await device.shared.list(deviceKeys.works(member));
    if (!all || session !== this.#session) return;
    const found = [...all.values()].flatMap((kept) => this.#read(kept) ?? []);
    for (const document of found) this.#setStored(document.localId, document);
    const ids = new Set(found.map(({ localId }) => localId));
    for (const localId of this.#onDevice) if (!ids.has(localId)) this.#setStored(localId, undefined);
  }

  async remove(localId: string): Promise<void> {
    const current = this.toCurrent(localId);
    this.#pending = this.#pending.filter((one) => one.localId !== current);
    this.#show(current, undefined);
    await this.#erase(current);
  }

  /** After log-out: the page shows and stores nothing more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#session += 1;
    this.#pending = [];
    this.#stored.clear();
    this.#onDevice.clear();
    this.store.setState({}, true);
  }

  async #writeAll(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#pending[0]) await this.#write(this.#pending[0].localId);
    this.#options.onStored();
  }

  async #write(localId: string): Promise<void> {
    const { member, device, tabs } = this.#options;
    const own = this.#pending.filter((one) => one.localId === localId);
    const start = this.#stored.get(localId);
    const shown = this.get(localId);
    const session = this.#session;
    let next: LocalRecord | undefined;
    const key = await device.shared.update({
      key: deviceKeys.work(member, localId),
      guard: deviceKeys.member(member),
      prefix: deviceKeys.works(member),
      strict: own.some(({ strict }) => strict),
      findOther: (all) => shown && this.#findSame(shown, all),
      change: (found) => {
        // What no other tab has changed is stored as it is shown, so that nothing renders again.
        const isOurs = found === undefined || isSameStored(found, start && toStored(start));
        const before = (isOurs ? undefined : this.#read(found)) ?? start;
        const changed = isOurs ? shown : before && applyAll(own, before);
        next = before && changed && { ...changed, revision: before.revision + 1 };
        return next && isKept(next) ? toStored(next) : undefined;
      },
    });
    this.#pending = this.#pending.filter((one) => !own.includes(one));
    // The member has logged out: nothing is stored any more.
    if (key === undefined || !next || session !== this.#session) return;
    if (next.localId !== localId) this.#join(localId, next.localId);
    this.#setStored(next.localId, next);
    tabs.post({ kind: 'record-changed', email: member, localId: next.localId });
  }

  #read(kept: unknown): LocalRecord | undefined {
    const document = readStoredRecord(kept);
    return document && withCurrentNames(this.#options.catalog, document);
  }

  /** The key of a stored document of the same record, which another tab has begun meanwhile. */
  #findSame(document: LocalRecord, all: ReadonlyMap<string, unknown>): string | undefined {
    const entry = this.#options.catalog.find(({ id }) => id === document.questionnaireId);
    const same = [...all].find(([, kept]) => {
      const other = this.#read(kept);
      return other && entry && isSameRecord(entry, document, other);
    });
    return same?.[0];
  }

  #join(from: string, to: string): void {
    // Another tab has unsaved answers of a record that was deleted here.
    this.#removed.delete(to);
    this.#joined.delete(to);
    this.#joined.set(from, to);
    this.#pending = this.#pending.map((one) => (one.localId === from ? { ...one, localId: to } : one));
    this.#stored.delete(from);
    this.#onDevice.delete(from);
    this.#show(from, undefined);
    this.#showStored(to);
    this.#options.onJoined(from, to);
  }

  async #erase(localId: string): Promise<void> {
    const { member, device, tabs } = this.#options;
    this.#removed.add(localId);
    this.#stored.delete(localId);
    this.#onDevice.delete(localId);
    await this.#writing;
    await device.shared.remove(deviceKeys.work(member, localId));
    tabs.post({ kind: 'record-changed', email: member, localId });
  }

  #setStored(localId: string, document: LocalRecord | undefined): void {
    if (this.#removed.has(localId)) return;
    const before = this.#stored.get(localId);
    if (document && before && document.revision < before.revision) return;
    if (document) this.#stored.set(localId, document);
    // Removed by another tab: this one may still show it.
    else if (before && this.#onDevice.has(localId)) this.#stored.set(localId, withoutWork(before));
    if (document && isKept(document)) this.#onDevice.add(localId);
    else this.#onDevice.delete(localId);
    this.#showStored(localId);
    const twin = document && this.list().find((one) => isTwin(one, document));
    if (document && twin) void this.#unite(document, twin);
  }

  /**
   * A record that was opened while its first save had no response is two documents, until the response says so. Every tab unites
   * them into the same one, and removes the other only as it was united.
   */
  async #unite(one: LocalRecord, other: LocalRecord): Promise<void> {
    const [kept, left] = one.localId < other.localId ? [one, other] : [other, one];
    const { member, device, tabs } = this.#options;
    const key = deviceKeys.work(member, left.localId);
    this.#join(left.localId, kept.localId);
    let latest: unknown = toStored(left);
    while (latest !== undefined) {
      const united = latest;
      const document = this.#read(united) ?? left;
      await this.change(kept.localId, (into) => unite(into, document), { strict: true });
      const isUnited = (stored: unknown) => isSameStored(stored, united);
      await device.shared.removeIf(key, isUnited);
      const now = await device.shared.get(key);
      latest = isUnited(now) ? undefined : now;
    }
    this.#removed.add(left.localId);
    tabs.post({ kind: 'record-changed', email: member, localId: left.localId });
  }

  /** Shows what is stored, with the changes that are still to be stored. */
  #showStored(localId: string): void {
    const before = this.store.getState()[localId];
    const start = this.#stored.get(localId);
    const own = this.#pending.filter((one) => one.localId === localId);
    const now = start && applyAll(own, start);
    const changed = before && now ? listChangedSections(before, now) : [];
    if (changed.length > 0) this.#options.onChangedElsewhere(localId, changed);
    this.#show(localId, now);
  }

  #show(localId: string, document: LocalRecord | undefined): void {
    const { [localId]: before, ...others } = this.store.getState();
    if (before === document) return;
    this.store.setState(document ? { ...others, [localId]: document } : others, true);
  }
}

function isSameStored(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function applyAll(changes: readonly Change[], start: LocalRecord): LocalRecord {
  return changes.reduce((document, { apply }) => apply(document), start);
}

/** A document without answers or a record of the server is not stored. */
function isKept(document: LocalRecord): boolean {
  return document.server !== undefined || hasWork(document);
}

function listChangedSections(before: LocalRecord, now: LocalRecord): readonly string[] {
  const ids = new Set([...shownSections(before), ...shownSections(now)]);
  return [...ids].filter((id) => {
    const [one, other] = [shownContent(before, id), shownContent(now, id)];
    // Facts are no answers.
    return one !== other && !isSameContent({ ...one, conditionFacts: {} }, { ...other, conditionFacts: {} });
  });
}

function withoutWork(document: LocalRecord): LocalRecord {
  return { ...withoutCreate(document), sections: {}, claims: {} };
}

function isTwin(one: LocalRecord, other: LocalRecord): boolean {
  return one.localId !== other.localId && one.server !== undefined && one.server.id === other.server?.id;
}

/** Of a subject there may be several evaluations: those saved before are others. */
function isSameRecord(
  { subjectRequired }: Pick<CatalogEntry, 'subjectRequired'>,
  one: LocalRecord,
  other: LocalRecord,
): boolean {
  if (one.questionnaireId !== other.questionnaireId) return false;
  // Of two documents that the server knows as one record, all tabs keep the same.
  if (one.server && other.server) return one.server.id === other.server.id && other.localId < one.localId;
  if (subjectRequired && (one.server ?? other.server ?? one.separate ?? other.separate)) return false;
  return isSameSubject(one.subject, other.subject) && one.day === other.day;
}
