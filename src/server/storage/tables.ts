/** The tables as Kysely sees them. Times in ms since 1970 UTC; booleans are not used, both databases differ there. */
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
  sessions: { token_hash: string; member_id: string; created_at: number; last_seen_at: number };
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
    answers: string;
    sections: string;
    size: number;
    revision: number;
    save_number: number;
    saved_at: number;
  };
  record_versions: {
    member_id: string;
    record_id: string;
    revision: number;
    module: string;
    answers: string;
    size: number;
    saved_at: number;
  };
  saved_sections: { member_id: string; module: string; section: string };
  /** Receipts of saves, under an older word: docs/decisions/2026-11-22-tables-keep-their-names.md. */
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
  probe: { id: string; written_at: number };
}

const kept: Readonly<Record<keyof Tables, 'kept' | 'passing'>> = {
  members: 'kept',
  // Whoever logged out since must not be logged in again.
  sessions: 'passing',
  records: 'kept',
  record_versions: 'kept',
  saved_sections: 'kept',
  kept_answers: 'kept',
  ledger: 'kept',
  probe: 'passing',
};

/** The tables whose rows mean something: what a move to another database takes along. */
export const keptTables: readonly string[] = Object.entries(kept).flatMap(([name, use]) =>
  use === 'kept' ? [name] : [],
);
