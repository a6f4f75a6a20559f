import type {
  BriefRecord,
  Count,
  LiveVersion,
  LoginChallenge,
  Passkey,
  DueMail,
  WaitingMail,
  Imbalance,
  RecordUse,
  RecordVersion,
  RetentionLook,
  SaveBeginning,
  SaveReceipt,
  LedgerEntry,
  Member,
  Session,
  StoredRecord,
  UpdateBeginning,
} from './entities.ts';
import type { SharedMemory } from './shared-memory.ts';

/** The moments before which what is kept for a while has been kept for long enough. */
export interface Overdue {
  /** Of sessions: when they were used last, or began. */
  readonly sessions: SessionsBefore;
  /** When receipts of saves were made. */
  readonly receipts: number;
  /** When records were deleted. */
  readonly deleted: number;
}

interface SessionsBefore {
  readonly seen: number;
  readonly created: number;
}

/** What may be read; outside a command this sees every committed write and nothing else. */
export interface Reads {
  findMember(id: string): Promise<Member | undefined>;
  /** `email` in canonical form. */
  findMemberByEmail(email: string): Promise<Member | undefined>;
  /** By e-mail. */
  listMembers(): Promise<readonly Member[]>;
  countMembers(): Promise<number>;
  /** The ids of members who asked to leave, and whose time is over. */
  listLeaving(now: number): Promise<readonly string[]>;
  /** The ids of members whose subscription ended before that moment. */
  listLapsed(before: number): Promise<readonly string[]>;
  /** Undefined: none was noted yet. */
  findRetentionLook(): Promise<RetentionLook | undefined>;
  /** The ids of members of whom something has been kept for long enough. */
  listOverdue(before: Overdue): Promise<readonly string[]>;
  findSession(tokenHash: string): Promise<{ readonly session: Session; readonly member: Member } | undefined>;
  /** Newest first. */
  listSessions(memberId: string): Promise<readonly Session[]>;
  /** Oldest first. */
  listPasskeys(memberId: string): Promise<readonly Passkey[]>;
  findPasskey(id: string): Promise<Passkey | undefined>;
  /** Marks of a member's browsers that end by then are ended already; undefined: none is. */
  findMarksEnd(memberId: string): Promise<number | undefined>;
  /** Mails that wait, whether or not their turn has come. */
  countMails(): Promise<number>;
  /** Whether there is a mail whose turn has come, to whichever address. */
  hasDueMails(now: number): Promise<boolean>;
  /**
   * Mails to members whose turn has come, the longest waiting first. However many wait for other addresses, each is found
   * at once.
   */
  listDueMails(now: number, limit: number): Promise<readonly DueMail[]>;
  /** The salt of a log-in by code; undefined: there is no such log-in. */
  findLoginSalt(challengeId: string): Promise<string | undefined>;
  /** Also one that was deleted and can be taken back. */
  findRecord(memberId: string, id: string): Promise<StoredRecord | undefined>;
  /** The record of a questionnaire that was saved last, of those not deleted. */
  findLatestRecord(memberId: string, module: string): Promise<StoredRecord | undefined>;
  /** So many of those not deleted, saved last first; `skip` leaves out as many of the first. */
  listRecords(
    memberId: string,
    module: string,
    range: { readonly skip: number; readonly limit: number },
  ): Promise<readonly BriefRecord[]>;
  /** So many records of all questionnaires by id, those deleted among them; only those whose id comes after `after`. */
  listRecordsById(
    memberId: string,
    range: { readonly after: string; readonly limit: number },
  ): Promise<readonly StoredRecord[]>;
  /** What a record was before, newest first, without what it is now. */
  listVersions(memberId: string, recordId: string): Promise<readonly RecordVersion[]>;
  findVersion(memberId: string, recordId: string, revision: number): Promise<RecordVersion | undefined>;
  /** The sections of a questionnaire that the member has ever saved. */
  listSavedSections(memberId: string, module: string): Promise<readonly string[]>;
  findSaveReceipt(memberId: string, key: string): Promise<SaveReceipt | undefined>;
  /** Oldest first. */
  listLedger(memberId: string): Promise<readonly LedgerEntry[]>;
  listImbalances(): Promise<readonly Imbalance[]>;
  /** Every version that was live, by questionnaire and number. */
  listLiveVersions(): Promise<readonly LiveVersion[]>;
  /** Whether any member has a record of a questionnaire. May read much where none has. */
  hasRecords(module: string): Promise<boolean>;
}

