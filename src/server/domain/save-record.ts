import { assertNever } from '../../lib/assert-never.ts';
import { randomUUID } from 'node:crypto';
import type { FieldProblem } from '../../contracts/errors.ts';
import { idempotencyHeader, versionHeader, type SaveAbout } from '../../contracts/record.ts';
import type { Subject } from '../../contracts/subject.ts';
import { prepareSave, type ReadySave } from '../../engine/answers/save.ts';
import type { StoredAnswers } from '../../engine/answers/stored.ts';
import type { CompiledQuestionnaire, Questionnaire } from '../../engine/registry/questionnaire.ts';
import { isDay, toUtcDay } from '../../lib/utc-day.ts';
import type { UpdateRecordOutcome } from './commands/record-commands.ts';
import type { Full } from './commands/write-record.ts';
import type { Context } from './context.ts';
import { isJournal } from './journal.ts';
import { readSubject, readVersion } from './read-request.ts';
import type { Caller } from './account.ts';
import { toHash } from './sessions.ts';
import { findStoredAnswers } from './stored.ts';

/** A save as it came in. */
export interface SaveRequest {
  readonly module: string;
  /** Everything in the body but the e-mail and what stands in `about`. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly about: SaveAbout;
  /** The Questionnaire-Version header. */
  readonly version: string | undefined;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly id: string; readonly revision: number }
  | { readonly kind: 'unknown' | 'key-reused' | 'stale' }
  | Full
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] };

/**
 * Makes a record out of a first save; the same Idempotency-Key makes it only once. In a journal it carries on the entry
 * of its day and subject, unless `onlyNew`: then one that is there is 'stale'.
 */
export async function createRecord(
  { storage, questionnaires, clock }: Context,
  { memberId }: Caller,
  request: SaveRequest & { readonly idempotencyKey: string | undefined; readonly onlyNew: boolean },
): Promise<SaveOutcome> {
  const compiled = questionnaires.get(request.module);
  if (!compiled) return { kind: 'unknown' };
  const { idempotencyKey: key, module } = request;
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    return refuse(idempotencyHeader, 'Must have 1 to 255 visible ASCII characters.');
  }
  const now = clock.now();
  const nameIs = compiled.questionnaire.subjectRequired ? 'required' : 'optional';
  const ready = prepare(compiled, request, nameIs, now);
  if (ready.kind === 'refused') return ready;
  return storage.run('createRecord', {
    memberId,
    module,
    id: randomUUID(),
    subject: ready.subject ?? null,
    day: isJournal(compiled.questionnaire) ? toEntryDay(request.about.day, now) : null,
    onlyNew: request.onlyNew,
    save: ready.save,
    repeat: key === undefined ? undefined : { key, requestHash: hashRequest(request) },
    now,
  });
}

/** Merges a later save into the caller's record; `revisions` are those of an If-Match header. */
export async function updateRecord(
  { storage, questionnaires, clock }: Context,
  { memberId }: Caller,
  request: SaveRequest & { readonly id: string; readonly revisions: readonly number[] | undefined },
): Promise<SaveOutcome> {
  const compiled = questionnaires.get(request.module);
  const { module, id, revisions } = request;
  const before = await storage.look(memberId, module, id);
  if (!compiled || before?.module !== module) return { kind: 'unknown' };
  const now = clock.now();
  const ready = prepare(compiled, request, 'optional', now, findStoredAnswers(before));
  if (ready.kind === 'refused') return ready;
  const args = { memberId, module, id, subject: ready.subject, save: ready.save, revisions, now };
  return explain(await storage.run('updateRecord', args, before));
}

function explain(outcome: UpdateRecordOutcome): SaveOutcome {
  switch (outcome.kind) {
    case 'saved':
    case 'unknown':
    case 'stale':
    case 'full':
      return outcome;
    case 'other-subject':
      return refuse('name', 'What a record is about never changes: begin a new one.');
    default:
      return assertNever(outcome);
  }
}

type Prepared =
  | { readonly kind: 'ready'; readonly subject: Subject | undefined; readonly save: ReadySave }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] };

function prepare(
  compiled: CompiledQuestionnaire,
  { fields, about, version }: SaveRequest,
  nameIs: 'required' | 'optional',
  now: number,
  stored?: StoredAnswers,
): Prepared {
  const asked = readVersion(version);
  if (asked.kind === 'malformed') return refuse(versionHeader, 'There is no such version.');
  const { name, ...answers } = fields;
  const subject = readSubject(compiled.questionnaire, { name, id: about.subject }, nameIs);
  const save = prepareSave(compiled, asked.version, answers, {
    cantTell: about.cant_tell ?? [],
    today: toUtcDay(now),
    ...(stored && { stored }),
  });
  const problems = [
    ...(subject.kind === 'refused' ? subject.problems : []),
    ...(save.kind === 'refused' ? save.problems : []),
    ...findDayProblem(compiled.questionnaire, about.day),
  ];
  if (subject.kind === 'refused' || save.kind === 'refused' || problems.length > 0) {
    return { kind: 'refused', problems };
  }
  return { kind: 'ready', subject: subject.subject, save };
}

function findDayProblem(questionnaire: Questionnaire, day: string | undefined): readonly FieldProblem[] {
  if (day === undefined) return [];
  if (!isJournal(questionnaire)) return refuse('about/day', 'There is no such field.').problems;
  return isDay(day) ? [] : refuse('about/day', 'There is no such day.').problems;
}

/** A browser's clock may be ahead: no entry is dated later than the server's today. */
function toEntryDay(asked: string | undefined, now: number): string {
  const today = toUtcDay(now);
  return asked === undefined || asked > today ? today : asked;
}

function refuse(path: string, message: string) {
  return { kind: 'refused', problems: [{ path, message }] } as const;
}

/** The same for the same fields in another order. */
function hashRequest({ module, version, fields, about }: SaveRequest): string {
  const sorted = [fields, about].map((part) =>
    Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return toHash(JSON.stringify([module, version ?? null, ...sorted]));
}
