import type { StoredAnswers } from '../../engine/stored.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { currentContent } from '../../engine/read.ts';
import { asAnswered, toAnswerText, withOwnTexts } from '../../engine/results.ts';
import { isAnswered } from '../../engine/answers.ts';
import type { Member, RecordVersion, StoredRecord } from '../ports/entities.ts';
import type { Caller, Context } from '../domain/context.ts';
import { exportResources } from './resources.ts';
import { findStoredAnswers } from '../domain/stored.ts';
import { toReadRecord } from '../domain/read-record.ts';
import { readVersions } from './stored-versions.ts';
import { findMember } from './members.ts';
import { listRecordsById } from './stored-records.ts';

const batch = 5;

/**
 * The text of one JSON document in pieces. Deleted records are included until they are purged. Earlier versions, and answers
 * that cannot be read or whose questionnaire is gone, have their stored form.
 */
export async function* exportMember(
  context: Context,
  { memberId }: Pick<Caller, 'memberId'>,
): AsyncGenerator<string> {
  const { reads } = context.storage;
  const member = await findMember(reads, memberId);
  if (!member) return;
  const head = {
    exported_at: toMoment(context.clock.now()),
    member: describe(member),
    ...(await exportResources(context, memberId)),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"records":[`;
  let after = '';
  let separator = '';
  for (;;) {
    const records = await listRecordsById(reads, memberId, { after, limit: batch });
    for (const record of records) {
      yield separator;
      yield* exportRecord(context, record);
      separator = ',';
    }
    const last = records.at(-1);
    if (!last) break;
    after = last.id;
  }
  yield '\n]}\n';
}

async function* exportRecord(context: Context, record: StoredRecord): AsyncGenerator<string> {
  yield `\n${JSON.stringify(toExport(context, record)).slice(0, -1)},"versions":[`;
  let separator = '';
  for await (const version of readVersions(context.storage.reads, record)) {
    yield `${separator}${toStoredText(version)}`;
    separator = ',\n';
  }
  yield ']}';
}

function describe(member: Member) {
  const { email, subExpiry, balance, daysSignedIn, lastCollected, disclaimerAgreedAt, leavesAt } = member;
  return {
    email,
    sub_expiry: toMoment(subExpiry),
    curr_coins: balance,
    days_signed_in: daysSignedIn,
    last_collected_date: lastCollected,
    disclaimer_agreed_at: toMomentOrNull(disclaimerAgreedAt),
    leaves_at: toMomentOrNull(leavesAt),
  };
}

function toExport(context: Context, record: StoredRecord) {
  const { module, revision, deletedAt } = record;
  return {
    module: context.questionnaires.get(module)?.questionnaire.id ?? module,
    revision,
    deleted_at: toMomentOrNull(deletedAt),
    ...toAnswered(context, record),
  };
}

/** Parsing and writing a member's thousands of versions would slow the server down. */
function toStoredText({ revision, savedAt, content }: RecordVersion): string {
  const stored = isJson(content) ? content : JSON.stringify(content);
  return `{"revision":${revision},"saved_at":"${toMoment(savedAt)}","stored":${stored}}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function toAnswered({ questionnaires }: Context, record: StoredRecord) {
  const questionnaire = questionnaires.get(record.module)?.questionnaire;
  const stored = findStoredAnswers(record);
  const sections = stored?.sections ?? [];
  const read =
    questionnaire &&
    stored &&
    toReadRecord(questionnaire, { record: { ...record, sections }, stored }, undefined);
  if (read) return { ...read, about: { ...read.about, ...toWords(questionnaire, stored) } };
  const { id, name, subject, title, day, savedAt, content } = record;
  return { id, name, subject, title, day, saved_at: toMoment(savedAt), stored: content };
}

/** For readers without the questionnaire. */
function toWords(questionnaire: Questionnaire, stored: StoredAnswers) {
  const content = currentContent(questionnaire, stored);
  const { answers } = content;
  const { title, version, sections } = questionnaire;
  return {
    questionnaire: { title, version, begun_in: stored.version },
    in_words: sections.flatMap((section) =>
      section.questions.flatMap((question) => {
        const value = answers[question.id];
        if (!isAnswered(value)) return [];
        const answered = asAnswered(questionnaire, section, question, content);
        const text = toAnswerText(withOwnTexts(answered, answers), value);
        return [{ question: question.id, title: question.title, value, text }];
      }),
    ),
  };
}

function toMomentOrNull(time: number | null): string | null {
  return time === null ? null : toMoment(time);
}

function toMoment(time: number): string {
  return new Date(time).toISOString();
}
