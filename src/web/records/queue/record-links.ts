import { isRecord } from '../../../lib/is-record.ts';
import { readStoredContent, toStoredContent } from '../../../engine/stored.ts';
import { blankContent, type Content } from '../../../engine/content.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { SentFields, WireValue } from '../../../contracts/record.ts';
import { newId } from '../new-id.ts';
import type { Device } from '../open-device.ts';
import { isTextList } from '../../../lib/is-text-list.ts';
import { deviceKeys, readRecordSubject } from '../storage-keys.ts';

/** A first save without a response: sent again unchanged, it creates no second record. */
export interface UnansweredCreate extends SentFields {
  readonly idempotencyKey: string;
  readonly version: number;
  /** Absent in a link that an earlier build stored. */
  readonly sectionId?: string;
  readonly subject?: Subject;
  readonly day?: string;
}

/** Relation of a record in this browser to the server's. */
export interface RecordLink {
  /** Absent until the server has confirmed the first save. */
  readonly id?: string;
  /** The revision of `stored`; absent: unknown or outdated. */
  readonly etag?: string | undefined;
  readonly first?: UnansweredCreate | undefined;
  /** By section: content saved when the member's answers were started, or by the member since. */
  readonly base: Readonly<Record<string, Content>>;
  /** The whole content of the record at `etag`. */
  readonly stored: Content;
  /** As in RecordContent. */
  readonly unseen?: readonly string[] | undefined;
}

/** For a record that is not known to be on the server. */
export const blankLink: RecordLink = { base: {}, stored: blankContent };

export type RecordLinks = ReturnType<typeof openRecordLinks>;

export function openRecordLinks(member: string, { shared }: Device) {
  const set = (handle: string, link: RecordLink): Promise<void> =>
    shared.set(deviceKeys.link(member, handle), toStoredLink(link));
  return {
    load: async (handle: string): Promise<RecordLink | undefined> =>
      readLink(await shared.get(deviceKeys.link(member, handle))),
    set,
    /** Stores a new link, and returns its handle. */
    add: (link: RecordLink): string => {
      const handle = newId();
      // The browser runs writes in the order of their calls, so the caller need not wait for this one.
      void set(handle, link);
      return handle;
    },
    /** Removes all other links. */
    keepOnly: async (handles: Iterable<string>): Promise<void> => {
      const kept = new Set([...handles].map((handle) => deviceKeys.link(member, handle)));
      const keys = await shared.list(deviceKeys.links(member));
      await Promise.all(keys.filter((key) => !kept.has(key)).map((key) => shared.remove(key)));
    },
  } as const;
}

function toStoredLink({ base, stored, ...link }: RecordLink) {
  const kept = Object.entries(base).map(([section, content]) => [section, toStoredContent(content)]);
  return { ...link, base: Object.fromEntries(kept), stored: toStoredContent(stored) };
}

function readLink(kept: unknown): RecordLink | undefined {
  if (!isRecord(kept) || !isRecord(kept['base'])) return undefined;
  const { id, etag, unseen } = kept;
  const first = readFirst(kept['first']);
  return {
    ...(typeof id === 'string' && { id }),
    ...(typeof etag === 'string' && { etag }),
    ...(first && { first }),
    base: Object.fromEntries(
      Object.entries(kept['base']).map(([section, one]) => [section, readStoredContent(one)]),
    ),
    stored: readStoredContent(kept['stored']),
    ...(isTextList(unseen) && { unseen }),
  };
}

function readFirst(kept: unknown): UnansweredCreate | undefined {
  if (!isRecord(kept) || !isRecord(kept['fields'])) return undefined;
  const { idempotencyKey, version, sectionId, day } = kept;
  // The previous build stored `cantTell` alone.
  const marks = isRecord(kept['marks']) ? kept['marks'] : { cant_tell: kept['cantTell'] };
  const [no, cantTell] = [marks['no'], marks['cant_tell']];
  const subject = readRecordSubject(kept);
  if (typeof idempotencyKey !== 'string' || typeof version !== 'number') return undefined;
  const fields = Object.entries(kept['fields']).filter(
    (field): field is [string, WireValue] => typeof field[1] === 'string' || typeof field[1] === 'boolean',
  );
  return {
    idempotencyKey,
    version,
    ...(typeof sectionId === 'string' && { sectionId }),
    ...(subject && { subject }),
    ...(typeof day === 'string' && { day }),
    fields: Object.fromEntries(fields),
    marks: {
      ...(isTextList(no) && { no: [...no] }),
      ...(isTextList(cantTell) && { cant_tell: [...cantTell] }),
    },
    ...(isRecord(kept['evidence']) && { evidence: kept['evidence'] }),
  };
}
