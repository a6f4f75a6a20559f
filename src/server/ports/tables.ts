import type { KeptAlert, WaitingMail } from './entities.ts';

/** Times in ms since 1970 UTC. No booleans: the two databases differ there. */
export interface Tables {
  members: {
    id: string;
    email: string;
    sub_expiry: number;
    curr_coins: number;
    days_signed_in: number;
    last_collected_date: string | null;
    disclaimer_agreed_at: number | null;
    leaves_at: number | null;
    save_count: number;
    created_at: number;
  };
  sessions: {
    token_hash: string;
    member_id: string;
    created_at: number;
    last_seen_at: number;
    method: string;
    browser: string;
  };
  /**
   * Requested sign-ins by code. The code is not stored: it is an HMAC over id and salt under the server's key, so that finding it
   * takes the database and the key.
   */
  login_challenges: {
    id: string;
    /** 16 random bytes, base64url. */
    salt: string;
    /** The pseudonym of the typed e-mail. */
    email_hash: string;
    /** SHA-256 in hex of the requesting browser's secret. */
    browser_hash: string;
    attempts: number;
    expires_at: number;
    used_at: number | null;
  };
  used_challenges: { hash: string; expires_at: number };
  counters: { key: string; opened_at: number; count: number; ends_at: number };
  /** `network_hash` is a pseudonym. */
  known_networks: { member_id: string; network_hash: string; expires_at: number };
  mail_outbox: {
    id: string;
    /** Other versions of this program may have further kinds. */
    kind: WaitingMail['kind'];
    email: string;
    challenge_id: string;
    network_hash: string;
    /** 1: yes. */
    known_browser: number;
    tries: number;
    next_at: number;
    expires_at: number;
  };
  passkeys: {
    id: string;
    member_id: string;
    public_key: string;
    counter: number;
    transports: string;
    name: string;
    created_at: number;
    last_used_at: number | null;
  };
  records: {
    member_id: string;
    id: string;
    module: string;
    name: string | null;
    subject: string | null;
    alias: string | null;
    title: string | null;
    day: string | null;
    archived_at: number | null;
    deleted_at: number | null;
    /** The record's id in the file it was imported from. */
    origin: string | null;
    content: string;
    sections: string;
    size: number;
    /** Upper bound of the size of its versions: single deleted versions stay counted until all are trimmed. */
    version_bytes: number;
    revision: number;
    save_number: number;
    saved_at: number;
    /** What was known of its coin when it was saved: the facts shown with its answers as JSON, and the values of its day, packed. */
    shown: string | null;
    known: string | null;
    /** What a search compares, read from revision `words_revision` by the questions with that mark. */
    words: string | null;
    words_revision: number | null;
    words_mark: string | null;
  };
  record_versions: {
    member_id: string;
    record_id: string;
    revision: number;
    module: string;
    content: string;
    size: number;
    saved_at: number;
  };
  saved_sections: { member_id: string; module: string; section: string };
  /** Receipts of saves, under an older word: docs/decisions/0020-migrations-only-add.md. */
  kept_answers: {
    member_id: string;
    key: string;
    request_hash: string;
    record_id: string;
    created_at: number;
  };
  ledger: {
    member_id: string;
    key: string;
    amount: number;
    balance_after: number;
    created_at: number;
  };
  /** `coin`: the id at its source. */
  watched_coins: { member_id: string; coin: string; name: string; watched_at: number };
  /** `since`, `until`, `*_day`: UTC days; `counted`: 0 while its state is not known. */
  alerts: {
    member_id: string;
    record_id: string;
    number: number;
    coin: string | null;
    since: string;
    fact: KeptAlert['fact'];
    side: KeptAlert['side'];
    figure: number;
    until: string;
    counted: number;
    met_day: string | null;
    met_value: number | null;
    met_source: string | null;
    met_state: 'live' | 'sample' | null;
    known_day: string | null;
    read_day: string | null;
  };
  /** `month`: YYYY-MM; `days`: the packed days as JSON; `last`: the last of them, null in rows from before it existed. */
  coin_months: {
    coin: string;
    month: string;
    gecko_id: string | null;
    charted_on: string | null;
    days: string;
    last: string | null;
    read_at: number;
  };
  /** `coins`: ids as JSON. */
  reading_batches: { day: string; batch: number; coins: string; claimed_at: number; read_at: number | null };
  /** Version 0: records exist, and their version is unknown. */
  live_versions: {
    module: string;
    version: number;
    fingerprint: string;
    seal: string;
    noted_at: number;
  };
  /** The state of the retention runs, under an older word: docs/decisions/0020-migrations-only-add.md. */
  retention_looks: {
    id: string;
    begun_at: number;
    looked_at: number;
    trusted_at: number;
    ahead_since: number | null;
  };
  /** Counters of earlier versions; `until`: when the row expires. */
  shared_counts: { key: string; count: number; until: number };
  probe: { id: string; written_at: number };
}

type TableUse = 'members' | 'product' | 'passing';

const uses: Readonly<Record<keyof Tables, TableUse>> = {
  members: 'members',
  // A restored session would sign in a member who has signed out since the backup.
  sessions: 'passing',
  login_challenges: 'passing',
  // Used challenges and revoked browsers stay so.
  used_challenges: 'product',
  counters: 'passing',
  known_networks: 'passing',
  mail_outbox: 'passing',
  passkeys: 'members',
  records: 'members',
  record_versions: 'members',
  saved_sections: 'members',
  kept_answers: 'members',
  ledger: 'members',
  watched_coins: 'members',
  alerts: 'members',
  coin_months: 'product',
  // A restored claim would keep servers from reading the coins.
  reading_batches: 'passing',
  live_versions: 'product',
  retention_looks: 'product',
  shared_counts: 'passing',
  probe: 'passing',
};

/** Tables that are copied to another database. */
export const keptTables = listTables('members', 'product');

/** Tables that are empty after a restore. */
export const passingTables = listTables('passing');

export const memberTables = listTables('members');

function listTables(...kinds: readonly TableUse[]): readonly string[] {
  return Object.entries(uses).flatMap(([name, use]) => (kinds.includes(use) ? [name] : []));
}