/**
 * What a command may do; all of it happens together or not at all. `findMember`, `findMemberByEmail`, `beginSave` and
 * `beginUpdate` also hold the member they find: another command that looks up the same member waits there until this one
 * has ended. So a command that writes what depends on what it read of a member looks the member up first. It may ask for
 * the member and for more at once: the member is held first. A write that resolves to nothing may fail at the command's end
 * only.
 */
export interface Tx extends Reads {
  keepRetentionLook(look: RetentionLook): Promise<void>;
  insertMember(member: Member, now: number): Promise<void>;
  updateMember(id: string, change: Partial<Omit<Member, 'id' | 'email'>>): Promise<void>;
  /** Takes everything of the member along. */
  deleteMember(id: string): Promise<void>;
  insertSession(session: Session): Promise<void>;
  touchSession(tokenHash: string, lastSeenAt: number): Promise<void>;
  deleteSessions(tokenHashes: readonly string[]): Promise<void>;
  deleteSessionsOf(memberId: string): Promise<void>;
  /** Counts so many more under a key; a period (ms) that is over, or was begun while a clock was ahead, begins anew. */
  countUp(
    key: string,
    step: { readonly by: number; readonly period: number; readonly now: number },
  ): Promise<Count>;
  insertLoginChallenge(challenge: LoginChallenge): Promise<void>;
  /** Counts an attempt, where the challenge is not used, not over and has attempts left; undefined: it is or has none. */
  tryLoginChallenge(
    id: string,
    limits: { readonly now: number; readonly attempts: number },
  ): Promise<LoginChallenge | undefined>;
  /** False when it was used before. */
  useLoginChallenge(id: string, now: number): Promise<boolean>;
  /** Notes that a challenge of a passkey was answered; false when it was before. */
  insertUsedChallenge(hash: string, expiresAt: number): Promise<boolean>;
  /** Ends all marks of a member's browsers that end by `until`. */
  endMarks(memberId: string, until: number): Promise<void>;
  /** Deletes what log-ins have left behind and what was over before that moment. */
  purgeLogins(before: number): Promise<void>;
  /** Notes that a member has logged in from a network, until a moment. */
  noteNetwork(memberId: string, networkHash: string, until: number): Promise<void>;
  /** Forgets the networks of a member. */
  forgetNetworks(memberId: string): Promise<void>;
  insertMail(mail: WaitingMail): Promise<void>;
  /** Takes a mail to be tried until `until`; false when another has taken it meanwhile. */
  takeMail(mail: WaitingMail, until: number): Promise<boolean>;
  postponeMail(id: string, nextAt: number): Promise<void>;
  deleteMail(id: string): Promise<void>;
  /** Deletes mails that are due and over, or to no member's address: at most `limit`. Resolves to how many it deleted. */
  deleteUnwantedMails(now: number, limit: number): Promise<number>;
  /** False when there is one with that id already. */
  insertPasskey(passkey: Passkey): Promise<boolean>;
  updatePasskey(id: string, change: Partial<Pick<Passkey, 'counter' | 'name' | 'lastUsedAt'>>): Promise<void>;
  deletePasskey(id: string): Promise<void>;
  insertRecord(record: StoredRecord): Promise<void>;
  /**
   * Writes what may change of a record: everything but its member, its id and its module. What it was before is kept
   * as a version where that is given.
   */
  updateRecord(record: StoredRecord, before?: StoredRecord): Promise<void>;
  /** What the member would keep of a questionnaire after purgeDeleted. */
  measureUndeleted(memberId: string, module: string): Promise<RecordUse>;
  /** Deletes for good what was deleted of a questionnaire. */
  purgeDeleted(memberId: string, module: string): Promise<void>;
  /** Deletes for good what was deleted before that moment. */
  purgeRecords(memberId: string, deletedBefore: number): Promise<void>;
  /** Deletes the versions of a record up to and with that revision, none of which the same command writes. */
  dropVersions(memberId: string, recordId: string, upTo: number): Promise<void>;
  /** Deletes the oldest versions of a questionnaire's records, until those left have at most so many bytes. */
  trimVersions(memberId: string, module: string, maxBytes: number): Promise<void>;
  /** Begins a save to a questionnaire, with the member held; undefined: there is no such member. */
  beginSave(memberId: string, module: string): Promise<SaveBeginning | undefined>;
  /** Begins a save into a record, with the member held; undefined: there is no such record or no such member. */
  beginUpdate(memberId: string, module: string, id: string): Promise<UpdateBeginning | undefined>;
  markSectionsSaved(memberId: string, module: string, sections: readonly string[]): Promise<void>;
  insertSaveReceipt(receipt: SaveReceipt): Promise<void>;
  deleteSaveReceipts(memberId: string, before: number): Promise<void>;
  /** Leaves so many receipts of a member, the newest. */
  trimSaveReceipts(memberId: string, most: number): Promise<void>;
  /** Deletes the sessions of a member that nothing has used since, or that began before. */
  purgeSessions(memberId: string, before: SessionsBefore): Promise<void>;
  /** Deletes what servers knew together and what is over. */
  purgeShared(now: number): Promise<void>;
  /** False when the member's key was there before; then nothing is written. */
  insertLedgerEntry(entry: LedgerEntry): Promise<boolean>;
  /** Does nothing where that version is noted already. */
  insertLiveVersion(version: LiveVersion, now: number): Promise<void>;
  /** Writes what else is known of a version that is noted. */
  updateLiveVersion(version: LiveVersion): Promise<void>;
  /** Writes one row that means nothing, to prove that writing works. */
  writeProbe(now: number): Promise<void>;
}

