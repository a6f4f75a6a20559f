import type { SentEvidence } from '../../../contracts/record.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { isSameContent, sectionContent, toWritten, type Content } from '../../../engine/content.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import type { QuestionProblem } from '../form/section-state.ts';
import { deleteUnchanged } from './change-analysis.ts';
import { prepareRecord } from './load-record.ts';
import { dropUnsaved, unqueue } from './local/changes.ts';
import { shownContent, type LocalRecord } from './local/local-record.ts';
import { changeAnswers, setShown, setSubject, turnDay } from './record-actions.ts';
import { countUnsaved, getSection, type RecordState } from './record-state.ts';
import { undoSaves } from './record-versions.ts';
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
  | { readonly kind: 'written'; readonly waits: boolean; readonly undo: () => Promise<UndoOutcome> }
  | Unwritten;

/** `changed`: the entry was changed since, and stays as it is. */
type UndoOutcome = 'undone' | 'changed' | 'failed';

/** `unsaved`: today's entry has unsaved answers, which stay as they are. */
interface Unwritten {
  readonly kind: 'unsaved' | 'failed';
  /** What the server refused; absent: it was not reached. */
  readonly problems?: readonly QuestionProblem[];
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
  const saves = compiled.sections.map(({ id }) => getSection(after, id).save);
  if (saves.some(({ kind }) => kind === 'conflict')) return { kind: 'unsaved' };
  if (saves.some((save) => save.kind === 'failed' && !save.again))
    return {
      kind: 'failed',
      problems: saves.flatMap((save) => (save.kind === 'failed' ? (save.problems ?? []) : [])),
    };
  return {
    kind: 'written',
    waits: saves.some(({ kind }) => kind === 'queued' || kind === 'failed'),
    undo: () => undo(records, entry, compiled, { before, after }),
  };
}

interface Written {
  readonly before: RecordState;
  readonly after: RecordState;
}

/** Restores the version of today's entry before it, or deletes the entry if there was none. */
async function undo(
  records: Records,
  entry: CatalogEntry,
  { sections }: CompiledQuestionnaire,
  { before, after }: Written,
): Promise<UndoOutcome> {
  const { documents } = records;
  const { localId = '' } = after;
  const isSending = () =>
    Object.values(documents.get(localId)?.sections ?? {}).some(
      ({ state }) => state.kind === 'queued' && state.waited === undefined,
    );
  if (isSending()) await records.wake('save');
  const document = documents.get(localId);
  if (!document || isSending()) return 'failed';
  const isOurs = sections.every(({ id }) => isSameContent(getSection(after, id), shownContent(document, id)));
  if (!isOurs) return 'changed';
  if (Object.keys(document.sections).length > 0) {
    const drop = (one: LocalRecord) => dropUnsaved(sections.reduce((left, { id }) => unqueue(left, id), one));
    await documents.change(localId, drop, { strict: true });
    return 'undone';
  }
  const isSame = sections.every(({ id }) => isSameContent(getSection(before, id), getSection(after, id)));
  if (before.id !== undefined && isSame) return 'undone';
  const { id, etag } = document.server ?? {};
  if (id === undefined || etag === undefined) return 'failed';
  const outcome =
    before.id === undefined
      ? await deleteUnchanged(records, entry, { id, etag })
      : await undoSaves(records, entry, { id, etag, saves: sections.length });
  return outcome === 'restored' || outcome === 'deleted' ? 'undone' : outcome;
}
