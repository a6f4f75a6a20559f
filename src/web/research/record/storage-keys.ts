import { isPart, type CatalogEntry } from '../../../engine/catalog.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { Content } from '../../../engine/content.ts';
import type { SubjectName } from '../../../engine/vocabulary.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { isTextList } from '../../../lib/is-text-list.ts';
import type { WebStorage } from '../../session/web-storage.ts';

/*
 * Where each piece of a member's records is stored, and for how long. All keys are made here.
 *
 * | piece                                   | place                     | key                                  | until                                   |
 * | --------------------------------------- | ------------------------- | ------------------------------------ | --------------------------------------- |
 * | document of a record (local/)           | device: IndexedDB         | work/{member}/{localId}              | nothing is unsaved and no tab shows it, log-out, another member |
 * | changes that are not in their document yet | device: local storage  | pending/{member}/{tab}               | they are, log-out, another member       |
 * | the member whose data the device takes  | device: IndexedDB         | member/{member}                      | log-out, another member                 |
 * | pause before the next call              | device: IndexedDB         | wait/{member}                        | a call goes through, log-out, another member |
 * | an interrupted log-out                  | device: local storage     | leaving                              | all of the above is gone, or the next sign-in has tried again |
 * | what the page shows (records.ts)        | memory                    | questionnaire                        | the page is left, log-out               |
 * | completion flag, id, name, saved answers | tab: session storage     | {q}, {q}Id, {q}Answered, {q}_{s}, ... | the session ends, the tab is closed     |
 * | document shown, subject, day, what the keys of (I6) have no place for | tab: session storage | {q}About | the session ends, the tab is closed |
 * | the tab's own name (open-tabs.ts)       | tab: session storage      | tab                                  | log-out, the tab is closed              |
 * | how far the device's clock is off (session/server-clock.ts) | device: local storage | serverAhead | the clock is right again |
 * | the record itself                       | server                    | its id                               | always                                  |
 *
 * If IndexedDB is full or forbidden, local storage replaces it; if that is too, memory does.
 */

export const deviceKeys = {
  work: (member: string, localId: string) => toKey('work', member, localId),
  works: (member: string) => `${toKey('work', member)}/`,
  pending: (member: string, tab: string) => toKey('pending', member, tab),
  pendings: (member: string) => `${toKey('pending', member)}/`,
  member: (member: string) => toKey('member', member),
  wait: (member: string) => toKey('wait', member),
  leaving: 'leaving',
  formerDrafts: (member: string) => `${toKey('draft', member)}/`,
  formerSaves: (member: string) => `${toKey('save', member)}/`,
} as const;

/**
 * Prefixes of the keys that belong to members; the guard comes first, so that no tab writes while they are removed. The last
 * three are of builds before one document a record.
 */
export const memberPrefixes = [
  'member/',
  'pending/',
  'work/',
  'wait/',
  'draft/',
  'save/',
  'record/',
] as const;

/** The tab of a key of pending changes. */
export function readTabName(key: string): string {
  return decodeURIComponent(key.split('/')[2] ?? '');
}

export function belongsTo(member: string, key: string): boolean {
  const [, owner = ''] = key.split('/');
  return owner === encodeURIComponent(member);
}

/** Joins names so that no two paths have the same key. */
function toKey(...names: readonly string[]): string {
  return names.map((name) => encodeURIComponent(name)).join('/');
}

/** Keys for the names of the two evaluations' subjects (I6). */
const nameKeys: Readonly<Partial<Record<SubjectName, string>>> = { coin: 'CoinName', nft: 'NftName' };

function toNameKey({ subject, subjectRequired }: CatalogEntry): string | undefined {
  return subject && subjectRequired && nameKeys[subject];
}

const keyOf = {
  complete: (id: string) => id,
  recordId: (id: string) => `${id}Id`,
  answered: (id: string) => `${id}Answered`,
  section: (id: string, sectionId: string) => `${id}_${sectionId}`,
  about: (id: string) => `${id}About`,
} as const;

