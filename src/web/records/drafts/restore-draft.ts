import { blankContent, isSameContent } from '../../../engine/content.ts';
import type { SaveState, SectionState } from '../../questionnaire/section-state.ts';
import type { QueueEntry } from '../queue/queue-entry.ts';
import { toFailed } from '../queue/apply-outcome.ts';
import type { RecordLink } from '../queue/record-links.ts';
import { toLoad, toSavedSection, type RecordPhase, type RecordState } from '../record-state.ts';
import type { Draft, DraftSection } from './draft.ts';

export interface DraftContext {
  readonly link: RecordLink | undefined;
  readonly entries: readonly QueueEntry[];
  readonly version: number;
}

/** Restores the unsaved answers of a draft; a section whose save was sent in the meantime has that save's state. */
export function restoreDraft(record: RecordState, draft: Draft, context: DraftContext): RecordState {
  const { link } = context;
  const id = record.id ?? link?.id ?? draft.id;
  const edition = record.edition + 1;
  const restored = Object.entries(draft.sections).map(([sectionId, section]) => [
    sectionId,
    toSection(sectionId, section, context, edition),
  ]);
  return {
    ...record,
    ...(id !== undefined && { id }),
    ...(draft.subject && { subject: draft.subject }),
    ...(draft.day !== undefined && { day: draft.day }),
    handle: draft.handle,
    edition,
    phase: toPhase(id === undefined ? record : { ...record, id }, draft, context),
    sections: { ...record.sections, ...Object.fromEntries(restored) },
  };
}

function toPhase(record: RecordState, { version }: Draft, context: DraftContext): RecordPhase {
  // A record with an id, of which this tab has only a draft.
  const isBare = record.id !== undefined && Object.keys(record.sections).length === 0;
  const phase = isBare ? toLoad(record.phase) : record.phase;
  if (version === context.version) return phase;
  return { kind: 'to-migrate', version, next: phase.kind === 'to-load' ? 'to-load' : 'ready' };
}

function toSection(
  sectionId: string,
  { complete, ...content }: DraftSection,
  { link, entries }: DraftContext,
  edition: number,
): SectionState {
  const own = entries.filter((one) => one.sectionId === sectionId);
  const entry = own.find((one) => isSameContent(one, content));
  const saved = link?.base[sectionId];
  // A queued save of other answers is still to come.
  if (own.length === 0 && saved && isSameContent(saved, content)) {
    // A section that was emptied again, and never saved, has the content with which the record was loaded.
    return {
      ...toSavedSection(content, edition),
      complete: complete || !isSameContent(content, blankContent),
    };
  }
  return {
    ...content,
    save: entry ? toSaveState(entry) : { kind: 'dirty' },
    formKey: String(edition),
    complete: complete || entry?.stage === 'claim',
  };
}

function toSaveState({ stage, stopped, waited }: QueueEntry): SaveState {
  if (stage === 'claim') return { kind: 'saved' };
  if (stopped?.kind === 'conflict') return stopped;
  if (stopped) return toFailed(stopped);
  return { kind: waited ? 'queued' : 'saving' };
}
