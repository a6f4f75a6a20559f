import type { Subject } from '../../../contracts/subject.ts';
import { readStoredContent, toStoredContent } from '../../../engine/stored.ts';
import type { Content } from '../../../engine/content.ts';
import { toContent } from '../../questionnaire/section-state.ts';
import { isRecord } from '../../../lib/is-record.ts';
import type { Device } from '../open-device.ts';
import { isUnsaved, type RecordState } from '../record-state.ts';
import { deviceKeys, readDraftKey, readRecordSubject } from '../storage-keys.ts';

/** Answers that the server has not acknowledged, as one tab stores them on the device. */
export interface Draft {
  /** The questionnaire version that the answers were given to. */
  readonly version: number;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
  readonly handle?: string;
  readonly id?: string;
  readonly subject?: Subject;
  readonly day?: string;
  /** The record was not the tab's current one. */
  readonly parked?: boolean;
  /** Unsaved sections by id; `complete`: an older save of the section counts. */
  readonly sections: Readonly<Record<string, DraftSection>>;
}

export interface DraftSection extends Content {
  readonly complete: boolean;
}

export interface StoredDraft {
  readonly key: string;
  readonly tab: string;
  readonly questionnaireId: string;
  readonly draft: Draft;
}

/** One draft per tab and record, so that two tabs never overwrite each other's. */
export type DraftStorage = ReturnType<typeof openDraftStorage>;

export function openDraftStorage(member: string, { local }: Device) {
  return {
    keyOf: (tab: string, questionnaireId: string, { handle = '' }: Draft): string =>
      deviceKeys.draft(member, tab, questionnaireId, handle),

    set: (key: string, draft: Draft): void => local.set(key, toStoredDraft(draft)),

    remove: (key: string): void => local.remove(key),

    list: (): readonly StoredDraft[] =>
      local.list(deviceKeys.drafts(member)).flatMap((key) => {
        const draft = readDraft(local.get(key));
        return draft ? [{ ...readDraftKey(key), key, draft }] : [];
      }),
  } as const;
}

/** Undefined: the server or session storage has all of the record. */
export function toDraft(record: RecordState, version: number, now: number): Draft | undefined {
  const { handle, id, subject, day, phase } = record;
  const unsaved = Object.entries(record.sections).filter(([, section]) => isUnsaved(section));
  if (handle === undefined && unsaved.length === 0) return undefined;
  return {
    version: phase.kind === 'to-migrate' ? phase.version : version,
    keptAt: now,
    ...(handle !== undefined && { handle }),
    ...(id !== undefined && { id }),
    ...(subject && { subject }),
    ...(day !== undefined && { day }),
    sections: Object.fromEntries(
      unsaved.map(([sectionId, section]) => [
        sectionId,
        { ...toContent(section), complete: section.complete ?? false },
      ]),
    ),
  };
}

function toStoredDraft({ sections, ...draft }: Draft) {
  const kept = Object.entries(sections).map(([id, section]) => [
    id,
    { content: toStoredContent(section), complete: section.complete },
  ]);
  return { ...draft, sections: Object.fromEntries(kept) };
}

/** Undefined for anything but a draft. */
function readDraft(kept: unknown): Draft | undefined {
  if (!isRecord(kept) || !isRecord(kept['sections'])) return undefined;
  const { version, keptAt, handle, id, day } = kept;
  if (typeof version !== 'number' || typeof keptAt !== 'number') return undefined;
  const subject = readRecordSubject(kept);
  const sections = Object.entries(kept['sections']).flatMap(([section, one]) =>
    isRecord(one)
      ? [
          [
            section,
            { ...readStoredContent(one['content'] ?? one['answers']), complete: one['complete'] === true },
          ] as const,
        ]
      : [],
  );
  return {
    version,
    keptAt,
    ...(typeof handle === 'string' && { handle }),
    ...(typeof id === 'string' && { id }),
    ...(subject && { subject }),
    ...(typeof day === 'string' && { day }),
    ...(kept['parked'] === true && { parked: true }),
    sections: Object.fromEntries(sections),
  };
}
