import { isRecord } from '../../../lib/is-record.ts';
import { toAnswers } from '../../../engine/answers/to-answers.ts';
import type { Answers } from '../../../engine/registry/questionnaire.ts';
import type { WireValue } from '../../../contracts/record.ts';
import { toDeviceKey } from '../device/local-storage.ts';
import { sharedStorage } from '../device/shared-storage.ts';

/** A first save whose answer never came: sent again unchanged, it makes no second record. */
export interface UnansweredCreate {
  readonly idempotencyKey: string;
  readonly version: number;
  readonly name?: string;
  readonly fields: Readonly<Record<string, WireValue>>;
}

/** How a record of this browser hangs together with the server's. */
export interface RecordLink {
  /** Absent until the first save was answered. */
  readonly id?: string;
  /** The revision that `stored` was read at; absent: not known, or known to be outdated. */
  readonly etag?: string | undefined;
  readonly first?: UnansweredCreate | undefined;
  /** What was saved when the member's answers were begun, or saved by them since; by section. */
  readonly base: Readonly<Record<string, Answers>>;
  /** All that the record holds at `etag`. */
  readonly stored: Answers;
}

const kind = 'record';

/** The records that this browser knows, by the member and the record's handle. */
export const recordLinks = {
  get: async (email: string, handle: string): Promise<RecordLink | undefined> =>
    readLink(await sharedStorage.get(toDeviceKey(kind, email, handle))),

  set: (email: string, handle: string, link: RecordLink): Promise<void> =>
    sharedStorage.set(toDeviceKey(kind, email, handle), link),

  /** Forgets the records that no handle of these leads to. */
  keepOnly: async (email: string, handles: ReadonlySet<string>): Promise<void> => {
    const kept = new Set([...handles].map((handle) => toDeviceKey(kind, email, handle)));
    const keys = await sharedStorage.list(`${toDeviceKey(kind, email)}/`);
    await Promise.all(keys.filter((key) => !kept.has(key)).map((key) => sharedStorage.remove(key)));
  },
} as const;

function readLink(kept: unknown): RecordLink | undefined {
  if (!isRecord(kept) || !isRecord(kept['base'])) return undefined;
  const { id, etag } = kept;
  const first = readFirst(kept['first']);
  return {
    ...(typeof id === 'string' && { id }),
    ...(typeof etag === 'string' && { etag }),
    ...(first && { first }),
    base: Object.fromEntries(Object.entries(kept['base']).map(([section, one]) => [section, toAnswers(one)])),
    stored: toAnswers(kept['stored']),
  };
}

function readFirst(kept: unknown): UnansweredCreate | undefined {
  if (!isRecord(kept) || !isRecord(kept['fields'])) return undefined;
  const { idempotencyKey, version, name } = kept;
  if (typeof idempotencyKey !== 'string' || typeof version !== 'number') return undefined;
  const fields = Object.entries(kept['fields']).filter(
    (field): field is [string, WireValue] => typeof field[1] === 'string' || typeof field[1] === 'boolean',
  );
  return {
    idempotencyKey,
    version,
    ...(typeof name === 'string' && { name }),
    fields: Object.fromEntries(fields),
  };
}
