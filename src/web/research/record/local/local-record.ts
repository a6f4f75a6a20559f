import { blankContent, mergeContents, type Content } from '../../../../engine/content.ts';
import type { SentEvidence, SentFields } from '../../../../contracts/record.ts';
import type { Subject } from '../../../../contracts/subject.ts';
import type { QuestionProblem, SaveConflict } from '../../form/section-state.ts';

/** A record that this browser works on, stored as one document. What the page shows is computed from it. */
export interface LocalRecord {
  /** The record's id in this browser; never changes, also when the server gives it an id. */
  readonly localId: string;
  readonly questionnaireId: string;
  /** The questionnaire version that the answers in `sections` were given to. */
  readonly version: number;
  readonly subject?: Subject;
  /** The UTC day of a journal entry. */
  readonly day?: string;
  /** The record as last loaded or confirmed; absent: the server is not known to have it. */
  readonly server?: ServerRecord;
  /** A first save without a response: sent again unchanged, it creates no second record. */
  readonly create?: UnansweredCreate;
  /** Only sections that the server does not have as they are shown. */
  readonly sections: Readonly<Record<string, LocalSection>>;
  /** Facts for the sections that were never saved, by section id; no answers, so not unsaved work. */
  readonly facts: Content['conditionFacts'];
  /** Saved sections whose coins are to be claimed. */
  readonly claims: Readonly<Record<string, Waiting>>;
  /** The name of the tab that shows it; absent: none did when it was last changed. */
  readonly tab?: string;
  /** The member began it beside another one about the same subject. */
  readonly separate?: true;
  /** Milliseconds since the epoch. */
  readonly touchedAt: number;
  /** How often it was stored: an older one, read late, never replaces a newer one. */
  readonly revision: number;
}

export interface ServerRecord {
  readonly id: string;
  /** The revision of `content`; absent: unknown or outdated. */
  readonly etag?: string;
  /** By section id; an unsaved section is absent. */
  readonly sections: Readonly<Record<string, Content>>;
  /** False: it has more sections than this browser has loaded. */
  readonly whole: boolean;
  /** As in RecordContent. */
  readonly unseen?: readonly string[];
}

export interface UnansweredCreate extends SentFields {
  readonly idempotencyKey: string;
  readonly version: number;
  readonly sectionId: string;
  readonly subject?: Subject;
  readonly day?: string;
}

export interface LocalSection {
  /** The whole section; an absent answer is a removed one. */
  readonly written: Content;
  /** The server's content when writing began: for the three-way merge. */
  readonly base: Content;
  /** The last save that the server has not confirmed. */
  readonly attempt?: Attempt;
  readonly state: LocalState;
}

export interface Attempt {
  readonly since: number;
  readonly version: number;
  /** What was written when the member saved. */
  readonly sent: Content;
  /** What earlier saves had sent without a response: the server may have it. */
  readonly earlier?: readonly Content[];
  /** The facts shown with the questions at that moment. */
  readonly evidence?: SentEvidence;
  /** Content of the other sections at that moment, if this section's conditions may depend on it. The name is stored. */
  readonly beside?: Content;
}

export type LocalState =
  | { readonly kind: 'edited' }
  | ({ readonly kind: 'queued' } & Omit<Waiting, 'since'>)
  | { readonly kind: 'refused'; readonly problems?: readonly QuestionProblem[]; readonly full?: string }
  /** `elsewhere`: who wrote the other version. */
  | ({ readonly kind: 'conflict'; readonly elsewhere: 'server' | 'tab' } & SaveConflict);

/** A call to the server that waits for its turn. */
export interface Waiting {
  /** Milliseconds since the epoch: the order in the queue. */
  readonly since: number;
  /** Why it could not be sent at once. */
  readonly waited?: 'offline' | 'failing';
  /** Number of failures of this call alone, and when to retry it. */
  readonly attempts: number;
  readonly notBefore: number;
}

/** A change of a document. */
export type Apply = (document: LocalRecord) => LocalRecord;

/** Names a section of a document. */
export function sectionKey(localId: string, sectionId: string): string {
  return `${localId} ${sectionId}`;
}

export function blankDocument(
  localId: string,
  { id, version }: { readonly id: string; readonly version: number },
  { subject, day }: { readonly subject?: Subject | undefined; readonly day?: string | undefined } = {},
): LocalRecord {
  return {
    localId,
    questionnaireId: id,
    version,
    ...(subject && { subject }),
    ...(day !== undefined && { day }),
    sections: {},
    facts: {},
    claims: {},
    touchedAt: 0,
    revision: 0,
  };
}

/** Whether the device must keep it: answers, saves or claims that the server does not have. */
export function hasWork({ sections, claims, create }: LocalRecord): boolean {
  return Object.keys(sections).length > 0 || Object.keys(claims).length > 0 || create !== undefined;
}

/** What a section shows. */
export function shownContent({ sections, server, facts }: LocalRecord, sectionId: string): Content {
  const own = facts[sectionId];
  return (
    sections[sectionId]?.written ??
    server?.sections[sectionId] ??
    (own ? { ...blankContent, conditionFacts: { [sectionId]: own } } : blankContent)
  );
}

/** Ids of the sections that show something. */
export function shownSections({ sections, server, facts }: LocalRecord): readonly string[] {
  return [
    ...new Set([...Object.keys(server?.sections ?? {}), ...Object.keys(facts), ...Object.keys(sections)]),
  ];
}

/** What all its sections show, except one. */
export function shownOtherSections(document: LocalRecord, sectionId: string): Content {
  const others = shownSections(document).filter((id) => id !== sectionId);
  return mergeContents(others.map((id) => shownContent(document, id)));
}

export function toServerContent({ sections }: ServerRecord): Content {
  return mergeContents(Object.values(sections));
}

export function setSection(document: LocalRecord, sectionId: string, section: LocalSection): LocalRecord {
  return { ...document, sections: { ...document.sections, [sectionId]: section } };
}

export function removeSection(document: LocalRecord, sectionId: string): LocalRecord {
  return { ...document, sections: without(document.sections, sectionId) };
}

export function without<V>(all: Readonly<Record<string, V>>, id: string): Readonly<Record<string, V>> {
  return Object.fromEntries(Object.entries(all).filter(([one]) => one !== id));
}

export function withoutCreate(before: LocalRecord): LocalRecord {
  const { create: _, ...document } = before;
  return document;
}

/** The same record as it was loaded twice: the newer one, or the first if that is unknown. */
export function toNewer(one: ServerRecord, other: ServerRecord | undefined): ServerRecord {
  const isOlder = one.id === other?.id && other.whole && toRevision(one) < toRevision(other);
  return isOlder ? other : one;
}

/** NaN, which compares as false, if it is unknown. */
function toRevision({ etag = '' }: ServerRecord): number {
  return Number(/\d+/.exec(etag)?.[0]);
}
