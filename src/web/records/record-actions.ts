import { readRecord, sectionAnswers } from '../../engine/answers/record.ts';
import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import type { Answers, CompiledQuestionnaire, Questionnaire } from '../../engine/registry/questionnaire.ts';
import { countAnswered, countAsked } from '../../engine/rules/completion.ts';
import type { ReadRecord } from '../../contracts/record.ts';
import { ApiError } from '../api/api-error.ts';
import { loadLatestRecord } from '../api/records.ts';
import { getMember } from '../session/session-store.ts';
import { recordKeys } from './record-keys.ts';
import { blankRecord, toSavedSections, withSection } from './record-state.ts';
import { changeRecord, getRecord } from './records-store.ts';

/** New Analysis: nothing of the record is left, neither here nor in session storage. */
export function startNew(entry: CatalogEntry): void {
  changeRecord(entry.id, ({ edition }) => ({ ...blankRecord, edition: edition + 1 }));
  recordKeys.clear(entry);
}

/**
 * Names what the record is about. Once something is saved, another name starts a new record with blank
 * sections: a record's name never changes under its answers.
 */
export function nameRecord(entry: CatalogEntry, name: string): void {
  const { id, name: before } = getRecord(entry.id);
  if (id !== undefined && before?.toLowerCase() === name.toLowerCase()) return;
  if (id !== undefined) startNew(entry);
  changeRecord(entry.id, (record) => ({
    ...record,
    name,
    // What a lost first save made belongs to the name it was sent with.
    unanswered: before === name ? record.unanswered : undefined,
  }));
  if (entry.subject) recordKeys.setName(entry.subject, name);
}

/** An edit: the result of the last save is no longer shown; one under way goes on. */
export function changeAnswers(questionnaireId: string, sectionId: string, answers: Answers): void {
  changeRecord(questionnaireId, (record) => {
    const saving = record.sections[sectionId]?.save.kind === 'saving';
    return withSection(record, sectionId, { answers, ...(!saving && { save: { kind: 'dirty' } }) });
  });
}

/** Previous Analysis: the record saved last, all its sections counted as saved (SPEC section 4). */
export async function openPrevious({ questionnaire }: CompiledQuestionnaire): Promise<'opened' | 'none'> {
  const found = await findLatest(questionnaire);
  if (!found) return 'none';
  const edition = getRecord(questionnaire.id).edition + 1;
  const answers = readRecord(questionnaire, found);
  changeRecord(questionnaire.id, () => ({
    ...blankRecord,
    edition,
    id: found.id,
    ...(found.name !== null && { name: found.name }),
    sections: toSavedSections(questionnaire, answers, edition),
    complete: true,
  }));
  keepRecord(questionnaire, found, answers);
  recordKeys.setComplete(questionnaire.id, true);
  return 'opened';
}

/** Fills in the stored answers of a record that this tab knows only by its id. */
export async function loadStored(compiled: CompiledQuestionnaire): Promise<'loaded' | 'failed'> {
  const { questionnaire } = compiled;
  const found = await findLatest(questionnaire);
  if (!found) return 'failed';
  const answers = readRecord(questionnaire, found);
  changeRecord(questionnaire.id, (record) => {
    const sections = toSavedSections(questionnaire, answers, record.edition + 1);
    return {
      ...record,
      id: found.id,
      stored: false,
      edition: record.edition + 1,
      sections: { ...sections, ...keepUnsaved(record.sections) },
    };
  });
  keepRecord(questionnaire, found, answers);
  if (questionnaire.kind === 'insights') {
    recordKeys.setAnswered(questionnaire.id, countAnswered(compiled, answers));
    changeRecord(questionnaire.id, (record) => ({
      ...record,
      complete: countAnswered(compiled, answers) === countAsked(compiled, answers),
    }));
  }
  return 'loaded';
}

function keepUnsaved(sections: ReturnType<typeof getRecord>['sections']) {
  return Object.fromEntries(Object.entries(sections).filter(([, { save }]) => save.kind === 'dirty'));
}

function keepRecord(questionnaire: Questionnaire, found: ReadRecord, answers: Answers): void {
  recordKeys.setRecordId(questionnaire.id, found.id);
  if (questionnaire.subject && found.name !== null) recordKeys.setName(questionnaire.subject, found.name);
  for (const { id, questions } of questionnaire.sections) {
    recordKeys.setSection(questionnaire.id, id, sectionAnswers(questions, answers));
  }
}

async function findLatest(questionnaire: Questionnaire): Promise<ReadRecord | undefined> {
  const { id, version } = questionnaire;
  try {
    return await loadLatestRecord({ module: id, email: getMember()?.email ?? '', version });
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
