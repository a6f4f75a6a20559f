import type { DayValueId } from '../../contracts/day-values.ts';
import type { AlertSide } from '../../contracts/alert-sides.ts';
import type { AlertState } from '../../contracts/desk.ts';
import type { EvidenceByQuestion } from '../../contracts/record.ts';
import type { KeptDay } from './coin-days.ts';

/** A member. Times in ms since 1970 UTC. */
export interface Member {
  readonly id: string;
  /** Canonical: lower case. */
  readonly email: string;
  /** The last moment of the subscription. */
  readonly subExpiry: number;
  /** Balance in coins; always the sum of the member's ledger. */
  readonly balance: number;
  /** Day of the daily streak, 0 (never collected) to 7. */
  readonly daysSignedIn: number;
  /** UTC day of the last daily collection, YYYY-MM-DD. */
  readonly lastCollected: string | null;
  readonly disclaimerAgreedAt: number | null;
  /** When the member's data is deleted, at their request; null: not requested. */
  readonly leavesAt: number | null;
}

/** A session; the browser has the token, storage its SHA-256 in hex. Times in ms since 1970 UTC. */
export interface Session {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** How the member signed in: 'open' is by e-mail address alone. */
  readonly method: 'open' | 'code' | 'passkey';
  /** Such as 'Firefox on Linux'; '' if unknown. */
  readonly browser: string;
}

/** A mail in the outbox. */
export interface WaitingMail {
  readonly id: string;
  readonly kind: 'code' | 'new-browser' | 'passkey-added' | 'passkey-removed';
  /** Canonical. For a 'code' it is as typed, and may be no member's: the sender looks it up. */
  readonly email: string;
  /** The challenge of a code; '' for other kinds. */
  readonly challengeId: string;
  /** The pseudonym of the network that requested a code; '' for other kinds. */
  readonly networkHash: string;
  /** Whether the browser that requested a code is trusted. */
  readonly isKnownBrowser: boolean;
  /** Attempts to send it. */
  readonly tries: number;
  /** When to try next. */
  readonly nextAt: number;
  /** When it becomes useless. */
  readonly expiresAt: number;
}

/** A due mail with data of its member and challenge. */
export interface DueMail extends WaitingMail {
  /** The last moment of the member's subscription. */
  readonly subExpiry: number;
  /** Of its challenge; '' if it has none. */
  readonly emailHash: string;
  readonly salt: string;
  /** Whether the member has signed in from that network before. */
  readonly isKnownNetwork: boolean;
}

/** A passkey of a member. */
export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly memberId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** The authenticator's last signature counter; it may stay 0. */
  readonly counter: number;
  /** WebAuthn transports, as the browser reported them. */
  readonly transports: readonly string[];
  /** The member's name for it. */
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

/** State of the retention runs. Times in ms since 1970 UTC. */
export interface RetentionState {
  /** The first run. */
  readonly begunAt: number;
  /** The last run. */
  readonly ranAt: number;
  /** The last run with a trusted clock; only such runs delete data. */
  readonly trustedAt: number;
  /** Since when the clock is more than a day past `trustedAt`; null: it is not. */
  readonly aheadSince: number | null;
}

/** A record without its answers: a member's answers to a questionnaire about one subject. */
export interface BriefRecord {
  readonly memberId: string;
  readonly id: string;
  /** The questionnaire's id. */
  readonly module: string;
  readonly name: string | null;
  /** The subject's id at its source; null: only its name is known. */
  readonly subject: string | null;
  /** The name from before the subject's id was known. */
  readonly alias: string | null;
  /** The member's own title. */
  readonly title: string | null;
  /** The UTC day of a journal entry, YYYY-MM-DD; null for a checklist, and for entries from before journals existed. */
  readonly day: string | null;
  readonly archivedAt: number | null;
  readonly deletedAt: number | null;
  /** Its id in the file it was imported from; null: it began here. */
  readonly origin: string | null;
  /** Ids of the saved sections, as in the answers. */
  readonly sections: readonly string[];
  /** Counts the record's saves from 1. */
  readonly revision: number;
  /**
   * Orders a member's saves independently of the clock. An imported record has the number of the save that its moment
   * follows; records of one number are in the order of `savedAt`.
   */
  readonly saveNumber: number;
  readonly savedAt: number;
}

/** What was known of a coin when a record about it was saved. */
export interface Baseline {
  /** The facts shown with its answers that home compares, by question id. */
  readonly shown: EvidenceByQuestion;
  /** The values of its day, or of one of the next days; undefined: not read then. */
  readonly known: KeptDay | undefined;
}

/** A record about a coin, without its answers. */
export interface CoinRecord
  extends Pick<BriefRecord, 'memberId' | 'id' | 'name' | 'day' | 'savedAt'>, Baseline {
  /** The coin's id at its source. */
  readonly subject: string;
}

/** A record with its answers. */
export interface StoredRecord extends BriefRecord {
  /** The engine's StoredAnswers as JSON. */
  readonly content: string;
}

/** An earlier version of a record, stored when a later save changed it. */
export interface RecordVersion {
  readonly memberId: string;
  readonly recordId: string;
  /** The questionnaire's id. */
  readonly module: string;
  /** The record's revision at that time. */
  readonly revision: number;
  readonly savedAt: number;
  /** The engine's StoredAnswers as JSON. */
  readonly content: string;
}

/** The quota that a member uses of a questionnaire, with deleted records that can still be restored. */
export interface QuotaUsage {
  readonly records: number;
  /** Of their answers. */
  readonly bytes: number;
  /** Of their earlier versions; an upper bound. */
  readonly versionBytes: number;
}

/** The state that a save starts from, with the member locked. */
export interface SaveStart {
  /** The number of this save. */
  readonly saveNumber: number;
  readonly usage: QuotaUsage;
}

/** The state that a save into a record starts from. */
export interface UpdateStart extends SaveStart {
  readonly record: StoredRecord;
}

/** The result of a first save with an Idempotency-Key: a retry gets the same record. */
export interface SaveReceipt {
  readonly memberId: string;
  readonly key: string;
  /** SHA-256 in hex of the request; another request under the same key is refused. */
  readonly requestHash: string;
  readonly recordId: string;
  readonly createdAt: number;
}

/** An alert of a record about its coin; (memberId, recordId, number) is unique. */
export interface KeptAlert {
  readonly memberId: string;
  readonly recordId: string;
  /** Counts the alerts of a record from 1. */
  readonly number: number;
  /** The coin's id at its source; null: only its name is known. */
  readonly coin: string | null;
  /** The UTC day from which the coin's readings count. */
  readonly since: string;
  readonly fact: DayValueId;
  readonly side: AlertSide;
  /** In the fact's unit. */
  readonly figure: number;
  /** The last UTC day, YYYY-MM-DD. */
  readonly until: string;
  /** Undefined: the readings before the upgrade that stores it are not counted yet. */
  readonly state: AlertState | undefined;
}
