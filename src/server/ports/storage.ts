import type { CoinMonth, KeptDay, ReadingBatch } from './coin-days.ts';
import type {
  Baseline,
  CoinRecord,
  BriefRecord,
  Count,
  EntryWords,
  LiveVersion,
  SignInChallenge,
  DueMail,
  WaitingMail,
  QuotaUsage,
  RecordVersion,
  RetentionState,
  SaveStart,
  SaveReceipt,
  KeptAlert,
  Member,
  StoredRecord,
  UpdateStart,
} from './entities.ts';
import type { Db, ReadDb } from './database.ts';
import type { SharedMemory } from './shared-memory.ts';

/** Cut-off times for deleting expired data, ms since 1970 UTC. */
export interface Overdue {
  readonly sessions: SessionsBefore;
  /** Receipts of first saves made before. */
  readonly receipts: number;
  /** Records deleted before. */
  readonly deleted: number;
}

interface SessionsBefore {
  /** Last used before. */
  readonly seen: number;
  /** Created before. */
  readonly created: number;
}

/** Reads. Outside a command, a read sees every committed write and nothing else. */
export interface Reads {
  readonly db: ReadDb;
  /** Ids of members whose requested deletion is due. */
  listLeaving(now: number): Promise<readonly string[]>;
  /** Ids of members whose subscription ended before that time. */
  listLapsed(before: number): Promise<readonly string[]>;
  /** Undefined before the first run of retention. */
  findRetentionState(): Promise<RetentionState | undefined>;
  /** Ids of members with expired data. */
  listOverdue(before: Overdue): Promise<readonly string[]>;
  /** Mails in the outbox, due or not. */
  countMails(): Promise<number>;
  /** Whether any mail is due, to a member or not. */
  hasDueMails(now: number): Promise<boolean>;
  /** Due mails to members, the longest waiting first. Mails to other addresses do not slow this down. */
  listDueMails(now: number, limit: number): Promise<readonly DueMail[]>;
  /** Undefined if there is no such sign-in. */
  findSignInSalt(challengeId: string): Promise<string | undefined>;
  /** Also finds a deleted record that can still be restored. */
  findRecord(memberId: string, id: string): Promise<StoredRecord | undefined>;
  /** The record of a questionnaire saved last, without deleted ones. */
  findLatestRecord(memberId: string, module: string): Promise<StoredRecord | undefined>;
  /** Records saved last first, without deleted ones. */
  listRecords(
    memberId: string,
    module: string,
    range: { readonly skip: number; readonly limit: number },
  ): Promise<readonly BriefRecord[]>;
  /**
   * Ids of records whose stored words do not include these. Omits records without words of their present revision and of
   * the questions with that mark.
   */
  listEntriesWithout(
    memberId: string,
    module: string,
    search: { readonly mark: string; readonly words: string },
  ): Promise<readonly string[]>;
  /** Records with a coin's id, saved last first, without archived and deleted ones. */
  listCoinRecords(memberId: string, module: string): Promise<readonly CoinRecord[]>;
  /** All members' records about coins whose day, or else the day of whose save, is that UTC day or later. */
  listRecordsAbout(coins: readonly string[], from: string): Promise<readonly CoinRecord[]>;
  /** The deleted records of a questionnaire that are not purged yet, deleted last first. */
  listDeleted(memberId: string, module: string): Promise<readonly BriefRecord[]>;
  /** Records of all questionnaires in the order of their ids, also deleted ones, whose id is greater than `after`. */
  listRecordsById(
    memberId: string,
    range: { readonly after: string; readonly limit: number },
  ): Promise<readonly StoredRecord[]>;
  /** Earlier versions of a record with a revision below `before`, newest first, without the current one. */
  listVersions(
    memberId: string,
    recordId: string,
    range: { readonly before: number; readonly limit: number },
  ): Promise<readonly RecordVersion[]>;
  findVersion(memberId: string, recordId: string, revision: number): Promise<RecordVersion | undefined>;
  findSaveReceipt(memberId: string, key: string): Promise<SaveReceipt | undefined>;
  /** The alerts of a member's records, deleted ones too. */
  listAlerts(memberId: string): Promise<readonly KeptAlert[]>;
  /** All members' alerts about coins that days from that UTC day on may change: it is not over, nor met before. */
  listOpenAlerts(coins: readonly string[], from: string): Promise<readonly KeptAlert[]>;
  /** Coins for the daily reading on a UTC day, sorted by id: those that any member watches or has an alert for. */
  listReadCoins(day: string): Promise<readonly string[]>;
  /** Readings of coins from month `from` (YYYY-MM) to month `to` (absent: no end), by coin and month. */
  listCoinMonths(coins: readonly string[], from: string, to?: string): Promise<readonly CoinMonth[]>;
  /** The last stored day of each coin from month `from` to month `to` (YYYY-MM). */
  listLastDays(
    coins: readonly string[],
    from: string,
    to: string,
  ): Promise<readonly (KeptDay & { readonly coin: string })[]>;
  /** The batches of a UTC day in order. */
  listReadingBatches(day: string): Promise<readonly ReadingBatch[]>;
  /** Every version that was live, sorted by questionnaire and number. */
  listLiveVersions(): Promise<readonly LiveVersion[]>;
  /** Whether any member has a record of a questionnaire. Slow where none has: it may scan the table. */
  hasRecords(module: string): Promise<boolean>;
}

