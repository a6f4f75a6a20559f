import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import { toAnswers } from '../../engine/answers/to-answers.ts';
import type { Answers } from '../../engine/registry/questionnaire.ts';
import type { TabStorage } from '../session/tab-storage.ts';

/*
 * Where each piece of a member's records lives, and for how long. All keys are made here.
 *
 * | piece                                   | place                     | key                                  | until                                   |
 * | --------------------------------------- | ------------------------- | ------------------------------------ | --------------------------------------- |
 * | records on the page (records.ts)        | memory                    | questionnaire                        | the page is left, log-out               |
 * | queue and connection (save-queue.ts)    | memory                    |                                      | the page is left, log-out               |
 * | completion flag, id, name, saved answers | tab: session storage     | {q}, {q}Id, {q}Answered, {q}_{s}, ... | the session ends, the tab is closed     |
 * | the tab's own name (open-tabs.ts)       | tab: session storage      | tab                                  | log-out, the tab is closed              |
 * | draft: what is typed and not saved      | device: local storage     | draft/{member}/{tab}/{questionnaire} | it is saved, log-out, another member    |
 * | save or claim that waits                | device: IndexedDB         | save/{member}/{id}                   | the server has it, log-out, another member |
 * | how long the server is left alone       | device: IndexedDB         | wait/{member}                        | a call goes through, log-out, another member |
 * | link to the server's record             | device: IndexedDB         | record/{member}/{handle}             | no draft or save needs it, log-out, another member |
 * | a log-out that is not finished          | device: local storage     | leaving                              | all of the above is gone                |
 * | the record itself                       | server                    | its id                               | always                                  |
 *
 * Where IndexedDB is full or forbidden local storage stands in, and where that is, memory.
 */

/** The keys of what the tabs of a browser share. */
export const deviceKeys = {
  draft: (member: string, tab: string, questionnaireId: string) =>
    toKey('draft', member, tab, questionnaireId),
  drafts: (member: string) => `${toKey('draft', member)}/`,
  save: (member: string, id: string) => toKey('save', member, id),
  saves: (member: string) => `${toKey('save', member)}/`,
  wait: (member: string) => toKey('wait', member),
  link: (member: string, handle: string) => toKey('record', member, handle),
  links: (member: string) => `${toKey('record', member)}/`,
  leaving: 'leaving',
} as const;

/** What every key of a member's begins with. */
export const memberPrefixes = ['draft/', 'save/', 'wait/', 'record/'] as const;

/** Which tab and questionnaire a draft belongs to, by its key. */
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

/** A path of names as one key; no name can be taken for two. */
function toKey(...names: readonly string[]): string {
  return names.map((name) => encodeURIComponent(name)).join('/');
}

type Subject = NonNullable<CatalogEntry['subject']>;

const nameKeys = { coin: 'CoinName', nft: 'NftName' } as const satisfies Record<Subject, string>;

const keyOf = {
  complete: (id: string) => id,
  recordId: (id: string) => `${id}Id`,
  answered: (id: string) => `${id}Answered`,
  section: (id: string, sectionId: string) => `${id}_${sectionId}`,
} as const;

/** The session storage keys of SPEC section 3 that belong to records. */
export type TabKeys = ReturnType<typeof toTabKeys>;

export function toTabKeys(storage: TabStorage) {
  /** Forgets a questionnaire's record; its completion flag says false from then on. */
  const clear = ({ id, subject, sections }: CatalogEntry): void => {
    storage.remove(keyOf.recordId(id));
    storage.remove(keyOf.answered(id));
    for (const section of sections) storage.remove(keyOf.section(id, section.id));
    if (subject) storage.remove(nameKeys[subject]);
    storage.set(keyOf.complete(id), 'false');
  };
  return {
    clear,

    setComplete: (id: string, complete: boolean) => storage.set(keyOf.complete(id), String(complete)),
    isComplete: (id: string) => storage.get(keyOf.complete(id)) === 'true',

    setRecordId: (id: string, recordId: string) => storage.set(keyOf.recordId(id), recordId),
    getRecordId: (id: string) => storage.get(keyOf.recordId(id)),

    setAnswered: (id: string, count: number) => storage.set(keyOf.answered(id), String(count)),

    setSection: (id: string, sectionId: string, answers: Answers) =>
      storage.set(keyOf.section(id, sectionId), answers),
    getSection: (id: string, sectionId: string): Answers | undefined => {
      const kept = storage.getJson(keyOf.section(id, sectionId));
      return kept === undefined ? undefined : toAnswers(kept);
    },

    setName: (subject: Subject, name: string) => storage.set(nameKeys[subject], name),
    getName: (subject: Subject) => storage.get(nameKeys[subject]),

    /** Forgets everything of a questionnaire, its flag too. */
    remove: (entry: CatalogEntry): void => {
      clear(entry);
      storage.remove(keyOf.complete(entry.id));
    },
  } as const;
}
