import { isRecord } from '../../../lib/is-record.ts';
import { readKept, toKept as toKeptContent } from '../../../engine/stored.ts';
import { blankContent, type Content } from '../../../engine/content.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { SaveAbout, WireValue } from '../../../contracts/record.ts';
import { newId } from '../new-id.ts';
import type { Device } from '../open-device.ts';
import { isTextList } from '../../../lib/is-text-list.ts';
import { deviceKeys, readSubject } from '../storage-keys.ts';

/** A first save that got no response: sent again unchanged, it makes no second record. */
export interface UnansweredCreate {
  readonly idempotencyKey: string;
  readonly version: number;
  readonly subject?: Subject;
  readonly day?: string;
  readonly fields: Readonly<Record<string, WireValue>>;
  /** Which blanks are answers; without `no` as the build before sent it. */
  readonly marks: Pick<SaveAbout, 'no' | 'cant_tell'>;
}

/** How a record of this browser hangs together with the server's. */
export interface RecordLink {
  /** Absent until the server has confirmed the first save. */
  readonly id?: string;
  /** The revision that `stored` was read at; absent: not known, or known to be outdated. */
  readonly etag?: string | undefined;
  readonly first?: UnansweredCreate | undefined;
  /** What was saved when the member's answers were begun, or saved by them since; by section. */
  readonly base: Readonly<Record<string, Content>>;
  /** All that the record holds at `etag`. */
  readonly stored: Content;
  /** As in RecordContent. */
  readonly unseen?: readonly string[] | undefined;
}

/** Nothing is known of the server's record. */
export const blankLink: RecordLink = { base: {}, stored: blankContent };

/** The records that this browser knows, by their handles. */
export type RecordLinks = ReturnType<typeof openRecordLinks>;

export function openRecordLinks(member: string, { shared }: Device) {
  const set = (handle: string, link: RecordLink): Promise<void> =>
    shared.set(deviceKeys.link(member, handle), toKept(link));
  return {
    load: async (handle: string): Promise<RecordLink | undefined> =>
      readLink(await shared.get(deviceKeys.link(member, handle))),
    set,
    /** Keeps the link of a record that had none, and gives it its handle. */
    add: (link: RecordLink): string => {
      const handle = newId();
      // The device does things in the order they were called for, so nobody has to wait for this.
      void set(handle, link);
      return handle;
    },
    /** Forgets the records that no handle of these leads to. */
    keepOnly: async (handles: Iterable<string>): Promise<void> => {
      const kept = new Set([...handles].map((handle) => deviceKeys.link(member, handle)));
      const keys = await shared.list(deviceKeys.links(member));
      await Promise.all(keys.filter((key) => !kept.has(key)).map((key) => shared.remove(key)));
    },
  } as const;
}

/** A link as the device keeps it. */
function toKept({ base, stored, ...link }: RecordLink) {
  const kept = Object.entries(base).map(([section, content]) => [section, toKeptContent(content)]);
  return { ...link, base: Object.fromEntries(kept), stored: toKeptContent(stored) };
}

function readLink(kept: unknown): RecordLink | undefined {
  if (!isRecord(kept) || !isRecord(kept['base'])) return undefined;
  const { id, etag, unseen } = kept;
  const first = readFirst(kept['first']);
  return {
    ...(typeof id === 'string' && { id }),
    ...(typeof etag === 'string' && { etag }),
    ...(first && { first }),
    base: Object.fromEntries(Object.entries(kept['base']).map(([section, one]) => [section, readKept(one)])),
    stored: readKept(kept['stored']),
    ...(isTextList(unseen) && { unseen }),
  };
}

function readFirst(kept: unknown): UnansweredCreate | undefined {
  if (!isRecord(kept) || !isRecord(kept['fields'])) return undefined;
  const { idempotencyKey, version, name, day } = kept;
  // The build before kept the second list alone.
  const marks = isRecord(kept['marks']) ? kept['marks'] : { cant_tell: kept['cantTell'] };
  const [no, cantTell] = [marks['no'], marks['cant_tell']];
  const subject = readSubject(kept['subject']) ?? readSubject({ name });
  if (typeof idempotencyKey !== 'string' || typeof version !== 'number') return undefined;
  const fields = Object.entries(kept['fields']).filter(
    (field): field is [string, WireValue] => typeof field[1] === 'string' || typeof field[1] === 'boolean',
  );
  return {
    idempotencyKey,
    version,
    ...(subject && { subject }),
    ...(typeof day === 'string' && { day }),
    fields: Object.fromEntries(fields),
    marks: {
      ...(isTextList(no) && { no: [...no] }),
      ...(isTextList(cantTell) && { cant_tell: [...cantTell] }),
    },
  };
}
