import { createStore, type StoreApi } from 'zustand';
import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import type { MemberSession } from '../session/open-session.ts';
import type { DraftStorage } from './drafts/draft.ts';
import type { Device } from './open-device.ts';
import type { Tabs } from './open-tabs.ts';
import type { Occasion } from './queue/plan-queue.ts';
import type { RecordLinks } from './queue/record-links.ts';
import type { SaveQueue } from './queue/save-queue.ts';
import { blankRecord, type RecordState } from './record-state.ts';
import type { TabKeys } from './where-things-live.ts';

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

/** The parts of a member's records; where-things-live.ts says what each of them keeps. */
export interface RecordParts extends RecordsOptions {
  readonly store: StoreApi<RecordsState>;
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

/** The records as this page has them, by questionnaire. */
export interface RecordsState {
  readonly records: Readonly<Record<string, RecordState>>;
  /** False while what this device kept of them is taken up. */
  readonly ready: boolean;
}

export function createRecordsStore(records: RecordsState['records']): StoreApi<RecordsState> {
  return createStore<RecordsState>()(() => ({ records, ready: false }));
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