/**
 * What a command can do, in one transaction. `findMember`, `beginSave` and `beginUpdate` also lock the member: another command that looks up the same member waits until this one has ended. So look the member up
 * before reading what the writes depend on. Further calls may be sent at once, without waiting for the member: they run
 * in the order of the calls, so the lock comes first.
 */
export interface Tx extends Reads {
  readonly db: Db;
  keepRetentionState(state: RetentionState): Promise<void>;
  findMember(id: string): Promise<Member | undefined>;
  /** Adds `by` to a counter. An expired period (ms), or one from a clock in the future, restarts. */
  countUp(
    key: string,
    step: { readonly by: number; readonly period: number; readonly now: number },
  ): Promise<Count>;
  insertSignInChallenge(challenge: SignInChallenge): Promise<void>;
  /** Counts an attempt; undefined if the challenge is used, expired or has no attempts left. */
  trySignInChallenge(
    id: string,
    limits: { readonly now: number; readonly attempts: number },
  ): Promise<SignInChallenge | undefined>;
  /** False if it was used before. */
  useSignInChallenge(id: string, now: number): Promise<boolean>;
  /** Deletes challenges, counters and networks of sign-ins that expired before that time. */
  purgeSignIns(before: number): Promise<void>;
  /** Reserves a mail until `until`; false if another sender has reserved it. */
  takeMail(mail: WaitingMail, until: number): Promise<boolean>;
  postponeMail(id: string, nextAt: number): Promise<void>;
  deleteMail(id: string): Promise<void>;
  /** Deletes due mails that have expired or whose address is no member's. Returns how many. */
  deleteUnwantedMails(now: number): Promise<number>;
  /** Deletes the oldest of these if at least `max` mails are due. */
  dropOldestUnwantedMail(now: number, max: number): Promise<void>;
  insertRecord(record: StoredRecord): Promise<void>;
  /** The number of the last save of a member's records at that time or before; 0: none. */
  findSaveBefore(memberId: string, savedAt: number): Promise<number>;
  /** Writes everything of a record except its member, id, module and origin. Stores `before`, if given, as a version. */
  replaceRecord(record: StoredRecord, before?: StoredRecord): Promise<void>;
  /** Does nothing if the record has another revision by now. */
  keepEntryWords(entry: EntryWords): Promise<void>;
  /** Stores what was known of a record's coin. */
  keepBaseline(memberId: string, id: string, baseline: Baseline): Promise<void>;
  /** The quota used of a questionnaire without deleted records. */
  measureUndeleted(memberId: string, module: string): Promise<QuotaUsage>;
  /** Deletes deleted records of a questionnaire for good: all, or the one with that id. */
  purgeDeleted(memberId: string, module: string, id?: string): Promise<void>;
  /** Deletes records for good that were deleted before that time. */
  purgeRecords(memberId: string, deletedBefore: number): Promise<void>;
  /** Deletes the versions of a record up to and including that revision. */
  dropVersions(memberId: string, recordId: string, upTo: number): Promise<void>;
  /** Deletes the oldest versions of a questionnaire's records until the rest has at most `maxBytes`. */
  trimVersions(memberId: string, module: string, maxBytes: number): Promise<void>;
  /** Locks the member and begins a save; undefined if there is no such member. */
  beginSave(memberId: string, module: string): Promise<SaveStart | undefined>;
  /** Locks the member and begins a save into a record; undefined if there is no such record or member. */
  beginUpdate(memberId: string, module: string, id: string): Promise<UpdateStart | undefined>;
  insertSaveReceipt(receipt: SaveReceipt): Promise<void>;
  deleteSaveReceipts(memberId: string, before: number): Promise<void>;
  /** Keeps the newest `max` receipts of a member. */
  trimSaveReceipts(memberId: string, max: number): Promise<void>;
  /** Deletes the sessions of a member that were last used before `seen` or began before `created`. */
  purgeSessions(memberId: string, before: SessionsBefore): Promise<void>;
  /** Deletes expired counters of the shared memory. */
  purgeShared(now: number): Promise<void>;
  /** Adds or replaces an alert of a record. */
  keepAlert(alert: KeptAlert): Promise<void>;
  deleteAlerts(memberId: string, recordId: string): Promise<void>;
  /** Claims coins; false if another server has claimed that batch. */
  insertReadingBatch(batch: ReadingBatch): Promise<boolean>;
  /** Claims a batch again; false if it is read or another server has claimed it since. */
  takeReadingBatch(batch: ReadingBatch, now: number): Promise<boolean>;
  /** Marks a batch as read; false if another server has claimed it since. */
  finishReadingBatch(batch: ReadingBatch, now: number): Promise<boolean>;
  /** Adds or replaces months of coins. */
  keepCoinMonths(months: readonly CoinMonth[]): Promise<void>;
  /** Deletes months before `month` (YYYY-MM), and unwatched coins that were last read before `unwatchedSince` (ms). */
  purgeCoinMonths(old: { readonly month: string; readonly unwatchedSince: number }): Promise<void>;
  /** Deletes the batches of days before that UTC day. */
  purgeReadingBatches(before: string): Promise<void>;
  /** Does nothing if the version is known. */
  insertLiveVersion(version: LiveVersion, now: number): Promise<void>;
  /** Replaces fingerprint and seal of a known version. */
  updateLiveVersion(version: LiveVersion): Promise<void>;
}

