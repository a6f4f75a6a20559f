import type { SentEvidence } from '../../../contracts/record.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { isSameContent, sectionContent, toWritten, type Content } from '../../../engine/content.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { ApiError } from '../../api/api-error.ts';
import { changeAnalysis } from './change-analysis.ts';
import { prepareRecord } from './load-record.ts';
import { dropUnsaved, unqueue } from './local/changes.ts';
import type { LocalRecord } from './local/local-record.ts';
import { changeAnswers, setShown, setSubject, turnDay } from './record-actions.ts';
import { countUnsaved, getSection, type RecordState } from './record-state.ts';
import { loadVersions, restoreVersion, type Version } from './record-versions.ts';
import { getRecord, type Records } from './records.ts';
import { saveSection } from './save-section.ts';

interface Entry {
  readonly subject: Subject;
  readonly content: Content;
  /** The facts to store with it, by section id. */
  readonly shown: Readonly<Record<string, SentEvidence | undefined>>;
}

export type EntryOutcome =
  /** The save was sent; `waits`: it is in the queue. */
  { readonly kind: 'written'; readonly waits: boolean; readonly undo: () => Promise<boolean> } | Unwritten;

/** `unsaved`: today's entry has unsaved answers, which stay as they are. */
interface Unwritten {
  readonly kind: 'unsaved' | 'failed';
}

/** Writes today's entry about the subject, unsaved, unless it has unsaved answers. */
export async function fillEntry(
  records: Records,
  entry: CatalogEntry,
  compiled: CompiledQuestionnaire,
  { subject, content }: Pick<Entry, 'subject' | 'content'>,
): Promise<{ readonly kind: 'filled'; readonly before: RecordState } | Unwritten> {
  setSubject(records, entry, subject);
  turnDay(records, entry, toUtcDay(records.now()));
  if ((await prepareRecord(records, compiled)) === 'failed') return { kind: 'failed' };
  const before = getRecord(records, entry.id);
  if (countUnsaved(before) > 0) return { kind: 'unsaved' };
  for (const section of compiled.sections) {
    const written = toWritten(sectionContent(section, content));
    const edit = { before: toWritten(getSection(before, section.id)), written };
    changeAnswers(records, entry.id, section.id, edit);
  }
  return { kind: 'filled', before };
}

/** Writes today's entry about the subject, and saves it as its form would. */
export async function writeEntry(
  records: Records,
  entry: CatalogEntry,
  compiled: CompiledQuestionnaire,
  { shown, ...of }: Entry,
): Promise<EntryOutcome> {
  const filled = await fillEntry(records, entry, compiled, of);
  if (filled.kind !== 'filled') return filled;
  const { before } = filled;
  setShown(records, entry.id, shown);
  for (const { id } of compiled.sections) await saveSection(records, compiled, id);
  const after = getRecord(records, entry.id);
  const states = compiled.sections.map(({ id }) => getSection(after, id).save.kind);
  if (states.includes('conflict')) return { kind: 'unsaved' };
  if (states.includes('failed')) return { kind: 'failed' };
  return {
    kind: 'written',
    waits: states.includes('queued'),
    undo: () => undo(records, entry, compiled, { before, after }),
  };
}

interface Written {
  readonly before: RecordState;
  readonly after: RecordState;
}

/** Restores the version of today's entry before it, or deletes the entry if there was none. False after a failure. */
async function undo(
  records: Records,
  entry: CatalogEntry,
  { sections }: CompiledQuestionnaire,
  { before, after: { localId = '', ...after } }: Written,
): Promise<boolean> {
  const { documents } = records;
  const document = documents.get(localId);
  if (document && Object.keys(document.sections).length > 0) {
    const drop = (one: LocalRecord) => dropUnsaved(sections.reduce((left, { id }) => unqueue(left, id), one));
    await documents.change(localId, drop, { strict: true });
    return true;
  }
  const id = document?.server?.id ?? after.id;
  if (id === undefined) return false;
  if (before.id === undefined)
    return (await changeAnalysis(records, entry, id, { deleted: true })) === 'changed';
  const isSame = sections.every((section) =>
    isSameContent(getSection(before, section.id), getSection({ ...after, localId }, section.id)),
  );
  if (isSame) return true;
  const version = await findLastVersion(records, entry, id);
  if (!version) return false;
  return (await restoreVersion(records, entry, { id, revision: version.revision })) === 'restored';
}

async function findLastVersion(
  records: Records,
  entry: CatalogEntry,
  id: string,
): Promise<Version | undefined> {
  try {
    return (await loadVersions(records, entry, id))[0];
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
