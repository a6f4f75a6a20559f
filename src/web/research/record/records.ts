import { createStore, type StoreApi } from 'zustand';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { subscribeAfterPaint, type Subscribe } from '../form/after-paint.ts';
import type { SaveState } from '../form/section-state.ts';
import type { MemberSession } from '../../session/open-session.ts';
import type { Documents } from './local/documents.ts';
import type { Device } from './open-device.ts';
import type { Tabs } from './open-tabs.ts';
import type { WakeReason } from './queue/plan-queue.ts';
import type { SaveQueue } from './queue/save-queue.ts';
import { blankRecord, type Place, type RecordState } from './record-state.ts';
import type { TabKeys } from './storage-keys.ts';

export interface RecordsOptions {
  readonly member: string;
  readonly session: MemberSession;
  readonly catalog: readonly CatalogEntry[];
  readonly load: (questionnaireId: string) => Promise<CompiledQuestionnaire>;
  readonly device: Device;
  readonly tabs: Tabs;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** storage-keys.ts lists what each part stores. */
export interface RecordParts extends RecordsOptions {
  /** Computed from documents and tab: read it, change those. */
  readonly store: StoreApi<RecordsState>;
  /** Subscribes to the store; called after the change is painted. */
  readonly onPainted: Subscribe;
  readonly documents: Documents;
  readonly tab: StoreApi<TabState>;
  readonly queue: SaveQueue;
  readonly keys: TabKeys;
  /** Whether the member's session is running. */
  readonly isSignedIn: () => boolean;
}

/** A member's records, opened by openRecords. Actions are functions with the records as their first parameter. */
export interface Records extends RecordParts {
  /** Sends queued saves one after another; resolves when nothing more can be sent now. */
  readonly wake: (reason: WakeReason) => Promise<void>;
  /** Stores the last answers. */
  readonly close: () => void;
}

/** What this tab alone knows. */
export interface TabState {
  /** The document that it shows of each questionnaire. */
  readonly places: Readonly<Record<string, Place>>;
  /** Saves that were confirmed while it showed their section, by section key; the section's next edit removes it. */
  readonly saved: Readonly<Record<string, SaveState>>;
  /** Sections that another tab has changed since this one last edited them, by section key. */
  readonly changedElsewhere: Readonly<Record<string, true>>;
}

export interface RecordsState {
  readonly records: Readonly<Record<string, RecordState>>;
  /** Other records with unsaved answers: of another subject, day or analysis. */
  readonly otherUnsaved: readonly UnsavedRecord[];
  /** Number of saves, and of deletions by other tabs, that change the server's lists. */
  readonly changed: number;
  /** False while this device's stored data is being loaded. */
  readonly ready: boolean;
}

/** A record with unsaved answers that this tab does not show. */
export interface UnsavedRecord {
  readonly questionnaireId: string;
  readonly record: RecordState & { readonly localId: string };
}

export function createRecordsStore(): Pick<RecordParts, 'store' | 'onPainted'> {
  const store = createStore<RecordsState>()(() => ({
    records: {},
    otherUnsaved: [],
    changed: 0,
    ready: false,
  }));
  return { store, onPainted: subscribeAfterPaint(store.subscribe) };
}

export function getRecord({ store }: Pick<RecordParts, 'store'>, questionnaireId: string): RecordState {
  return store.getState().records[questionnaireId] ?? blankRecord;
}

export function setPlace(
  { tab }: Pick<RecordParts, 'tab'>,
  questionnaireId: string,
  change: Partial<Place>,
): void {
  tab.setState(({ places }) => {
    const before = places[questionnaireId];
    return before ? { places: { ...places, [questionnaireId]: { ...before, ...change } } } : {};
  });
}
