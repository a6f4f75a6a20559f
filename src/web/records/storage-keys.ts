import { isPart, type CatalogEntry } from '../../engine/catalog.ts';
import type { Subject } from '../../contracts/subject.ts';
import { readStoredContent } from '../../engine/stored.ts';
import type { Content } from '../../engine/content.ts';
import type { SubjectName } from '../../engine/vocabulary.ts';
import { isRecord } from '../../lib/is-record.ts';
import { isTextList } from '../../lib/is-text-list.ts';
import type { WebStorage } from '../session/web-storage.ts';

/*
 * Where each piece of a member's records is stored, and for how long. All keys are made here.
 *
 * | piece                                   | place                     | key                                  | until                                   |
 * | --------------------------------------- | ------------------------- | ------------------------------------ | --------------------------------------- |
 * | the current record (records.ts)         | memory                    | questionnaire                        | the page is left, log-out               |
 * | others with unsaved answers (records.ts) | memory                   | handle                               | they are saved, the page is left, log-out |
 * | queue and connection (save-queue.ts)    | memory                    |                                      | the page is left, log-out               |
 * | completion flag, id, name, saved answers | tab: session storage     | {q}, {q}Id, {q}Answered, {q}_{s}, ... | the session ends, the tab is closed     |
 * | subject, day, sections saved, what the keys of (I6) have no place for | tab: session storage | {q}About | the session ends, the tab is closed |
 * | the tab's own name (open-tabs.ts)       | tab: session storage      | tab                                  | log-out, the tab is closed              |
 * | draft: unsaved answers                  | device: local storage     | draft/{member}/{tab}/{questionnaire}/{handle} | it is saved, log-out, another member |
 * | queued save or claim                    | device: IndexedDB         | save/{member}/{id}                   | the server has it, log-out, another member |
 * | pause before the next call              | device: IndexedDB         | wait/{member}                        | a call goes through, log-out, another member |
 * | link to the server's record             | device: IndexedDB         | record/{member}/{handle}             | no draft or save needs it, log-out, another member |
 * | an interrupted log-out                  | device: local storage     | leaving                              | all of the above is gone                |
 * | how far the device's clock is off (session/server-clock.ts) | device: local storage | serverAhead | the clock is right again |
 * | the record itself                       | server                    | its id                               | always                                  |
 *
 * If IndexedDB is full or forbidden, local storage replaces it; if that is too, memory does.
 */

export const deviceKeys = {
  draft: (member: string, tab: string, questionnaireId: string, handle: string) =>
    toKey('draft', member, tab, questionnaireId, handle),
  drafts: (member: string) => `${toKey('draft', member)}/`,
  save: (member: string, id: string) => toKey('save', member, id),
  saves: (member: string) => `${toKey('save', member)}/`,
  wait: (member: string) => toKey('wait', member),
  link: (member: string, handle: string) => toKey('record', member, handle),
  links: (member: string) => `${toKey('record', member)}/`,
  leaving: 'leaving',
} as const;

/** Prefixes of the keys that belong to members. */
export const memberPrefixes = ['draft/', 'save/', 'wait/', 'record/'] as const;

/** Tab and questionnaire of a draft. */
export function readDraftKey(key: string): { readonly tab: string; readonly questionnaireId: string } {
  const [, , tab = '', questionnaireId = ''] = key.split('/').map(decodeURIComponent);
  return { tab, questionnaireId };
}

export function belongsTo(member: string, key: string): boolean {
  return memberPrefixes.some((prefix) => {
    const own = prefix + encodeURIComponent(member);
    return key === own || key.startsWith(`${own}/`);
  });
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
      const { values, beside } = splitContent(content);
      storage.set(keyOf.section(id, sectionId), values);
      const about = readKeptAbout(id);
      storage.set(keyOf.about(id), { ...about, beside: { ...readBeside(about), [sectionId]: beside } });
    },
    getSection: (id: string, sectionId: string): Content | undefined => {
      const kept = storage.getJson(keyOf.section(id, sectionId));
      return kept === undefined ? undefined : joinContent(kept, readBeside(readKeptAbout(id))[sectionId]);
    },

    setAbout: (entry: CatalogEntry, about: AboutKept): void => {
      const { beside } = readKeptAbout(entry.id);
      storage.set(keyOf.about(entry.id), { ...about, beside });
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
  return { values, beside: { no, cant_tell: cantTell, notes, conditionFacts } };
}

function joinContent(values: unknown, beside: unknown): Content {
  // The previous build stored one map.
  if (!isRecord(values) || !isRecord(beside)) return readStoredContent(values);
  const { no, cant_tell: cantTell, notes, conditionFacts } = beside;
  const answers = Object.entries(values).flatMap(([id, value]) => {
    if (isIn(cantTell, id)) return [[id, null] as const];
    return isBlank(value) && !isIn(no, id) ? [] : [[id, value] as const];
  });
  return readStoredContent({ format: 2, answers: Object.fromEntries(answers), notes, conditionFacts });
}

function isIn(list: unknown, id: string): boolean {
  return isTextList(list) && list.includes(id);
}

function readBeside({ beside }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return isRecord(beside) ? beside : {};
}

function isBlank(value: unknown): boolean {
  return value === false || (Array.isArray(value) && value.length === 0);
}

function readAbout(kept: unknown): AboutKept {
  if (!isRecord(kept)) return { sections: [] };
  const { day, sections } = kept;
  return {
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