/**
 * A write. Arguments and outcome are plain JSON. It may be retried from its start, so it changes nothing outside `tx`.
 * `given` is what the storage was opened with.
 */
export type Command<Args, Outcome, Given> = (tx: Tx, args: Args, given: Given) => Promise<Outcome>;

/** Commands by name. Only a command of this table can run in another thread, which finds it by its name. */
export type Commands<Given> = Readonly<Record<string, Command<never, unknown, Given>>>;

/** A database: reads, and serializable commands. A command is durable once it resolves. */
export interface Storage<Given> {
  /** Reject with StorageError if the database cannot be reached. */
  readonly reads: Reads;
  /** Counters shared with other servers; undefined if the database admits one server only. */
  readonly shared?: SharedMemory;
  /**
   * Runs a command. Rejects with StorageError if the database cannot take the write. Nothing is written then, unless
   * the connection was lost between the commit and its confirmation.
   */
  run<Args, Outcome>(command: Command<Args, Outcome, Given>, args: NoInfer<Args>): Promise<Outcome>;
  /** Current load, without a query. */
  state(): Promise<StorageState>;
  /** Waits for running commands. */
  close(): Promise<void>;
}

/** The load of a database, for the operator. */
export interface StorageState {
  /** Commands that run or wait. */
  readonly waiting: number;
  /** SQLite: the size of the write-ahead log and the free disk space, in bytes. */
  readonly file?: { readonly walBytes: number; readonly freeBytes: number };
  /** PostgreSQL: connections by use, and requests that wait for one. */
  readonly pools?: readonly PoolState[];
}

/** Connections to a database. */
export interface PoolState {
  readonly use: 'reading' | 'writing' | 'sharing';
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The database cannot be used now: locked, full, read-only, overloaded or unreachable. A retry may help. */
export class StorageError extends Error {
  override readonly name: string = 'StorageError';
}

/** A handler for `catch` that replaces a StorageError by a fallback and rethrows anything else. */
export function whereLost<Fallback>(fallback: Fallback): (error: unknown) => Fallback {
  return (error) => {
    if (error instanceof StorageError) return fallback;
    throw error;
  };
}

/** A write waited too long for another write of the same member; other members' writes work. */
export class MemberBusyError extends StorageError {
  override readonly name = 'MemberBusyError';
}

/** A database was not opened, and nothing was written; the message gives the operator the reason. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';
}
