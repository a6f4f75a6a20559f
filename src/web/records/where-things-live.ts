import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import { toAnswers } from '../../engine/answers/to-answers.ts';
import type { Answers } from '../../engine/registry/questionnaire.ts';
import { sessionKeys } from '../session/tab-storage.ts';

type Subject = NonNullable<CatalogEntry['subject']>;

const nameKeys = { coin: 'CoinName', nft: 'NftName' } as const satisfies Record<Subject, string>;

const keyOf = {
  complete: (id: string) => id,
  recordId: (id: string) => `${id}Id`,
  answered: (id: string) => `${id}Answered`,
  section: (id: string, sectionId: string) => `${id}_${sectionId}`,
} as const;

/** The session storage keys of SPEC section 3 that belong to records. */
export const recordKeys = {
  setComplete: (id: string, complete: boolean) => sessionKeys.set(keyOf.complete(id), String(complete)),
  isComplete: (id: string) => sessionKeys.get(keyOf.complete(id)) === 'true',

  setRecordId: (id: string, recordId: string) => sessionKeys.set(keyOf.recordId(id), recordId),
  getRecordId: (id: string) => sessionKeys.get(keyOf.recordId(id)),

  setAnswered: (id: string, count: number) => sessionKeys.set(keyOf.answered(id), String(count)),

  setSection: (id: string, sectionId: string, answers: Answers) =>
    sessionKeys.set(keyOf.section(id, sectionId), answers),
  getSection: (id: string, sectionId: string): Answers | undefined => {
    const kept = sessionKeys.getJson(keyOf.section(id, sectionId));
    return kept === undefined ? undefined : toAnswers(kept);
  },

  setName: (subject: Subject, name: string) => sessionKeys.set(nameKeys[subject], name),
  getName: (subject: Subject) => sessionKeys.get(nameKeys[subject]),

  /** Forgets a questionnaire's record; its completion flag says false from then on. */
  clear: ({ id, subject, sections }: CatalogEntry): void => {
    sessionKeys.remove(keyOf.recordId(id));
    sessionKeys.remove(keyOf.answered(id));
    for (const section of sections) sessionKeys.remove(keyOf.section(id, section.id));
    if (subject) sessionKeys.remove(nameKeys[subject]);
    sessionKeys.set(keyOf.complete(id), 'false');
  },

  /** Forgets everything of a questionnaire, its flag too. */
  remove: (entry: CatalogEntry): void => {
    recordKeys.clear(entry);
    sessionKeys.remove(keyOf.complete(entry.id));
  },
} as const;