/**
 * A named write: everything it does goes through `tx`, and its arguments and outcome are plain JSON values. It may be
 * run again from its start where the database says so, so it changes nothing outside `tx`.
 */
export type Command<Args, Outcome> = (tx: Tx, args: Args) => Promise<Outcome>;

/** The arguments and outcome of each command, by name. */
export type CommandSpec<Names extends string = string> = Readonly<
  Record<Names, { readonly args: unknown; readonly outcome: unknown }>
>;

/** The closed list of commands that a storage runs. */
export type Commands<Spec extends CommandSpec> = {
  readonly [Name in keyof Spec]: Command<Spec[Name]['args'], Spec[Name]['outcome']>;
};

/** A database: reads, and commands whose effect is as if they ran one at a time, each durable before it is answered. */
export interface Storage<Spec extends CommandSpec> {
  /** They reject with StorageError where the database cannot be reached now. */
  readonly reads: Reads;
  /** What this server knows together with others; undefined: it is the only one that a database of its kind can have. */
  readonly shared?: SharedMemory;
  /**
   * A record that a command is about to be run for, whatever it is a record of; also one that was deleted and can be taken
   * back. Given to `run` it may spare reading it again: the command sees what is there by then, as ever.
   */
  look(memberId: string, module: string, id: string): Promise<StoredRecord | undefined>;
  /**
   * Rejects with StorageError where the database cannot take the write now. Nothing is written then, unless the
   * connection was lost after the write was complete and before that could be said.
   */
  run<Name extends keyof Spec>(
    name: Name,
    args: Spec[Name]['args'],
    look?: StoredRecord,
  ): Promise<Spec[Name]['outcome']>;
  /**
   * Of the embedded database alone: takes what was deleted out of its log too. Where somebody still reads from there it
   * stays until the next time.
   */
  emptyLog?(): Promise<void>;
  /** How it is doing now, without asking it anything. */
  state(): Promise<StorageState>;
  /** Waits for the commands under way. */
  close(): Promise<void>;
}

/** How a database is doing, for whoever runs it. */
export interface StorageState {
  /** Commands that are under way or wait for their turn. */
  readonly waiting: number;
  /** Of the embedded database alone: its write-ahead log, and what is free on its disk, in bytes. */
  readonly file?: { readonly walBytes: number; readonly freeBytes: number };
  /** Of PostgreSQL alone: its connections by what they are for, and requests that wait for one. */
  readonly pools?: readonly PoolState[];
}

/** Connections to a database. */
export interface PoolState {
  readonly use: 'reading' | 'saving' | 'writing' | 'sharing';
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The database cannot be used now: locked, full, read-only, overloaded or not reachable. Asking again may help. */
export class StorageError extends Error {
  override readonly name: string = 'StorageError';
}

/** What a call comes to where the database cannot be used now, given to its `catch`; any other failure stays one. */
export function whereLost<Fallback>(fallback: Fallback): (error: unknown) => Fallback {
  return (error) => {
    if (error instanceof StorageError) return fallback;
    throw error;
  };
}

/** A member's write waited too long for others of the same member, or for who else holds what is theirs; other members' are taken. */
export class MemberBusyError extends StorageError {
  override readonly name = 'MemberBusyError';
}

/** Why a database was not opened; `line` tells the operator, and nothing has been written. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';
}