/** What a tab stores about its record besides the keys of (I6). */
interface AboutKept {
  readonly localId?: string | undefined;
  readonly subject?: Subject | undefined;
  readonly day?: string | undefined;
  readonly sections: readonly string[];
}

/** The session storage keys that belong to records (I6). */
export type TabKeys = ReturnType<typeof toTabKeys>;

export function toTabKeys(storage: WebStorage) {
  const readKeptAbout = (id: string): Readonly<Record<string, unknown>> => {
    const kept = storage.getJson(keyOf.about(id));
    return isRecord(kept) ? kept : {};
  };
  const setComplete = (entry: Pick<CatalogEntry, 'id' | 'reward'>, complete: boolean): void => {
    if (isPart(entry)) storage.set(keyOf.complete(entry.id), String(complete));
  };
  /** Removes a questionnaire's record and sets its completion flag to false. */
  const clear = (entry: CatalogEntry): void => {
    const { id, sections } = entry;
    for (const key of [keyOf.recordId(id), keyOf.answered(id), keyOf.about(id)]) storage.remove(key);
    for (const section of sections) storage.remove(keyOf.section(id, section.id));
    const nameKey = toNameKey(entry);
    if (nameKey !== undefined) storage.remove(nameKey);
    setComplete(entry, false);
  };
  return {
    clear,

    setComplete,
    isComplete: (id: string) => storage.get(keyOf.complete(id)) === 'true',

    setRecordId: (id: string, recordId: string) => storage.set(keyOf.recordId(id), recordId),
    getRecordId: (id: string) => storage.get(keyOf.recordId(id)),

    setAnswered: (id: string, count: number) => storage.set(keyOf.answered(id), String(count)),

    setSection: (id: string, sectionId: string, content: Content): void => {
      const { values, rest } = splitContent(content);
      storage.set(keyOf.section(id, sectionId), values);
      const about = readKeptAbout(id);
      storage.set(keyOf.about(id), { ...about, rest: { ...readRest(about), [sectionId]: rest } });
    },

    setAbout: (entry: CatalogEntry, about: AboutKept): void => {
      const { rest } = readKeptAbout(entry.id);
      storage.set(keyOf.about(entry.id), { ...about, rest });
      const nameKey = toNameKey(entry);
      if (nameKey !== undefined && about.subject) storage.set(nameKey, about.subject.name);
    },
    getAbout: (entry: CatalogEntry): AboutKept => readAbout(storage.getJson(keyOf.about(entry.id))),

    /** Removes everything of a questionnaire, including its flag. */
    remove: (entry: CatalogEntry): void => {
      clear(entry);
      storage.remove(keyOf.complete(entry.id));
    },
  } as const;
}

/** A section's answers as in (I6), and for {q}About: which blanks are answers, notes and facts. */
function splitContent({ answers, notes, conditionFacts }: Content) {
  const values = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answer ?? false]));
  const no = Object.keys(answers).filter((id) => isBlank(answers[id]));
  const cantTell = Object.keys(answers).filter((id) => answers[id] === null);
  return { values, rest: { no, cant_tell: cantTell, notes, conditionFacts } };
}

function readRest({ rest }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return isRecord(rest) ? rest : {};
}

function isBlank(value: unknown): boolean {
  return value === false || (Array.isArray(value) && value.length === 0);
}

function readAbout(kept: unknown): AboutKept {
  if (!isRecord(kept)) return { sections: [] };
  const { localId, day, sections } = kept;
  return {
    ...(typeof localId === 'string' && { localId }),
    subject: readSubject(kept['subject']),
    ...(typeof day === 'string' && { day }),
    sections: isTextList(sections) ? sections : [],
  };
}

/** The subject of a stored record; those from before subjects had ids have a name only. */
export function readRecordSubject({ subject, name }: Readonly<Record<string, unknown>>): Subject | undefined {
  return readSubject(subject) ?? readSubject({ name });
}

/** Undefined for any other value. */
function readSubject(kept: unknown): Subject | undefined {
  if (!isRecord(kept) || typeof kept['name'] !== 'string') return undefined;
  const { id, name } = kept;
  return { name, ...(typeof id === 'string' && { id }) };
}
