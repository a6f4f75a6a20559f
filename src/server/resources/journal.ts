import type { ReadRecord } from '../../contracts/record.ts';
import { getJournal, journalPage } from '../../contracts/record-lists.ts';
import { isSameSubject, toSubject, type Subject } from '../../contracts/subject.ts';
import { withCurrentIds, type StoredAnswers } from '../../engine/stored.ts';
import { isWritten } from '../../lib/is-written.ts';
import { allQuestions, type Questionnaire } from '../../engine/questionnaire.ts';
import { toAnswerText } from '../../engine/results.ts';
import { isAnswered } from '../../engine/answers.ts';
import { fold } from '../../lib/fold.ts';
import type { BriefRecord, StoredRecord } from '../ports/entities.ts';
import { whereLost } from '../ports/storage.ts';
import { keepEntryWords, listEntriesWithout, type EntryWords } from './entry-words.ts';
import type { Context } from '../domain/context.ts';
import { isJournal, toDay } from '../domain/journal.ts';
import { toHash } from '../domain/sessions.ts';
import { findStoredAnswers } from '../domain/stored.ts';
import { toReadRecord, toRow } from '../domain/read-record.ts';
import { refuse } from '../domain/read-request.ts';
import { done, route } from './route.ts';
import { findRecord, listBriefRecords } from './stored-records.ts';

export const routes = [
  route(getJournal, async (context, { caller, params: { module }, query }) => {
    const { name, subject: id, words = '', skip = '0' } = query;
    const questionnaire = context.questionnaires.get(module)?.questionnaire;
    if (name === undefined && id !== undefined) return refuse('subject', 'It needs a name.');
    if (!questionnaire || !isJournal(questionnaire)) return { kind: 'no-such-record' };
    const subject = name === undefined ? undefined : { name, ...(id !== undefined && { id }) };
    const asked = { memberId: caller.memberId, subject, words, skip: Number(skip) };
    const entries = await listEntries(context.storage, questionnaire, module, asked);
    const damaged = entries.filter(({ about }) => about.damaged === true);
    return done(entries, { damaged: damaged.map((entry) => entry.id) });
  }),
];

interface AskedEntries {
  readonly memberId: string;
  /** Undefined: any subject. */
  readonly subject: Subject | undefined;
  /** Matched without regard to case and accents; blank: any. */
  readonly words: string;
  readonly skip: number;
}

/** Newest day first. */
async function listEntries(
  storage: Context['storage'],
  questionnaire: Questionnaire,
  module: string,
  { memberId, subject, words, skip }: AskedEntries,
): Promise<ReadRecord[]> {
  const { reads: db } = storage;
  const day = (record: BriefRecord) => toDay(questionnaire, record) ?? '';
  const search = await startSearch(storage, questionnaire, { memberId, module, wanted: fold(words) });
  const entries = (await listBriefRecords(db, memberId, module))
    .filter((record) => !search.excluded.has(record.id))
    .filter((record) => !subject || isSameSubject(toSubject(record), subject))
    .toSorted((one, other) => (day(one) < day(other) ? 1 : day(one) > day(other) ? -1 : 0));
  const found: ReadRecord[] = [];
  const first = search.wanted === '' ? skip : 0;
  let left = skip - first;
  for (const { id } of entries.slice(first)) {
    if (found.length === journalPage) break;
    const record = await findRecord(db, memberId, id);
    if (!record) continue;
    const stored = findStoredAnswers(record);
    if (!(await search.matches(record, stored))) continue;
    left -= 1;
    const read = left < 0 ? toEntry(questionnaire, record, stored) : undefined;
    if (read) found.push(read);
  }
  await search.end();
  return found;
}

function toEntry(
  questionnaire: Questionnaire,
  record: StoredRecord,
  stored: StoredAnswers | undefined,
): ReadRecord | undefined {
  if (stored) return toReadRecord(questionnaire, { record, stored }, undefined);
  const { id, name, ...about } = toRow(questionnaire, record);
  return { id, name, about: { ...about, no: [], cant_tell: [], damaged: true } };
}

interface Search {
  /** Folded; blank: any. */
  readonly wanted: string;
  /** Ids of entries without these words. */
  readonly excluded: ReadonlySet<string>;
  matches(record: StoredRecord, stored: StoredAnswers | undefined): Promise<boolean>;
  end(): Promise<void>;
}

/** Entries whose words are stored together, in one write. */
const keptTogether = 20;

/**
 * Folding 16 MB of answers takes a tenth of a second, so a search stores what it folds. An entry is folded again after its
 * save and after a change of its questions.
 */
async function startSearch(
  storage: Context['storage'],
  questionnaire: Questionnaire,
  {
    memberId,
    module,
    wanted,
  }: { readonly memberId: string; readonly module: string; readonly wanted: string },
): Promise<Search> {
  if (wanted === '')
    return { wanted, excluded: new Set(), matches: async () => true, end: async () => undefined };
  const mark = toMark(questionnaire);
  const excluded = new Set(
    await listEntriesWithout(storage.reads, memberId, module, { mark, words: wanted }),
  );
  let folded: EntryWords[] = [];
  const end = async () => {
    const entries = folded;
    folded = [];
    if (entries.length > 0)
      await storage.run(keepEntryWords, { memberId, entries }).catch(whereLost(undefined));
  };
  return {
    wanted,
    excluded,
    async matches({ id, revision }, stored) {
      if (!stored) return false;
      const words = toWords(questionnaire, stored);
      folded.push({ id, revision, mark, words });
      if (folded.length === keptTogether) await end();
      return words.includes(wanted);
    },
    end,
  };
}

/** To be raised when `fold` or the texts of answers change. */
const form = 1;

/** Wordings may change within a version. */
function toMark(questionnaire: Questionnaire): string {
  return toHash(JSON.stringify([form, allQuestions(questionnaire)])).slice(0, 16);
}

/** Folded texts contain no line break, so words never match across two of them. */
function toWords(questionnaire: Questionnaire, stored: StoredAnswers): string {
  const { answers, notes } = withCurrentIds(questionnaire, stored);
  const texts = allQuestions(questionnaire).flatMap((question) => {
    const answer = answers[question.id];
    return [isAnswered(answer) ? toAnswerText(question, answer) : undefined, notes[question.id]?.text];
  });
  return texts.filter(isWritten).map(fold).join('\n');
}
