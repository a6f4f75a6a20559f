/** A member as storage keeps them. Times in ms since 1970 UTC. */
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
  /** When everything of theirs goes, as they asked for; null: they stay. */
  readonly leavesAt: number | null;
}

/** A log-in; the browser holds the token, storage its SHA-256 in hex. Times in ms since 1970 UTC. */
export interface Session {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** How the member proved who they are: 'open' is by e-mail address alone. */
  readonly method: 'open' | 'code' | 'passkey';
  /** The browser as its member would call it, such as 'Firefox on Linux'; '' where it did not say. */
  readonly browser: string;
}

/**
 * A log-in by code that was asked for. The code itself is not stored: it follows from the id and the salt under the server's
 * key, so that it takes the database and the key to find it.
 */
export interface LoginChallenge {
  readonly id: string;
  /** 16 random bytes, base64url. */
  readonly salt: string;
  /** A pseudonym of the e-mail that was typed. */
  readonly emailHash: string;
  /** SHA-256 in hex of what the browser holds that asked. */
  readonly browserHash: string;
  readonly expiresAt: number;
}

/** A mail that waits to be sent. */
export interface WaitingMail {
  readonly id: string;
  readonly kind: 'code' | 'new-browser' | 'passkey-added' | 'passkey-removed';
  /** Canonical. Of a 'code' it is what somebody typed, who may be no member: the sender looks that up. */
  readonly email: string;
  /** The log-in that a code is for; '' for other kinds. */
  readonly challengeId: string;
  /** A pseudonym of the network that asked for a code; '' for other kinds. */
  readonly networkHash: string;
  /** Whether the member has logged in before with the browser that asked for a code. */
  readonly isKnownBrowser: boolean;
  /** How often it was tried. */
  readonly tries: number;
  /** When it is to be tried (again). */
  readonly nextAt: number;
  /** From then on it would help nobody. */
  readonly expiresAt: number;
}

/** A mail that waits, with what is known of its member and its log-in. */
export interface DueMail extends WaitingMail {
  /** The last moment of the member's subscription. */
  readonly subExpiry: number;
  /** Of its challenge; '' where it has none. */
  readonly emailHash: string;
  readonly salt: string;
  /** Whether the member has logged in before from the network that asked. */
  readonly isKnownNetwork: boolean;
}

/** A passkey that a member has added. */
export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly memberId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** What the authenticator last said of its uses; it may stay 0. */
  readonly counter: number;
  /** How the browser reaches it, as the browser said. */
  readonly transports: readonly string[];
  /** What the member calls it. */
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

/** When what has been kept for long enough was looked for. */
export interface RetentionLook {
  /** The first time. */
  readonly begunAt: number;
  /** The last time, however the clock was. */
  readonly lookedAt: number;
  /** The last time that the clock was trusted, and old data deleted. */
  readonly trustedAt: number;
  /** Since when the clock is more than a day past that; null: it is not. */
  readonly aheadSince: number | null;
}

/** How often something happened since its period began. */
export interface Count {
  readonly count: number;
  readonly openedAt: number;
}

/** One member's answers to a questionnaire about one subject, without the answers themselves. */
export interface BriefRecord {
  readonly memberId: string;
  readonly id: string;
  /** The questionnaire's id. */
  readonly module: string;
  readonly name: string | null;
  /** The id of what it is about at the source that found it; null: it is known by its name alone. */
  readonly subject: string | null;
  /** A name that it had before its subject was found. */
  readonly alias: string | null;
  /** What the member calls it. */
  readonly title: string | null;
  /** The UTC day of a journal entry, YYYY-MM-DD; null for a checklist, and for an entry older than journals. */
  readonly day: string | null;
  readonly archivedAt: number | null;
  readonly deletedAt: number | null;
  /** The ids of the sections saved so far, as in the answers. */
  readonly sections: readonly string[];
  /** Counts the record's saves from 1. */
  readonly revision: number;
  /** Orders a member's saves: the highest is the latest, whatever the clock said. */
  readonly saveNumber: number;
  readonly savedAt: number;
}

/** The same with its answers. */
export interface StoredRecord extends BriefRecord {
  /** The engine's StoredAnswers as JSON. */
  readonly answers: string;
}

/** A record as one of its saves left it, kept when a later one changed it. */
export interface RecordVersion {
  readonly memberId: string;
  readonly recordId: string;
  /** The questionnaire's id. */
  readonly module: string;
  /** The record's revision then. */
  readonly revision: number;
  readonly savedAt: number;
  /** The engine's StoredAnswers as JSON. */
  readonly answers: string;
}

/**
 * What a member's records of a questionnaire come to, those deleted but not yet gone among them; where one went for good
 * within the last minutes it may be counted still.
 */
export interface RecordUse {
  readonly records: number;
  /** Of their answers. */
  readonly bytes: number;
  /** Of what they were before; at least. */
  readonly versionBytes: number;
}

/** What a save begins with. */
export interface SaveBeginning {
  /** The number that it carries. */
  readonly saveNumber: number;
  /** What the member keeps of the questionnaire. */
  readonly use: RecordUse;
}

/** What a save into a record begins with. */
export interface UpdateBeginning extends SaveBeginning {
  readonly record: StoredRecord;
}

/** One payment of coins; (memberId, key) exists at most once, for ever. */
export interface LedgerEntry {
  readonly memberId: string;
  /** `module_section` or `daily:YYYY-MM-DD`. */
  readonly key: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly createdAt: number;
}

/** What a first save under an Idempotency-Key came to: the same save sent again gets the same record. */
export interface SaveReceipt {
  readonly memberId: string;
  readonly key: string;
  /** SHA-256 in hex of the request; another request under the same key is refused. */
  readonly requestHash: string;
  readonly recordId: string;
  readonly createdAt: number;
}

/** A member whose balance is not the sum of their ledger. */
export interface Imbalance {
  readonly memberId: string;
  readonly email: string;
  readonly balance: number;
  readonly ledgerSum: number;
}

/** A version of a questionnaire that members were asked. */
export interface LiveVersion {
  /** The questionnaire's id. */
  readonly module: string;
  /** 0: it has records from before versions were noted. */
  readonly version: number;
  /** What of it decides what answers mean, as the compile step digests it; '': not known. */
  readonly fingerprint: string;
  /** The seal of its release; '': it was live without having been released. */
  readonly seal: string;
}
