import { createStore, type StoreApi } from 'zustand';
import type { CatalogEntry } from '../../engine/catalog.ts';
import type { CompiledQuestionnaire } from '../../engine/questionnaire.ts';
import { subscribeAfterPaint, type Subscribe } from '../questionnaire/after-paint.ts';
import type { MemberSession } from '../session/open-session.ts';
import type { DraftStorage } from './drafts/draft.ts';
import type { Device } from './open-device.ts';
import type { Tabs } from './open-tabs.ts';
import type { WakeReason } from './queue/plan-queue.ts';
import type { RecordLinks } from './queue/record-links.ts';
import type { SaveQueue } from './queue/save-queue.ts';
import { blankRecord, countUnsaved, type RecordState } from './record-state.ts';
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
  readonly store: StoreApi<RecordsState>;
  /** Subscribes to the store; called after the change is painted. */
  readonly onPainted: Subscribe;
  readonly queue: SaveQueue;
  readonly links: RecordLinks;
  readonly drafts: DraftStorage;
  readonly keys: TabKeys;
  /** Whether the member's session is running. */
  readonly isSignedIn: () => boolean;
}

/** A member's records, opened by openRecords. Actions are functions with the records as their first parameter. */
export interface Records extends RecordParts {
  /** Sends queued saves one after another; resolves when nothing more can be sent now. */
  readonly wake: (reason: WakeReason) => Promise<void>;
  /** Stores the drafts a last time. */
  readonly close: () => void;
}

export interface RecordsState {
  readonly records: Readonly<Record<string, RecordState>>;
  /** Other records with unsaved answers: of another subject, day or analysis. */
  readonly parked: readonly ParkedRecord[];
  /** Number of saves, and of deletions by other tabs, that change the server's lists. */
  readonly changed: number;
  /** False while this device's stored data is being loaded. */
  readonly ready: boolean;
}

/** A record with unsaved answers that is not the current one. */
export interface ParkedRecord {
  readonly questionnaireId: string;
  readonly record: RecordState & { readonly handle: string };
}

export function createRecordsStore(
  records: RecordsState['records'],
): Pick<RecordParts, 'store' | 'onPainted'> {
  const store = createStore<RecordsState>()(() => ({ records, parked: [], changed: 0, ready: false }));
  return { store, onPainted: subscribeAfterPaint(store.subscribe) };
}

export function getRecord({ store }: Pick<RecordParts, 'store'>, questionnaireId: string): RecordState {
  return store.getState().records[questionnaireId] ?? blankRecord;
}

export function setRecord(
  { store }: Pick<RecordParts, 'store'>,
  questionnaireId: string,
  change: (record: RecordState) => RecordState,
): void {
  store.setState(({ records }) => ({
    records: { ...records, [questionnaireId]: change(records[questionnaireId] ?? blankRecord) },
  }));
}

/** The current or a parked record. */
export function findByHandle(
  { store }: Pick<RecordParts, 'store'>,
  questionnaireId: string,
  handle: string,
): RecordState | undefined {
  const { records, parked } = store.getState();
  const current = records[questionnaireId];
  return current?.handle === handle ? current : parked.find(({ record }) => record.handle === handle)?.record;
}

/** Changes the current or a parked record; a parked one without unsaved answers is dropped. */
export function setByHandle(
  records: Pick<RecordParts, 'store'>,
  questionnaireId: string,
  handle: string,
  change: (record: RecordState) => RecordState,
): void {
  if (getRecord(records, questionnaireId).handle === handle) {
    return setRecord(records, questionnaireId, change);
  }
  records.store.setState(({ parked }) => ({
    parked: parked.flatMap((one) => {
      if (one.record.handle !== handle) return [one];
      const record = { ...change(one.record), handle };
      return countUnsaved(record) > 0 ? [{ ...one, record }] : [];
    }),
  }));
}
