import type { Selectable } from 'kysely';
import type { BriefRecord, RecordVersion, SaveReceipt, Member, StoredRecord } from '../ports/entities.ts';
import type { Tables } from '../ports/tables.ts';

export type Row<Table extends keyof Tables> = { [Column in keyof Tables[Table]]: Tables[Table][Column] };

export function toMember(row: Selectable<Tables['members']>): Member {
  return {
    id: row.id,
    email: row.email,
    subExpiry: row.sub_expiry,
    balance: row.curr_coins,
    daysSignedIn: row.days_signed_in,
    lastCollected: row.last_collected_date,
    disclaimerAgreedAt: row.disclaimer_agreed_at,
    leavesAt: row.leaves_at,
  };
}

type Words = 'words' | 'words_revision' | 'words_mark';

/** Without `version_bytes`, which changes together with versions, what was known of its coin, and the words of a search. */
export type RecordRow = Omit<Row<'records'>, 'version_bytes' | 'shown' | 'known' | Words>;

export function toStoredRecord(row: RecordRow): StoredRecord {
  return { ...toBriefRecord(row), content: row.content };
}

export function toBriefRecord(row: Omit<RecordRow, 'content' | 'size'>): BriefRecord {
  return {
    memberId: row.member_id,
    id: row.id,
    module: row.module,
    name: row.name,
    subject: row.subject,
    alias: row.alias,
    title: row.title,
    day: row.day,
    archivedAt: row.archived_at,
    deletedAt: row.deleted_at,
    origin: row.origin,
    sections: readSections(row.sections),
    revision: row.revision,
    saveNumber: row.save_number,
    savedAt: row.saved_at,
  };
}

export function toRecordRow(record: StoredRecord): RecordRow {
  return {
    member_id: record.memberId,
    id: record.id,
    module: record.module,
    name: record.name,
    subject: record.subject,
    alias: record.alias,
    title: record.title,
    day: record.day,
    archived_at: record.archivedAt,
    deleted_at: record.deletedAt,
    origin: record.origin,
    content: record.content,
    sections: JSON.stringify(record.sections),
    size: Buffer.byteLength(record.content),
    revision: record.revision,
    save_number: record.saveNumber,
    saved_at: record.savedAt,
  };
}

export function toRecordVersion(row: Selectable<Omit<Tables['record_versions'], 'size'>>): RecordVersion {
  return {
    memberId: row.member_id,
    recordId: row.record_id,
    module: row.module,
    revision: row.revision,
    savedAt: row.saved_at,
    content: row.content,
  };
}

export function toVersionRow(record: StoredRecord): Row<'record_versions'> {
  return {
    member_id: record.memberId,
    record_id: record.id,
    revision: record.revision,
    module: record.module,
    content: record.content,
    size: Buffer.byteLength(record.content),
    saved_at: record.savedAt,
  };
}

export function toSaveReceipt(row: Selectable<Tables['kept_answers']>): SaveReceipt {
  return {
    memberId: row.member_id,
    key: row.key,
    requestHash: row.request_hash,
    recordId: row.record_id,
    createdAt: row.created_at,
  };
}

export function toSaveReceiptRow(receipt: SaveReceipt): Row<'kept_answers'> {
  return {
    member_id: receipt.memberId,
    key: receipt.key,
    request_hash: receipt.requestHash,
    record_id: receipt.recordId,
    created_at: receipt.createdAt,
  };
}

/** Only toRecordRow writes that column; a damaged list counts as empty. */
function readSections(text: string): readonly string[] {
  try {
    const sections: unknown = JSON.parse(text);
    return Array.isArray(sections) ? sections.filter((section) => typeof section === 'string') : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
