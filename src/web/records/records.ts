import { createStore, type StoreApi } from 'zustand';
import type { CatalogEntry } from '../../engine/catalog.ts';
import type { CompiledQuestionnaire } from '../../engine/questionnaire.ts';
import { followPainted, type Follow } from '../questionnaire/after-paint.ts';
import type { MemberSession } from '../session/open-session.ts';
import type { DraftStorage } from './drafts/draft.ts';
import type { Device } from './open-device.ts';
import type { Tabs } from './open-tabs.ts';
import type { Occasion } from './queue/plan-queue.ts';
import type { RecordLinks } from './queue/record-links.ts';
import type { SaveQueue } from './queue/save-queue.ts';
import { blankRecord, countUnsaved, type RecordState } from './record-state.ts';
import type { TabKeys } from './storage-keys.ts';

/** What records need of the rest of the app. */
export interface RecordsOptions {
  /** The e-mail of the member whose records these are. */
  readonly member: string;
  readonly session: MemberSession;
  readonly catalog: readonly CatalogEntry[];
  readonly load: (questionnaireId: string) => Promise<CompiledQuestionnaire>;
  readonly device: Device;
  readonly tabs: Tabs;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The parts of a member's records; storage-keys.ts says what each of them keeps. */
export interface RecordParts extends RecordsOptions {
  readonly store: StoreApi<RecordsState>;
  /** Follows the store, once what changed is painted. */
  readonly onPainted: Follow;
  readonly queue: SaveQueue;
  readonly links: RecordLinks;
  readonly drafts: DraftStorage;
  readonly keys: TabKeys;
  /** Whether the member's session runs. */
  readonly isIn: () => boolean;
}

/** A member's records, opened by openRecords. What can be done with them are functions that take them first. */
export interface Records extends RecordParts {
  /** Sends what may be sent, one after another; settles when the queue has come to rest. */
  readonly wake: (occasion: Occasion) => Promise<void>;
  /** Keeps the drafts a last time, and stops. */
  readonly close: () => void;
}

/** The records as this page has them. */
export interface RecordsState {
  /** The one that is worked on, by questionnaire. */
  readonly records: Readonly<Record<string, RecordState>>;
  /** Others with answers that are not saved: of another subject, another day, another analysis. */
  readonly parked: readonly ParkedRecord[];
  /** How often another tab changed what the server lists. */
  readonly changed: number;
  /** False while what this device kept of them is taken up. */
  readonly ready: boolean;
}

/** A record that is not the one worked on. */
export interface ParkedRecord {
  readonly questionnaireId: string;
  readonly record: RecordState & { readonly handle: string };
}

export function createRecordsStore(
  records: RecordsState['records'],
): Pick<RecordParts, 'store' | 'onPainted'> {
  const store = createStore<RecordsState>()(() => ({ records, parked: [], changed: 0, ready: false }));
  return { store, onPainted: followPainted(store.subscribe) };
}

/** A questionnaire's record as it is now. */
export function getRecord({ store }: Pick<RecordParts, 'store'>, questionnaireId: string): RecordState {
  return store.getState().records[questionnaireId] ?? blankRecord;
}

export function changeRecord(
  { store }: Pick<RecordParts, 'store'>,
  questionnaireId: string,
  change: (record: RecordState) => RecordState,
): void {
  store.setState(({ records }) => ({
    records: { ...records, [questionnaireId]: change(records[questionnaireId] ?? blankRecord) },
  }));
}

/** A record by what the queue knows it by, be it worked on or parked. */
export function findByHandle(
  { store }: Pick<RecordParts, 'store'>,
  questionnaireId: string,
  handle: string,
): RecordState | undefined {
  const { records, parked } = store.getState();
  const current = records[questionnaireId];
  return current?.handle === handle ? current : parked.find(({ record }) => record.handle === handle)?.record;
}

/** Changes a record wherever it is; a parked one with nothing unsaved left in it is let go. */
export function changeByHandle(
  records: Pick<RecordParts, 'store'>,
  questionnaireId: string,
  handle: string,
  change: (record: RecordState) => RecordState,
): void {
  if (getRecord(records, questionnaireId).handle === handle) {
    return changeRecord(records, questionnaireId, change);
  }
  records.store.setState(({ parked }) => ({
    parked: parked.flatMap((one) => {
      if (one.record.handle !== handle) return [one];
      const record = { ...change(one.record), handle };
      return countUnsaved(record) > 0 ? [{ ...one, record }] : [];
    }),
  }));
}
